import type { Halalas } from '../base/money.ts'
import { type Bidding, type BidRefusal, placeBid, type RecordedBid, type Wish } from './bidding.ts'
import type { AuctionStatus, ExclusionReason, OrderFailure } from './status.ts'

/**
 * What becomes of an auction, from its first bid to its order (contract, Auctions): one pure function of state, event and
 * the database's time, used by the server and shown by the page. Amounts in halalas, moments in milliseconds.
 */

/** The best bid of one bidder. */
export interface Standing {
  readonly bidder: number
  readonly amount: Halalas
  /** The number of that bid. */
  readonly number: number
}

/** A bid that was accepted: by the owner, or by the clock where that was agreed. A lapsed one stays as history. */
export interface Award extends Standing {
  readonly at: number
  readonly by: 'owner' | 'clock'
  readonly lapsedAt: number | null
  /** Through whom its order failed, which ended it; null for every other award. */
  readonly failure: OrderFailure | null
}

/** Everything that an auction is. */
export interface AuctionState extends Bidding {
  /** The end is recorded; `endsAt` moves no more. */
  readonly closed: boolean
  /** The best bid of each bidder who did not leave since, the highest first. */
  readonly standings: readonly Standing[]
  /** Oldest first; only the last one may stand. */
  readonly awards: readonly Award[]
  readonly orderedAt: number | null
  readonly voidedAt: number | null
}

export type AuctionEvent =
  /** Nothing but time: what is due by now is done, as of when it was due. */
  | { readonly kind: 'tick' }
  | ({ readonly kind: 'bid' } & Wish)
  /** The owner accepts the bid of this number. */
  | { readonly kind: 'accept'; readonly number: number }
  /** The winner orders the lot. */
  | { readonly kind: 'order'; readonly bidder: number }
  | OrderFailed
  /** A bidder may not bid any more: blocked, or of a type that does not bid. */
  | { readonly kind: 'exclude'; readonly bidder: number }
  /** The market's people stop it. */
  | { readonly kind: 'void' }

/** The order of the lot ended without a sale. */
interface OrderFailed {
  readonly kind: 'fail'
  readonly reason: OrderFailure
  /** Bidders who may not bid any more by now. */
  readonly barred: readonly number[]
  /** Whether the owner may sell: the clock awards nothing for one who may not. */
  readonly ownerSells: boolean
}

/** A bidder who left an auction; `after` is the number of the last bid before that. */
export interface Exclusion {
  readonly bidder: number
  readonly after: number
  readonly at: number
  readonly reason: ExclusionReason
}

/** What has to be written, told and shown, in this order. */
export type Effect =
  | ({ readonly kind: 'bid' } & RecordedBid)
  /** The leader's maximum was raised, which nobody else sees. */
  | { readonly kind: 'raised'; readonly bidder: number; readonly max: Halalas }
  | { readonly kind: 'extended'; readonly endsAt: number }
  | { readonly kind: 'ended'; readonly at: number }
  | { readonly kind: 'awarded'; readonly award: Award }
  | { readonly kind: 'lapsed'; readonly award: Award }
  /** A bidder's maximum ended, and their bids up to the number `after` win no more. */
  | ({ readonly kind: 'excluded' } & Exclusion)
  | { readonly kind: 'ordered'; readonly at: number }
  | { readonly kind: 'voided'; readonly at: number }

export interface Step {
  readonly refused?: undefined
  readonly state: AuctionState
  /** None where what was asked for stands already. */
  readonly effects: readonly Effect[]
}

/**
 * Why an event is not taken. `not_highest`: another bid is the highest that may win; `not_now`: no bid may be accepted,
 * or nothing stopped, in this state; `not_winner`: somebody else's award, or none; `lapsed`: the winner's time is over;
 * `rejected`, `abandoned`: the order of their award failed through the owner, or through themselves.
 */
export type EventRefusal =
  | BidRefusal
  | { readonly refused: 'not_highest' | 'not_now' | 'not_winner' | 'lapsed' | OrderFailure }

/** Does what is due by now, then the event. A refusal leaves the state as it was; what was due is done by the next step. */
export function advance(state: AuctionState, event: AuctionEvent, now: number): Step | EventRefusal {
  const due = settle(state, now)
  const next = take(due.state, event, now)
  return next.refused === undefined ? { ...next, effects: [...due.effects, ...next.effects] } : next
}

function take(state: AuctionState, event: AuctionEvent, now: number): Step | EventRefusal {
  if (event.kind === 'bid') return bid(state, event, now)
  if (event.kind === 'accept') return accept(state, event.number, now)
  if (event.kind === 'order') return order(state, event.bidder, now)
  if (event.kind === 'fail') return fail(state, event, now)
  if (event.kind === 'exclude') return exclude(state, event.bidder, now)
  if (event.kind === 'void') return stop(state, now)
  return { state, effects: [] }
}

