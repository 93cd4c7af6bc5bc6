import { latestEnd, nextMinimum } from '#shared/auctions/bidding.ts'
import type { Auction, AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import {
  type AuctionState,
  type Award,
  acceptUntil,
  awardOf,
  bestOf,
  lapseOf,
  reserveMet,
  settle,
  statusOf,
} from '#shared/auctions/engine.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import { fallOf } from '#shared/auctions/ways/dutch.ts'
import { priceAt } from '#shared/auctions/ways/fall.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, halalas, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { maskedPerson } from '#shared/base/text/masks.ts'
import { detailsIn, productOf } from '../products/present.ts'
import { markOf } from './marks.ts'
import { type AuctionRow, type StateRow, stateOf } from './row.ts'

/** The auction in the reader's language at the database's time; amounts in SAR for the whole lot. */
export function auctionOf(row: AuctionRow, locale: Locale): Auction {
  const state = stateOf(row)
  const fall = fallOf(state.terms)
  const clock = fall && priceAt(fall, row.clock.getTime())
  const shown = row.current_halalas ?? clock ?? row.starting_halalas
  return {
    ...productOf(row, locale),
    quantity: toKilograms(grams(row.lot_grams)),
    price: toRiyals(shown),
    status: statusOf(state, row.clock.getTime()),
    way: row.way,
    fall: fall ? { floor_price: toRiyals(fall.floor), step_s: fall.stepS } : null,
    offers_count: row.offers_count,
    starting_price: toRiyals(row.starting_halalas),
    current_price: row.current_halalas === null ? null : toRiyals(row.current_halalas),
    price_per_kg: toRiyals(pricePerKg(shown, grams(row.lot_grams)) ?? halalas(0)),
    min_increment: toRiyals(row.min_increment_halalas),
    next_minimum: toRiyals(
      row.way === 'english'
        ? nextMinimum(row.starting_halalas, row.current_halalas, row.min_increment_halalas)
        : (clock ?? row.starting_halalas),
    ),
    reserve_met: reserveMet(state),
    bids_count: row.bids_count,
    starts_at: row.starts_at.toISOString(),
    starts_after: row.starts_after,
    ends_at: row.ends_at.toISOString(),
    my_standing: null,
  }
}

/**
 * The number of the bid with the active award, which is loaded in addition to the last bids; null if there is no active
 * award.
 */
export function awardedNumber(row: StateRow): number | null {
  return standingAward(row)?.number ?? null
}

/** The active award; null for a stopped auction, which has no winner. */
function standingAward(row: StateRow): Award | null {
  const { state } = settle(stateOf(row), row.clock.getTime())
  return state.voidedAt === null ? awardOf(state) : null
}

/** The auction for one reader, with its last bids and the awarded one; `highest` is the reader's highest bid. */
export function detailsOf(
  row: AuctionRow,
  bids: readonly BidRow[],
  {
    locale,
    reader,
    highest,
    offer,
  }: {
    readonly locale: Locale
    readonly reader: number | undefined
    readonly highest: Halalas | null
    /** The reader's own valid offer in a tender that is not opened. */
    readonly offer: OwnOfferRow | null
  },
): AuctionDetails {
  const now = row.clock.getTime()
  const { state } = settle(stateOf(row), now)
  const award = standingAward(row)
  const leads = reader !== undefined && row.leader_id === reader
  const until = acceptUntil(state)
  return {
    ...auctionOf(row, locale),
    details: detailsIn(row, locale),
    server_time: row.clock.toISOString(),
    first_ends_at: row.first_ends_at.toISOString(),
    latest_ends_at: new Date(latestEnd(state.terms, state.plannedEnd)).toISOString(),
    soft_close_s: state.terms.softCloseS,
    accept_until: until === null || until <= now ? null : new Date(until).toISOString(),
    bids: bidsOf(
      bids.filter(({ number }) => number > row.bids_count - limits.shownBids),
      row,
      { locale, reader },
    ),
    session: sessionOf(row),
    is_owner: reader === row.seller_id,
    my_mark: reader === undefined ? null : markOf(row.salt, reader),
    my_standing: leads ? 'leading' : highest === null ? null : 'outbid',
    my_highest: highest === null ? null : toRiyals(highest),
    my_max: leads && row.max_halalas !== row.current_halalas ? toRiyals(row.max_halalas ?? halalas(0)) : null,
    my_offer: offer && {
      number: offer.number,
      amount: toRiyals(offer.amount_halalas),
      at: offer.at.toISOString(),
    },
    awarded_bid: award && awardedBid(award, bids, state, { locale, reader }),
  }
}

/** The session of a lot, and the place of the lot in the session. */
export function sessionOf({
  session_id: id,
  session_place: place,
}: Pick<AuctionRow, 'session_id' | 'session_place'>): AuctionDetails['session'] {
  return id === null || place === null ? null : { id, place }
}

function awardedBid(
  award: Award,
  bids: readonly BidRow[],
  state: AuctionState,
  { locale, reader }: { readonly locale: Locale; readonly reader: number | undefined },
): AuctionDetails['awarded_bid'] {
  const bid = bids.find(({ number }) => number === award.number)
  if (!bid) throw new RangeError(`bid ${award.number} was not loaded`)
  return {
    id: bid.id,
    amount: toRiyals(award.amount),
    bidder: maskedPerson(bid, locale),
    mine: award.bidder === reader,
    at: new Date(award.at).toISOString(),
    order_until: new Date(lapseOf(state, award)).toISOString(),
  }
}

/** A bidder's own valid offer. */
export interface OwnOfferRow {
  readonly number: number
  readonly amount_halalas: Halalas
  readonly at: Date
}

export interface BidRow {
  id: number
  number: number
  bidder_id: number
  f_name: string
  l_name: string
  amount_halalas: Halalas
  automatic: boolean
  at: Date
  /** Whether the bidder was excluded after this bid. */
  excluded: boolean
}

/** The bids with their current standing, highest first. */
export function bidsOf(
  rows: readonly BidRow[],
  row: StateRow & Pick<AuctionRow, 'salt'>,
  { locale, reader }: { readonly locale: Locale; readonly reader?: number | undefined },
): Bid[] {
  const now = row.clock.getTime()
  const { state } = settle(stateOf(row), now)
  const status = statusOf(state, now)
  return rows.map((bid) => ({
    id: bid.id,
    number: bid.number,
    amount: toRiyals(bid.amount_halalas),
    bidder: maskedPerson(bid, locale),
    mark: markOf(row.salt, bid.bidder_id),
    automatic: bid.automatic,
    mine: bid.bidder_id === reader,
    at: bid.at.toISOString(),
    state: stateOfBid(bid, state, status),
  }))
}

function stateOfBid(bid: BidRow, state: AuctionState, status: AuctionStatus): Bid['state'] {
  if (status !== 'void' && awardOf(state)?.number === bid.number) return 'accepted'
  const award = state.awards.find(({ bidder }) => bidder === bid.bidder_id)
  if (award?.failure) return award.failure
  if (bid.excluded || (award && award.lapsedAt !== null)) return 'ineligible'
  if (status !== 'open' && status !== 'ended') return 'lost'
  return bestOf(state)?.number === bid.number ? 'leading' : 'outbid'
}
