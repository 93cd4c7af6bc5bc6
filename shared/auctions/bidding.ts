import type { Halalas } from '../base/money.ts'
import type { AuctionWay } from './ways.ts'

/**
 * The rules by which bids change an auction (contract, Auctions, "bid"): pure functions in halalas and milliseconds of the
 * database's clock.
 */

/**
 * The announced terms of an auction. They apply for its whole run, even if settings change later (contract, section 9).
 */
export interface Terms {
  /** The owner's id; an owner never bids. */
  readonly owner: number
  readonly starting: Halalas
  readonly increment: Halalas
  /** The reserve price, which is private to the owner. */
  readonly reserve: Halalas | null
  readonly autoAccept: boolean
  readonly startsAt: number
  readonly firstEndsAt: number
  /**
   * A bid in the last `softCloseS` extends the end to `softCloseS` after the bid, at most `softCapS` past the first
   * end.
   */
  readonly softCloseS: number
  readonly softCapS: number
  /** Time for the owner to accept after the end or a lapse, and for the winner to order after the award. */
  readonly acceptS: number
  readonly awardS: number
  /** The way to sell; absent for an English auction. */
  readonly way?: AuctionWay
  /** Set for a Dutch lot only: the lowest price, and the seconds of each step; `increment` is the step down. */
  readonly floor?: Halalas
  readonly stepS?: number
}

/** The leader, the current price and the maximum of the leader's automatic bids; `max` is never below `amount`. */
export interface Leader {
  readonly bidder: number
  readonly amount: Halalas
  readonly max: Halalas
}

/** The state that decides the next bid. */
export interface Bidding {
  readonly terms: Terms
  readonly endsAt: number
  /**
   * The planned closing of a lot in a session, which earlier lots may move; never before `firstEndsAt`. Undefined outside of a
   * session.
   */
  readonly plannedEnd?: number | undefined
  readonly bidsCount: number
  readonly leader: Leader | null
}

/** A bid before it is recorded: an amount for the whole lot, a maximum for automatic bids, or both. */
export interface Wish {
  readonly bidder: number
  readonly money?: Halalas | undefined
  readonly max?: Halalas | undefined
}

/** A recorded bid; numbers count from 1 without gaps and amounts rise strictly. */
export interface RecordedBid {
  readonly number: number
  readonly bidder: number
  readonly amount: Halalas
  readonly automatic: boolean
  readonly at: number
}

/** The reason why a bid is refused; `least` is the minimum of `money`, or of `max_money`. */
export type BidRefusal =
  | { readonly refused: 'own_auction' | 'not_begun' | 'closed' }
  | { readonly refused: 'missing_money' }
  | { readonly refused: 'money_too_low' | 'max_too_low'; readonly least: Halalas }

export interface Placed {
  readonly refused?: undefined
  readonly bidding: Bidding
  /** The recorded bids, of which the last one leads; empty if a maximum was raised without moving the price. */
  readonly bids: readonly RecordedBid[]
  /** Whether the end moved. */
  readonly extended: boolean
}

/** The minimum of the next bid. */
export function nextMinimum(starting: Halalas, current: Halalas | null, increment: Halalas): Halalas {
  return current === null ? starting : ((current + increment) as Halalas)
}

/** Places a bid at a time, or refuses it. The caller first checks that no bid is accepted and that the auction is not stopped. */
export function placeBid(bidding: Bidding, wish: Wish, now: number): Placed | BidRefusal {
  const { terms, endsAt, leader } = bidding
  if (wish.bidder === terms.owner) return { refused: 'own_auction' }
  if (now < terms.startsAt) return { refused: 'not_begun' }
  if (now >= endsAt) return { refused: 'closed' }
  return leader?.bidder === wish.bidder ? raiseOwn(bidding, leader, wish, now) : challenge(bidding, wish, now)
}

/**
 * A bid by the leader. Without `money`, it raises the leader's maximum, and the price changes only if the maximum reaches the
 * reserve. With `money`, it is treated like any other bid.
 */
function raiseOwn(bidding: Bidding, leader: Leader, { money, max }: Wish, now: number): Placed | BidRefusal {
  if (money === undefined) {
    if (max === undefined) return { refused: 'missing_money' }
    if (max <= leader.max) return { refused: 'max_too_low', least: (leader.max + 1) as Halalas }
    return record(bidding, [], { ...leader, max }, now)
  }
  const least = leastOf(bidding)
  if (money < least) return { refused: 'money_too_low', least }
  // A maximum cannot be lowered, so the current maximum is the minimum of a new one.
  const lowest = Math.max(money, leader.max) as Halalas
  if (max !== undefined && max < lowest) return { refused: 'max_too_low', least: lowest }
  const own = { bidder: leader.bidder, amount: money, automatic: false }
  return record(bidding, [own], { ...own, max: max ?? lowest }, now)
}