function bid(state: AuctionState, wish: Wish, now: number): Step | EventRefusal {
  if (state.voidedAt !== null || state.closed) {
    return { refused: wish.bidder === state.terms.owner ? 'own_auction' : 'closed' }
  }
  const placed = placeBid(state, wish, now)
  if (placed.refused !== undefined) return placed
  const { bidding, bids, extended } = placed
  const effects: Effect[] = bids.map((one) => ({ kind: 'bid', ...one }))
  if (bids.length === 0)
    effects.push({ kind: 'raised', bidder: wish.bidder, max: bidding.leader?.max as Halalas })
  if (extended) effects.push({ kind: 'extended', endsAt: bidding.endsAt })
  return { state: { ...state, ...bidding, standings: standingsWith(state.standings, bids) }, effects }
}

/**
 * Accepting while it is open ends the auction at that moment: after the millisecond that runs, in which somebody may have
 * bid, since no bid is at its end. The reserve binds the clock, not the owner.
 */
function accept(state: AuctionState, number: number, now: number): Step | EventRefusal {
  const standing = awardOf(state)
  const status = statusOf(state, now)
  if (standing?.number === number && (status === 'awarded' || status === 'ordered')) {
    return { state, effects: [] }
  }
  if (status !== 'open' && status !== 'ended') return { refused: 'not_now' }
  const best = bestOf(state)
  if (best?.number !== number) return { refused: 'not_highest' }
  const at = now + 1
  const ended: Step = state.closed
    ? { state, effects: [] }
    : { state: { ...state, closed: true, endsAt: at }, effects: [{ kind: 'ended', at }] }
  return award(ended, best, now, 'owner')
}

function order(state: AuctionState, bidder: number, now: number): Step | EventRefusal {
  const standing = awardOf(state)
  if (standing?.bidder !== bidder) {
    const lapsed = state.awards.find((one) => one.bidder === bidder)
    return { refused: lapsed ? (lapsed.failure ?? 'lapsed') : 'not_winner' }
  }
  if (state.orderedAt !== null || state.voidedAt !== null) return { refused: 'not_now' }
  return { state: { ...state, orderedAt: now }, effects: [{ kind: 'ordered', at: now }] }
}

/**
 * Ends the standing award because its order failed: the bidder leaves the auction, and so do those who may not bid any more
 * by now; then everything goes on as after any lapse (contract, Auctions, "Rejected orders", "Abandoned orders").
 */
function fail(
  state: AuctionState,
  { reason, barred, ownerSells }: OrderFailed,
  now: number,
): Step | EventRefusal {
  const award = awardOf(state)
  if (!award || state.orderedAt === null) return { refused: 'not_now' }
  const failed = { ...award, failure: reason }
  const at = lapseNow(award, now)
  const out = barred.filter((bidder) => bidder !== award.bidder && hasStanding(state, bidder))
  const awards = [...state.awards.slice(0, -1), failed]
  const first = leave({ state: { ...state, awards, orderedAt: null }, effects: [] }, award.bidder, at, reason)
  const step = out.reduce((held, bidder) => leave(held, bidder, at, 'barred'), first)
  return lapse(step, failed, at, ownerSells)
}

/**
 * Ends a bidder's maximum and the chances of their bids, which stay recorded; an award of theirs lapses (contract, Auctions,
 * "Excluded bidders"). Where nobody can win any more, or the lot is ordered, nothing changes.
 */
function exclude(state: AuctionState, bidder: number, now: number): Step {
  const status = statusOf(state, now)
  const running = status === 'open' || status === 'ended' || status === 'awarded'
  const unchanged: Step = { state, effects: [] }
  if (!running || !hasStanding(state, bidder)) return unchanged
  const award = awardOf(state)
  if (award?.bidder !== bidder) return leave(unchanged, bidder, now, 'barred')
  const at = lapseNow(award, now)
  return lapse(leave(unchanged, bidder, at, 'barred'), award, at)
}

/** When an award lapses that ends now: never in the millisecond in which it was made. */
const lapseNow = ({ at }: Award, now: number) => Math.max(now, at + 1)

const hasStanding = ({ standings }: AuctionState, bidder: number) =>
  standings.some((one) => one.bidder === bidder)

/** Takes a bidder out; an award of theirs still has to lapse. */
function leave({ state, effects }: Step, bidder: number, at: number, reason: ExclusionReason): Step {
  return {
    state: withoutBidder(state, bidder),
    effects: [...effects, { kind: 'excluded', bidder, after: state.bidsCount, at, reason }],
  }
}

/**
 * The auction after a bidder has left it. What others bid stands, also where it answered a bid that is out now; where the
 * leader leaves, the highest bid of the others leads, and with it no maximum: theirs ended when they were outbid.
 */
export function withoutBidder<State extends Pick<AuctionState, 'leader' | 'standings'>>(
  state: State,
  bidder: number,
): State {
  const standings = state.standings.filter((one) => one.bidder !== bidder)
  if (state.leader?.bidder !== bidder) return { ...state, standings }
  const [best] = standings
  const leader = best ? { bidder: best.bidder, amount: best.amount, max: best.amount } : null
  return { ...state, standings, leader }
}

