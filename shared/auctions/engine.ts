import type { Halalas } from '../base/money.ts'
import type { Bidding } from './bidding.ts'
import type { AuctionStatus, ExclusionReason, OrderFailure } from './status.ts'

/**
 * The states of an auction from its end to its order (contract, Auctions), as one pure function of state, event and the
 * database's time; used by the server and the page. Amounts are in halalas, times in milliseconds. Bids are in
 * bidding.ts.
 */

/** The best bid of one bidder. */
export interface Standing {
  readonly bidder: number
  readonly amount: Halalas
  /** The number of the best bid. */
  readonly number: number
}

/** A bid that was accepted by the owner, or by the clock if the terms say so. A lapsed award is kept as history. */
export interface Award extends Standing {
  readonly at: number
  readonly by: 'owner' | 'clock'
  readonly lapsedAt: number | null
  /** The reason why the order of this award failed, which ended the award; null if no order failed. */
  readonly failure: OrderFailure | null
}

/** The whole state of an auction. */
export interface AuctionState extends Bidding {
  /** True once the end is recorded; `endsAt` is then final. */
  readonly closed: boolean
  /** True until the offers are opened. After the end of the auction, nothing is awarded before `openOffers`. */
  readonly sealed?: boolean
  /** The best bid of each bidder, highest first, without bidders who were excluded after that bid. */
  readonly standings: readonly Standing[]
  /** The awards, oldest first; only the last one can be active. */
  readonly awards: readonly Award[]
  readonly orderedAt: number | null
  readonly voidedAt: number | null
}

export type AuctionEvent =
  /** Settles everything that is due by now, as of its due time. */
  | { readonly kind: 'tick' }
  /** The owner accepts the bid of this number. */
  | { readonly kind: 'accept'; readonly number: number }
  /** The winner orders the lot. */
  | { readonly kind: 'order'; readonly bidder: number }
  | OrderFailed
  /** A bidder may no longer bid, because the bidder is blocked or has a type that does not bid. */
  | { readonly kind: 'exclude'; readonly bidder: number }
  /** The market stops the auction. */
  | { readonly kind: 'void' }

/** The order of the lot ended without a sale. */
interface OrderFailed {
  readonly kind: 'fail'
  readonly reason: OrderFailure
  /** Bidders who may no longer bid. */
  readonly barred: readonly number[]
  /** Whether the owner may still sell; the clock awards nothing for an owner who may not. */
  readonly ownerSells: boolean
}

/** An excluded bidder; `after` is the number of the last bid before the exclusion. */
export interface Exclusion {
  readonly bidder: number
  readonly after: number
  readonly at: number
  readonly reason: ExclusionReason
}

/** A change that is written, notified and shown. The effects of a step are in the order in which they happened. */
export type Effect =
  | { readonly kind: 'ended'; readonly at: number }
  | { readonly kind: 'awarded'; readonly award: Award }
  | { readonly kind: 'lapsed'; readonly award: Award }
  /** A bidder's maximum ended, and the bidder's bids up to the number `after` cannot win. */
  | ({ readonly kind: 'excluded' } & Exclusion)
  | { readonly kind: 'ordered'; readonly at: number }
  | { readonly kind: 'voided'; readonly at: number }

export interface Step {
  readonly refused?: undefined
  readonly state: AuctionState
  /** Empty if the event changes nothing. */
  readonly effects: readonly Effect[]
}

/**
 * The reason why an event is refused. `not_highest`: another bid is the highest eligible one. `not_now`: the state does not
 * allow acceptance or a stop. `in_session`: a lot of a session closes in its turn, so its bids are accepted afterwards.
 * `not_winner`: there is no award, or it belongs to somebody else. `lapsed`: the winner's deadline is over. `rejected`,
 * `abandoned`: the order of the award failed because of the owner, or because of the winner.
 */
export interface EventRefusal {
  readonly refused: 'not_highest' | 'not_now' | 'in_session' | 'not_winner' | 'lapsed' | OrderFailure
}

/**
 * Settles everything that is due by now, then applies the event. A refusal leaves the state unchanged; the next step
 * settles what is due.
 */
export function advance(state: AuctionState, event: AuctionEvent, now: number): Step | EventRefusal {
  const due = settle(state, now)
  const next = take(due.state, event, now)
  return next.refused === undefined ? { ...next, effects: [...due.effects, ...next.effects] } : next
}

function take(state: AuctionState, event: AuctionEvent, now: number): Step | EventRefusal {
  if (event.kind === 'accept') return accept(state, event.number, now)
  if (event.kind === 'order') return order(state, event.bidder, now)
  if (event.kind === 'fail') return fail(state, event, now)
  if (event.kind === 'exclude') return exclude(state, event.bidder, now)
  if (event.kind === 'void') return stop(state, now)
  return { state, effects: [] }
}

/**
 * Accepts a bid. If the auction is open, it ends one millisecond later, because there may be a bid in the current millisecond and every bid must be
 * before the end. The reserve limits automatic awards, not the owner.
 */
