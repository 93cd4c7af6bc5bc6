import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useLocale } from '../../app/texts/text.ts'
import { behar } from '../integration/api.ts'
import { beharQueries } from '../integration/useRead.ts'
import type { TypedGoods } from './goodsForm.ts'

/** The chosen goods, once all three are; asked for when the typing rests, and only to be told quietly. */
type Goods = Pick<TypedGoods, 'fishType' | 'category' | 'size'>

/** The newest open demands for the chosen goods; `waiting` are the ids of the states that wait. */
export function useLikelyDemands(goods: Goods, waiting: readonly number[]) {
  const locale = useLocale()
  const asked = useResting(bodyOf(goods, waiting))
  return useQuery({
    queryKey: [...beharQueries, 'likely', 'demands', asked, locale],
    queryFn: ({ signal }) =>
      behar('POST platforms/behar-market/demand/list', { body: asked ?? {} }, { locale, signal }),
    ...quietly,
    enabled: asked !== null,
  })
}

/** The newest supplies of the chosen goods that are still to be had. */
export function useLikelySupplies(goods: Goods, waiting: readonly number[]) {
  const locale = useLocale()
  const asked = useResting(bodyOf(goods, waiting))
  return useQuery({
    queryKey: [...beharQueries, 'likely', 'supplies', asked, locale],
    queryFn: ({ signal }) =>
      behar('POST platforms/behar-market/supply/list', { body: asked ?? {} }, { locale, signal }),
    ...quietly,
    enabled: asked !== null,
  })
}

const quietly = {
  staleTime: 30_000,
  retry: false,
  throwOnError: false,
  placeholderData: keepPreviousData,
} as const

function bodyOf({ fishType, category, size }: Goods, waiting: readonly number[]) {
  if (!fishType || !category || !size || waiting.length === 0) return null
  return {
    fish_type_id: [Number(fishType)],
    category_id: [Number(category)],
    size_id: [Number(size)],
    status_id: [...waiting],
    limit: limits.behar.matches,
  }
}

/** What was asked last before a rest. */
function useResting<T>(value: T): T {
  const [rested, setRested] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as T), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

const restMs = 400