/** Any before ordered (contract, "States"); what is unsold is over already. */
function stop(state: AuctionState, now: number): Step | EventRefusal {
  const status = statusOf(state, now)
  if (status === 'void') return { state, effects: [] }
  if (status === 'ordered' || status === 'unsold') return { refused: 'not_now' }
  return { state: { ...state, voidedAt: now }, effects: [{ kind: 'voided', at: now }] }
}

/** Does what the clock has brought by now: the end, an award where that was agreed, a lapse and the next chance. */
export function settle(state: AuctionState, now: number): Step {
  let step: Step = { state, effects: [] }
  for (;;) {
    const next = settleNext(step, now)
    if (next === step) return step
    step = next
  }
}

function settleNext(step: Step, now: number): Step {
  const { state, effects } = step
  if (state.voidedAt !== null || state.orderedAt !== null) return step
  if (!state.closed) {
    if (now < state.endsAt) return step
    const at = state.endsAt
    return awardByClock(
      { state: { ...state, closed: true }, effects: [...effects, { kind: 'ended', at }] },
      at,
    )
  }
  const standing = awardOf(state)
  if (!standing || now < lapseOf(state, standing)) return step
  return lapse(step, standing, lapseOf(state, standing))
}

/** The standing award lapses, and the next bidder gets their chance; the clock awards nothing unless it `mayAward`. */
function lapse({ state, effects }: Step, standing: Award, at: number, mayAward = true): Step {
  const lapsed = { ...standing, lapsedAt: at }
  const awards = [...state.awards.slice(0, -1), lapsed]
  const step: Step = {
    state: { ...state, awards },
    effects: [...effects, { kind: 'lapsed', award: lapsed }],
  }
  return mayAward ? awardByClock(step, at) : step
}

/**
 * With `auto_accept` the end and every lapse accept by themselves where the reserve is met or there is none, until the
 * owner has rejected an order: from then on they have to say that they will deliver.
 */
function awardByClock(step: Step, at: number): Step {
  const { terms, awards } = step.state
  if (awards.some(({ failure }) => failure === 'rejected')) return step
  const best = bestOf(step.state)
  if (!terms.autoAccept || !best || best.amount < (terms.reserve ?? 0)) return step
  return award(step, best, at, 'clock')
}

function award({ state, effects }: Step, best: Standing, at: number, by: Award['by']): Step {
  const made: Award = { ...best, at, by, lapsedAt: null, failure: null }
  return {
    state: { ...state, awards: [...state.awards, made] },
    effects: [...effects, { kind: 'awarded', award: made }],
  }
}

/** The state at a moment, from the clock and the rows alone: right on every read, whether a worker ran or not. */
export function statusOf(recorded: AuctionState, now: number): AuctionStatus {
  const { state } = settle(recorded, now)
  if (state.voidedAt !== null) return 'void'
  if (state.orderedAt !== null) return 'ordered'
  if (!state.closed) return now < state.terms.startsAt ? 'scheduled' : 'open'
  if (awardOf(state)) return 'awarded'
  const deadline = acceptUntil(state)
  return deadline !== null && now < deadline ? 'ended' : 'unsold'
}

/** Until when the owner may accept after the end or the last lapse; null while it runs and where nobody can win any more. */
export function acceptUntil(state: AuctionState): number | null {
  if (!state.closed || state.voidedAt !== null || awardOf(state) || !bestOf(state)) return null
  const from = state.awards.at(-1)?.lapsedAt ?? state.endsAt
  return from + state.terms.acceptS * 1_000
}

/** When the clock next changes something; null for never. */
export function dueAt(state: AuctionState): number | null {
  if (state.voidedAt !== null || state.orderedAt !== null) return null
  if (!state.closed) return state.endsAt
  const standing = awardOf(state)
  return standing ? lapseOf(state, standing) : null
}

/** The award that stands; null without one. */
export function awardOf({ awards }: Pick<AuctionState, 'awards'>): Award | null {
  const last = awards.at(-1)
  return last && last.lapsedAt === null ? last : null
}

/** Until when the winner may order. */
export function lapseOf({ terms }: Pick<AuctionState, 'terms'>, { at }: Pick<Award, 'at'>): number {
  return at + terms.awardS * 1_000
}

/** The highest bid of those who may still win; whoever had an award that lapsed may not. */
export function bestOf({ standings, awards }: Pick<AuctionState, 'standings' | 'awards'>): Standing | null {
  return standings.find(({ bidder }) => !awards.some((one) => one.bidder === bidder)) ?? null
}

/** Whether the price has reached what the owner wants at least; always where they want no least. */
export function reserveMet({ terms, leader }: Pick<Bidding, 'terms' | 'leader'>): boolean {
  return leader !== null && leader.amount >= (terms.reserve ?? 0)
}

/** The best bids after further ones, which are higher than all before them that still stand. */
export function standingsWith(
  standings: readonly Standing[],
  bids: readonly Standing[],
): readonly Standing[] {
  const best = new Map(standings.map((one) => [one.bidder, one]))
  for (const { bidder, amount, number } of bids) best.set(bidder, { bidder, amount, number })
  return [...best.values()].sort((a, b) => b.amount - a.amount)
}
