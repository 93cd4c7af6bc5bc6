import { useMemo, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Season } from '#shared/products/listing.ts'
import { closedSeasonName } from '#shared/products/seasons.ts'
import { useNow } from '../base/now.ts'
import { useLocale } from '../base/text.ts'
import type { Listing } from './listing.ts'
import { proposedName } from './listingName.ts'
import { type ListingErrors, problemsOf } from './listingSteps.ts'
import { seasonNotices } from './seasonNotice.ts'

export type ListingState = ReturnType<typeof useListing>

/** What is typed, what follows from it, and what is still missing. */
export function useListing(start: Listing, options: Options, seasons: readonly Season[]) {
  const locale = useLocale()
  const now = useNow()
  const [listing, setListing] = useState(start)
  const [errors, setErrors] = useState<ListingErrors>({})
  const fish = options.fish.find(({ id }) => id === listing.fishId)
  const size = options.sizes.find(({ id }) => id === listing.sizeId)
  const state = options.fish_types.find(({ id }) => id === listing.stateId)
  const city = options.cities.find(({ id }) => id === listing.cityId)
  const proposed = useMemo(() => proposedName({ fish, size, state }), [fish, size, state])
  const name = { ar: listing.name.ar || proposed.ar, en: listing.name.en || proposed.en }
  const day = riyadhDay(new Date(now))
  const notices =
    fish && city
      ? seasonNotices(seasons, { fishId: fish.id, regionId: city.region_id, source: listing.source, day })
      : []
  const missing = (at: number): ListingErrors => {
    const closed = notices.find(({ kind }) => kind === 'closed')
    const found = problemsOf(listing, name, new Date(at), locale)
    if (closed?.kind !== 'closed') return found
    const { kind, rule } = closed.season
    const season = closedSeasonName({ kind, rule: { ar: rule, en: rule } })
    const told = fieldMessage({ code: 'closed_season', season, until: closed.until }, locale)
    return { type_fish_id: [told], ...found }
  }
  const change = (part: Partial<Listing>) => {
    setListing((before) => ({ ...before, ...part }))
    forgive((Object.keys(part) as (keyof Listing)[]).flatMap((field) => [...wireFields[field]]))
  }
  /** What was wrong with a field is told until it is typed in again. */
  const forgive = (fields: readonly string[]) =>
    setErrors((before) => {
      const gone = Object.keys(before).filter((name) => fields.includes(name.split('.')[0] ?? name))
      return gone.length === 0 ? before : without(before, gone)
    })
  return {
    ...{ listing, change, errors, setErrors, forgive, missing, now, day, notices },
    ...{ fish, size, state, city, name, proposed, options, seasons },
    errorsOf: (field: string) => errors[field],
  }
}

function without(errors: ListingErrors, names: readonly string[]): ListingErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

/** The fields of the wire that a part of the form becomes. */
const wireFields: Readonly<Record<keyof Listing, readonly string[]>> = {
  fishId: ['type_fish_id', 'category'],
  source: ['origin', 'farmed', 'origin_country', 'type_fish_id'],
  country: ['origin_country'],
  farmedAbroad: ['farmed'],
  stateId: ['fish_type'],
  sizeId: ['size'],
  qualityId: ['quality'],
  unit: ['quantity'],
  unitWeight: ['quantity'],
  count: ['quantity'],
  price: ['price'],
  kilos: ['price'],
  marketId: ['market_id', 'city_id'],
  cityId: ['city_id', 'type_fish_id'],
  landing: ['landing_place'],
  caughtAt: ['caught_at'],
  name: ['name'],
  details: ['details'],
}
