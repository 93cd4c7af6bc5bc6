import { useState } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale } from '../../app/texts/text.ts'
import type { Listing } from '../../products/listing/state/listing.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { useChangedListing } from '../../products/listing/useChangedListing.ts'
import type { ListingData } from '../../products/listing/useListingData.ts'
import type { Lot } from '../add/lot.ts'
import { lotFields, lotProblems } from '../add/lotProblems.ts'
import { lotTimes } from '../add/lotTimes.ts'
import { useLotLabels } from '../useLotLabels.ts'
import { lotChanges, standingLot } from './lot.ts'

type Changing = {
  readonly product: OwnProduct
  readonly data: ListingData
  readonly terms: LotForm
  /** The auction has started: its times are fixed. */
  readonly begun: boolean
  readonly onDone: () => void
}

/** The edit form's state for a lot without bids: goods and terms of sale. */
export function useChangedLot({ product, data, terms, begun, onDone }: Changing) {
  const locale = useLocale()
  const [before] = useState(() => standingLot(product, new Date(serverNow())))
  const [lot, setLot] = useState(before)
  const { auction } = product
  const placeOf = (cityId: number | null) => terms.places.find(({ id }) => id === cityId) ?? null
  const problems = ({ cityId, price }: Listing) => {
    const now = new Date(serverNow())
    const times = lotTimes(lot, { now, place: placeOf(cityId), terms })
    const shortestS = terms.shortest_s
    const found = lotProblems(lot, { times, starting: priceTyped(price), now, shortestS, locale })
    // An unchanged start is valid, however near it is.
    const started =
      begun || (before.start === lot.start && before.day === lot.day && before.time === lot.time)
    return started ? without(found, begun ? lotFields.when : ['starts_at', 'starts_after']) : found
  }
  const sale = {
    changesOf: ({ price }: Listing) =>
      auction && lotChanges({ before, lot, auction }, price, new Date(serverNow())),
    missingOf: problems,
    fields: useLotLabels(),
  }
  const changed = useChangedListing(product, data, { onDone, sale })
  const { state, form } = changed
  const change = (part: Partial<Lot>) => {
    setLot((standing) => ({ ...standing, ...part }))
    form.clearErrors(Object.keys(sale.fields).filter((field) => field !== 'price'))
  }
  return {
    ...changed,
    lot,
    change,
    // `state.now` ticks each minute and triggers the next check.
    now: new Date(Math.max(serverNow(), 0)),
    place: placeOf(state.listing.cityId),
    missing: { ...state.missing(state.now), ...problems(state.listing) },
  }
}

function without(
  found: Readonly<Record<string, readonly string[]>>,
  fields: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(found).filter(([field]) => !fields.includes(field)))
}