/**
 * A bid by another bidder against the leader's maximum. The bidder with the higher limit leads, and the price rises only by the
 * smallest step that is needed. If the limits are equal, the earlier bidder leads.
 */
function challenge(bidding: Bidding, { bidder, money, max }: Wish, now: number): Placed | BidRefusal {
  if (money === undefined) return { refused: 'missing_money' }
  const least = leastOf(bidding)
  if (money < least) return { refused: 'money_too_low', least }
  if (max !== undefined && max < money) return { refused: 'max_too_low', least: money }
  const limit = max ?? money
  const { leader, terms } = bidding
  const asked = { bidder, amount: money, automatic: false }
  const own = { bidder, max: limit }
  if (!leader || money > leader.max) return record(bidding, [asked], own, now)

  const step = (above: Halalas, upTo: Halalas) => Math.min(above + terms.increment, upTo) as Halalas
  const answer = (amount: Halalas) => ({ bidder: leader.bidder, amount, automatic: true })
  const again = (amount: Halalas) => ({ bidder, amount, automatic: true })
  // A bid that equals the leader's maximum is not recorded, because the earlier bidder already has that amount.
  const first = money < leader.max ? [asked] : []
  if (limit > leader.max) {
    const above = step(leader.max, limit)
    return record(bidding, [...first, answer(leader.max), again(above)], own, now)
  }
  if (limit === leader.max) return record(bidding, [...first, answer(leader.max)], leader, now)
  const furthest = limit > money ? [again(limit)] : []
  return record(bidding, [...first, ...furthest, answer(step(limit, leader.max))], leader, now)
}

/** A bid that has no number and no time yet. */
type Made = Pick<RecordedBid, 'bidder' | 'amount' | 'automatic'>

/** Records bids, of which the last one leads; `leading` is the new leader with the leader's limit. */
function record(
  bidding: Bidding,
  made: readonly Made[],
  leading: Pick<Leader, 'bidder' | 'max'>,
  now: number,
): Placed {
  const bids = withReserve(bidding, made, leading).map((bid, place) => ({
    ...bid,
    number: bidding.bidsCount + place + 1,
    at: now,
  }))
  const held = bids.reduce(withBid, bidding)
  const leader = held.leader && { ...held.leader, max: leading.max }
  return { bidding: { ...held, leader }, bids, extended: held.endsAt > bidding.endsAt }
}

/**
 * If the bidder's limit reaches the reserve, the bid is raised to the reserve at once, with or without a rival, because
 * the clock does not sell the lot for less.
 */
function withReserve(
  { terms: { reserve }, leader }: Bidding,
  made: readonly Made[],
  { bidder, max }: Pick<Leader, 'bidder' | 'max'>,
): readonly Made[] {
  const last = made.at(-1)
  const price = last?.amount ?? leader?.amount ?? 0
  if (reserve === null || price >= reserve || max < reserve) return made
  const atReserve = { bidder, amount: reserve, automatic: true }
  return last?.automatic ? [...made.slice(0, -1), atReserve] : [...made, atReserve]
}

/** The state after a recorded bid, for live bidding and for replaying a record. */
export function withBid(
  bidding: Bidding,
  { bidder, amount, number, at }: Pick<RecordedBid, 'bidder' | 'amount' | 'number' | 'at'>,
): Bidding {
  return {
    ...bidding,
    endsAt: endAfter(bidding, at),
    bidsCount: number,
    leader: { bidder, amount, max: amount },
  }
}

/** The end after a bid at this time. It is never earlier than the current end and never later than the cap. */
export function endAfter(
  { terms, endsAt, plannedEnd }: Pick<Bidding, 'terms' | 'endsAt' | 'plannedEnd'>,
  now: number,
): number {
  const softly = now + terms.softCloseS * 1_000
  const cap = latestEnd(terms, plannedEnd)
  return Math.max(endsAt, Math.min(softly, cap))
}

/** The latest possible end, independent of the number of late bids; in a session it follows the planned closing. */
export function latestEnd(
  { firstEndsAt, softCapS }: Pick<Terms, 'firstEndsAt' | 'softCapS'>,
  plannedEnd: number = firstEndsAt,
): number {
  return plannedEnd + softCapS * 1_000
}

function leastOf({ terms, leader }: Bidding): Halalas {
  return nextMinimum(terms.starting, leader?.amount ?? null, terms.increment)
}
