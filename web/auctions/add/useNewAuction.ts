import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import { type Answer, api } from '../../app/calls/api.ts'
import { sendCounted } from '../../app/calls/sendCounted.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { bodyOf, type Draft, type Sending } from '../../products/listing/state/sendListing.ts'
import type { ListingStart } from '../../products/listing/state/start.ts'
import type { ListingData } from '../../products/listing/useListingData.ts'
import { useNewListing } from '../../products/listing/useNewListing.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { type Lot, lotFieldsOf } from './lot.ts'
import { lotProblems, useLotLabels } from './lotProblems.ts'
import { lotTimes } from './lotTimes.ts'
import { addAuctionText } from './messages.ts'

/** The initial goods and terms of sale. */
export type NewAuctionStart = ListingStart & { readonly lot: Lot }

type Sold = Answer<'POST product/auction/create'>

/** The state of the auction form: the state of the product form and the terms of sale. */
export function useNewAuction(
  {
    userId,
    start,
    terms,
    movesStock,
  }: {
    readonly userId: number
    readonly start: NewAuctionStart
    readonly terms: LotForm
    /** True if the lot is taken from the stock of the copied goods. */
    readonly movesStock: boolean
  },
  { options, seasons }: ListingData,
) {
  const t = useText(addAuctionText)
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [lot, setLot] = useState(start.lot)
  const placeOf = (cityId: number | null) => terms.places.find(({ id }) => id === cityId) ?? null
  const timesAt = (now: Date, { cityId, marketId, price }: Placed) =>
    lotTimes(lot, { now, place: placeOf(cityId), marketId, terms, starting: priceTyped(price) })
  const problemsAt = (now: Date, listing: Placed) =>
    lotProblems(lot, {
      times: timesAt(now, listing),
      starting: priceTyped(listing.price),
      now,
      shortestS: terms.shortest_s,
      locale,
    })
  const sale = {
    lot,
    typed: lot !== start.lot,
    fields: useLotLabels(lot.way),
    missing: ({ listing }: Draft) => problemsAt(new Date(serverNow()), listing),
    send: (draft: Draft, sending: Sending) => sendNewAuction(draft, { lot, movesStock }, sending),
    onSold: async (_sold: Sold) => {
      showToast('success', t.published)
      await queries.invalidateQueries({ queryKey: ['myAuctions'] })
      if (movesStock) await queries.invalidateQueries({ queryKey: ['myProducts'] })
    },
    onDone: useMemo(
      () => (id: number) =>
        navigate({ to: '/profile/my-auctions/$auctionId', params: { auctionId: String(id) } }),
      [navigate],
    ),
  }
  const listing = useNewListing<Sold>({ userId, start, sale }, options, seasons)
  const { state, form } = listing
  const change = (part: Partial<Lot>) => {
    setLot((before) => ({ ...before, ...part }))
    form.clearErrors((Object.keys(part) as (keyof Lot)[]).flatMap((field) => [...forgiven[field]]))
  }
  // Auctions follow the server's clock. The browser's minute timer only triggers the next check.
  const now = new Date(serverNow())
  return {
    ...listing,
    lot,
    change,
    now,
    place: placeOf(state.listing.cityId),
    times: timesAt(now, state.listing),
    /** Announced sessions of the lot's market. */
    sessions: terms.sessions.filter(({ market_id }) => market_id === state.listing.marketId),
    missing: { ...state.missing(now.getTime()), ...problemsAt(now, state.listing) },
  }
}

type Placed = {
  readonly cityId: number | null
  readonly marketId: number | null
  readonly price: string
}

export type NewAuction = ReturnType<typeof useNewAuction>

function sendNewAuction(
  draft: Draft,
  { lot, movesStock }: { readonly lot: Lot; readonly movesStock: boolean },
  { locale, onSent }: Sending,
): Promise<Sold> {
  const source = movesStock && draft.copyOf !== null ? { copy_of: draft.copyOf, move_stock: true } : {}
  return api(
    'POST product/auction/create',
    { body: { ...bodyOf(draft), ...source, ...lotFieldsOf(lot) } },
    { locale, key: draft.key, via: onSent && sendCounted(onSent) },
  )
}

/** For each form field, the API names of the fields whose errors are cleared when the form field changes. */
const forgiven: Readonly<Record<keyof Lot, readonly string[]>> = {
  start: ['starts_at', 'starts_after', 'session_id', 'ends_at', 'minutes', 'step_s'],
  session: ['session_id'],
  day: ['starts_at', 'step_s'],
  time: ['starts_at', 'step_s'],
  lasts: ['ends_at', 'minutes'],
  minutes: ['ends_at', 'minutes'],
  step: ['min_increment'],
  ownStep: ['min_increment'],
  reserve: ['reserve_price'],
  autoAccept: ['auto_accept'],
  way: ['way', 'starts_at', 'min_increment', 'reserve_price', 'ends_at', 'minutes', 'floor_price', 'step_s'],
  // These fields change the length of the price fall, so a prayer time may then be within the fall.
  floor: ['floor_price', 'min_increment', 'starts_at', 'step_s'],
  drop: ['min_increment', 'starts_at', 'step_s'],
  dropS: ['step_s', 'starts_at'],
}
