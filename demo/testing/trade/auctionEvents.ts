import { foldBids } from '#server/auctions/bidding/fold.ts'
import type { BiddingRow } from '#server/auctions/bidding/store.ts'
import type { RecordedBid, Wish } from '#shared/auctions/bidding.ts'
import {
  type AuctionEvent,
  type AuctionState,
  advance,
  type Effect,
  type EventRefusal,
  standingsWith,
} from '#shared/auctions/engine.ts'
import type { Halalas } from '#shared/base/money.ts'

/** An event of an auction: a bid, which the server decides in a batch, or an event that the engine decides. */
export type TradeEvent = AuctionEvent | BidEvent
export type BidEvent = { readonly kind: 'bid' } & Wish

/** The changes that an event writes. */
export type TradeEffect =
  | Effect
  | ({ readonly kind: 'bid' } & RecordedBid)
  /** The leader raised the maximum, without a new bid. */
  | { readonly kind: 'raised'; readonly bidder: number; readonly max: Halalas }
  | { readonly kind: 'extended'; readonly endsAt: number }

export interface TakenEvent {
  readonly refused?: undefined
  readonly state: AuctionState
  readonly effects: readonly TradeEffect[]
}

/**
 * The refusal of an event. For a bid it is the key of the API's message (`auction_closed`), or the refused field with its code
 * (`money at_least`).
 */
export interface RefusedEvent {
  readonly refused: EventRefusal['refused'] | (string & {})
}

/** Applies an event as production does: a bid through foldBids, every other event through the engine. */
export function takeEvent(state: AuctionState, event: TradeEvent, now: number): TakenEvent | RefusedEvent {
  return event.kind === 'bid' ? takeBid(state, event, now) : advance(state, event, now)
}

function takeBid(state: AuctionState, event: BidEvent, now: number): TakenEvent | RefusedEvent {
  const { kind: _, ...wish } = event
  const folded = foldBids([{ auctionId, wish, repeat: undefined }], [biddingRowOf(state, now)], [])
  const refusal = folded.outcomes[0]?.refusal
  if (refusal) {
    const [field] = Object.entries(refusal.fields ?? {})
    return { refused: field ? `${field[0]} ${field[1][0]?.code}` : (refusal.words ?? refusal.code) }
  }
  const [change] = folded.changes
  if (!change) throw new RangeError('a bid that is taken changes its auction')
  const bids = folded.bids.map(({ auctionId: _, hash: __, ...bid }) => bid)
  const effects: TradeEffect[] = bids.map((bid) => ({ kind: 'bid', ...bid }))
  if (bids.length === 0) effects.push({ kind: 'raised', bidder: change.leader, max: change.max })
  if (change.endsAt !== null) effects.push({ kind: 'extended', endsAt: change.endsAt })
  return {
    state: {
      ...state,
      endsAt: change.endsAt ?? state.endsAt,
      bidsCount: change.count,
      leader: { bidder: change.leader, amount: change.current, max: change.max },
      standings: standingsWith(state.standings, bids),
    },
    effects,
  }
}

const auctionId = 7

/** The row that the database returns for an auction when a batch of bids locks it at `now`. */
export function biddingRowOf(state: AuctionState, now: number): BiddingRow {
  const { terms, leader, endsAt, bidsCount, closed, voidedAt } = state
  return {
    id: auctionId,
    owner: terms.owner,
    hidden: false,
    over: closed || voidedAt !== null,
    way: terms.way ?? 'english',
    starting: terms.starting,
    increment: terms.increment,
    reserve: terms.reserve,
    auto_accept: terms.autoAccept,
    starts_ms: terms.startsAt,
    first_ends_ms: terms.firstEndsAt,
    ends_ms: endsAt,
    planned_ms: null,
    session_id: null,
    soft_close_s: terms.softCloseS,
    soft_cap_s: terms.softCapS,
    accept_s: terms.acceptS,
    award_s: terms.awardS,
    bids_count: bidsCount,
    version: 3,
    current: leader?.amount ?? null,
    leader_id: leader?.bidder ?? null,
    max: leader?.max ?? null,
    salt: Buffer.alloc(16),
    last_hash: bidsCount > 0 ? 'ab'.repeat(32) : null,
    clock: now,
    gone: null,
    barred: null,
  }
}
