import {
  type AuctionState,
  type Award,
  acceptUntil,
  awardOf,
  bestOf,
  lapseOf,
  type Standing,
  settle,
  statusOf,
} from '#shared/auctions/engine.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { maskedPerson } from '#shared/base/text/masks.ts'
import { auctionOf, sessionOf } from '../present.ts'
import { stateOf } from '../row.ts'
import type { NamedBidRow, OwnAuctionRow } from './ownStore.ts'

/** The status of a lot, the bid that can be accepted now, and the accepted bid. */
export interface OwnLot {
  readonly row: OwnAuctionRow
  readonly state: AuctionState
  readonly best: Standing | null
  readonly award: Award | null
}

/** A lot at the database's time. */
export function lotOf(row: OwnAuctionRow): OwnLot {
  const now = row.clock.getTime()
  const { state } = settle(stateOf(row), now)
  const status = statusOf(state, now)
  // A lot of a session closes in its turn, so its bids can be accepted only afterwards.
  const acceptable = status === 'ended' || (status === 'open' && state.plannedEnd === undefined)
  const best = acceptable ? bestOf(state) : null
  return { row, state, best, award: awardOf(state) }
}

/** A lot as its seller sees it; `bids` contains the bid that can be accepted and the accepted bid. */
export function ownAuctionOf(
  { row, state, best, award }: OwnLot,
  bids: readonly NamedBidRow[],
  locale: Locale,
): OwnAuction {
  const bidOf = ({ number }: Standing) => {
    const bid = bids.find((one) => one.auction_id === row.id && one.number === number)
    if (!bid) throw new RangeError(`bid ${number} of auction ${row.id} was not loaded`)
    return { id: bid.id, bidder: maskedPerson(bid, locale) }
  }
  const until = acceptUntil(state)
  return {
    ...auctionOf(row, locale),
    hidden: row.status === 'hidden',
    hidden_by_staff: row.hidden_by_staff,
    reserve_price: row.reserve_halalas === null ? null : toRiyals(row.reserve_halalas),
    auto_accept: row.auto_accept,
    best_bid: best && { ...bidOf(best), amount: toRiyals(best.amount) },
    accept_until: until === null || until <= row.clock.getTime() ? null : new Date(until).toISOString(),
    awarded_bid: award && {
      ...bidOf(award),
      amount: toRiyals(award.amount),
      mine: false,
      at: new Date(award.at).toISOString(),
      order_until: new Date(lapseOf(state, award)).toISOString(),
    },
    order_failed: state.awards.findLast(({ failure }) => failure !== null)?.failure ?? null,
    session: sessionOf(row),
    order_id: row.order_id,
    server_time: row.clock.toISOString(),
  }
}
