import { useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import { useNow } from '../base/now.ts'
import { useLocale } from '../base/text.ts'
import { weightTyped } from '../products/listingUnits.ts'
import { type Ask, proposedTitle } from './ask.ts'
import { type AskErrors, problemsOf } from './askProblems.ts'

export type RequestState = ReturnType<typeof useRequestForm>

/** What is typed of a request, what follows from it, and what is still missing. */
export function useRequestForm(start: Ask, options: Options) {
  const locale = useLocale()
  const now = useNow()
  const [ask, setAsk] = useState(start)
  const [errors, setErrors] = useState<AskErrors>({})
  const fish = options.fish.find(({ id }) => id === ask.fishId)
  const city = options.cities.find(({ id }) => id === ask.cityId)
  const quantity = weightTyped(ask.quantity)
  const proposed = proposedTitle(fish, quantity, ask.titleIn)
  const title = ask.title || proposed
  const change = (part: Partial<Ask>) => {
    setAsk((before) => ({ ...before, ...part }))
    forgive((Object.keys(part) as (keyof Ask)[]).map((name) => wireField[name]))
  }
  /** What was wrong with a field is told until it is typed in again. */
  const forgive = (fields: readonly string[]) =>
    setErrors((before) => {
      const left = Object.entries(before).filter(([name]) => !fields.includes(name))
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left)
    })
  return {
    ...{ ask, change, errors, setErrors, forgive, now, options },
    ...{ fish, city, quantity, proposed, title },
    missing: (at: number): AskErrors => problemsOf(ask, title, new Date(at), locale),
    errorsOf: (field: string) => errors[field],
  }
}

/** The field of the wire that a part of the form becomes. */
const wireField: Readonly<Record<keyof Ask, string>> = {
  fishId: 'fish_id',
  quantity: 'quantity',
  cityId: 'city_id',
  neededBy: 'needed_by',
  title: 'title',
  titleIn: 'title',
  sizeId: 'size',
  qualityId: 'quality',
  weight: 'weight',
  price: 'price',
  body: 'body',
}