function accept(state: AuctionState, number: number, now: number): Step | EventRefusal {
  const standing = awardOf(state)
  const status = statusOf(state, now)
  if (standing?.number === number && (status === 'awarded' || status === 'ordered')) {
    return { state, effects: [] }
  }
  if (status !== 'open' && status !== 'ended') return { refused: 'not_now' }
  if (status === 'open' && state.plannedEnd !== undefined) return { refused: 'in_session' }
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
 * Ends the active award because its order failed. Excludes the award's bidder, and bidders who may no longer bid. The
 * next award follows as after any lapse (contract, Auctions, "Rejected orders", "Abandoned orders").
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
 * Ends a bidder's maximum and makes the bidder's bids ineligible. The bids stay recorded, and an award of the bidder lapses
 * (contract, Auctions, "Excluded bidders"). Changes nothing if nobody can win any more, or if the lot is ordered.
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

/** The time of a lapse at `now`. It is never in the same millisecond as the award. */
const lapseNow = ({ at }: Award, now: number) => Math.max(now, at + 1)

const hasStanding = ({ standings }: AuctionState, bidder: number) =>
  standings.some((one) => one.bidder === bidder)

/** Excludes a bidder. The caller makes the award of the bidder lapse, if there is one. */
function leave({ state, effects }: Step, bidder: number, at: number, reason: ExclusionReason): Step {
  return {
    state: withoutBidder(state, bidder),
    effects: [...effects, { kind: 'excluded', bidder, after: state.bidsCount, at, reason }],
  }
}

/**
 * The auction after a bidder was excluded. Bids of others stay, even if they answered an excluded bid. If the leader is
 * excluded, the highest bid of the others leads, without a maximum, because that maximum ended when its bidder was
 * outbid.
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

/**
 * Stops an auction. Allowed in every state before `ordered` (contract, "States"), except `unsold`, because an unsold
 * auction is over.
 */
function stop(state: AuctionState, now: number): Step | EventRefusal {
  const status = statusOf(state, now)
  if (status === 'void') return { state, effects: [] }
  if (status === 'ordered' || status === 'unsold') return { refused: 'not_now' }
  return { state: { ...state, voidedAt: now }, effects: [{ kind: 'voided', at: now }] }
}

/** Settles everything that is due by now: the end, an automatic award, a lapse and the next award. */
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
    if (now < state.endsAt || state.sealed) return step
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

/** Makes the active award lapse, so that the next bidder can win; the clock awards only if `mayAward` is true. */
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
 * With `auto_accept`, the best bid is accepted at the end and after every lapse if it reaches the reserve. After a rejected order, only the owner can
 * accept, because accepting is a new promise to deliver.
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

/** The status at a time, computed from the clock and the rows, so that every read is correct without a worker. */
export function statusOf(recorded: AuctionState, now: number): AuctionStatus {
  const { state } = settle(recorded, now)
  if (state.voidedAt !== null) return 'void'
  if (state.orderedAt !== null) return 'ordered'
  if (!state.closed) {
    // Only a tender can be past its end and not closed, while its offers are being opened.
    if (now >= state.endsAt) return 'ended'
    return now < state.terms.startsAt ? 'scheduled' : 'open'
  }
  if (awardOf(state)) return 'awarded'
  const deadline = acceptUntil(state)
  return deadline !== null && now < deadline ? 'ended' : 'unsold'
}

/**
 * Deadline for the owner to accept after the end or the last lapse; null while the auction runs and if nobody can win any
 * more.
 */
export function acceptUntil(state: AuctionState): number | null {
  if (!state.closed || state.voidedAt !== null || awardOf(state) || !bestOf(state)) return null
  const from = state.awards.at(-1)?.lapsedAt ?? state.endsAt
  return from + state.terms.acceptS * 1_000
}

/** The next time at which the clock changes the state; null if it never does. */
export function dueAt(state: AuctionState): number | null {
  if (state.voidedAt !== null || state.orderedAt !== null) return null
  if (!state.closed) return state.endsAt
  const standing = awardOf(state)
  return standing ? lapseOf(state, standing) : null
}

/** The active award; null if there is none. */
export function awardOf({ awards }: Pick<AuctionState, 'awards'>): Award | null {
  const last = awards.at(-1)
  return last && last.lapsedAt === null ? last : null
}

/** Deadline for the winner to order. */
export function lapseOf({ terms }: Pick<AuctionState, 'terms'>, { at }: Pick<Award, 'at'>): number {
  return at + terms.awardS * 1_000
}

/** The highest bid of a bidder who has no lapsed award. */
export function bestOf({ standings, awards }: Pick<AuctionState, 'standings' | 'awards'>): Standing | null {
  return standings.find(({ bidder }) => !awards.some((one) => one.bidder === bidder)) ?? null
}

/** Whether the price has reached the reserve; true if there is no reserve. */
export function reserveMet({ terms, leader }: Pick<Bidding, 'terms' | 'leader'>): boolean {
  return leader !== null && leader.amount >= (terms.reserve ?? 0)
}

/** The standings after new bids. Every new bid ranks above all earlier bids. */
export function standingsWith(
  standings: readonly Standing[],
  bids: readonly Standing[],
): readonly Standing[] {
  const best = new Map(standings.map((one) => [one.bidder, one]))
  for (const { bidder, amount, number } of bids) best.set(bidder, { bidder, amount, number })
  return [...best.values()].sort((a, b) => b.amount - a.amount || b.number - a.number)
}
