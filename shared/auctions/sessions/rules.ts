import { riyadhDay } from '../../base/dates.ts'
import { intlLocale, type Locale } from '../../base/locale.ts'
import type { AuctionStatus } from '../status.ts'

/** Rules of auction sessions (contract, Auctions, "Sessions"), for the pages and the server. */

export const sessionStates = ['announced', 'open', 'closed'] as const
export type SessionState = (typeof sessionStates)[number]

/** Limits of a session. */
export const sessionLimits = {
  /** Seconds between two closings. */
  leastGapS: 30,
  mostGapS: 1_800,
  lots: 100,
  /** The maximum number of sessions in one answer. */
  listed: 50,
} as const

/** The time between the reminder of a session and its start. */
export const reminderMinutes = 15

/** The usual seconds between two closings, for the form. */
export const gapChoices = [30, 60, 90, 120, 180, 300] as const

/** The state of a session; `lastEnd` is the last closing of its lots, null without lots. Times in ms. */
export function sessionState(
  { startsAt, lastEnd }: { readonly startsAt: number; readonly lastEnd: number | null },
  now: number,
): SessionState {
  if (now < startsAt) return 'announced'
  return lastEnd !== null && now < lastEnd ? 'open' : 'closed'
}

/**
 * The soft close of every lot of a session, in seconds: that of the market, but not longer than the gap, so that lots whose
 * turn has not come are not extended by each bid.
 */
export function softCloseOf(gapS: number, softCloseS: number): number {
  return Math.min(gapS, softCloseS)
}

/** Whether a way to sell can be used in a session: closings in a fixed order exist only for rising bids. */
export function sessionTakes(way: string | null | undefined): boolean {
  return way === undefined || way === null || way === 'english'
}

/** The facts that decide whether a lot can join a session. */
export interface Joining {
  readonly session: {
    readonly state: SessionState
    readonly marketId: number
    readonly lots: number
  }
  readonly lot: {
    readonly marketId: number
    readonly bids: number
    /** Whether the lot has ended or was stopped. */
    readonly over: boolean
    /** The session that already contains the lot. */
    readonly sessionId: number | null
    readonly way: string | null | undefined
  }
}

/** The reason why a lot cannot join a session; a key of the refusal's messages. */
export type JoinRefusal = 'session_begun' | 'session_full' | 'session_lot' | 'session_way'

/** The first reason why a lot cannot join a session; undefined if it can. */
export function joinRefusal({ session, lot }: Joining): JoinRefusal | undefined {
  if (session.state !== 'announced') return 'session_begun'
  if (session.lots >= sessionLimits.lots) return 'session_full'
  if (!sessionTakes(lot.way)) return 'session_way'
  const fits = lot.marketId === session.marketId && lot.bids === 0 && !lot.over && lot.sessionId === null
  return fits ? undefined : 'session_lot'
}

/** The new order of lots: the named lots first, then the others in their order; undefined if an unknown lot is named. */
export function reordered(lots: readonly number[], named: readonly number[]): number[] | undefined {
  const first = [...new Set(named)]
  if (first.some((id) => !lots.includes(id))) return undefined
  return [...first, ...lots.filter((id) => !first.includes(id))]
}

/** Whether the order of the lots is still the order that a caller saw. Lots that have joined since then are ignored. */
export function isOrderOf(lots: readonly number[], seen: readonly number[]): boolean {
  const known = lots.filter((id) => seen.includes(id))
  return known.length === seen.length && known.every((id, place) => id === seen[place])
}

/** The new order of the lots after one lot has moved to a place, counted from 1; undefined for an unknown lot or place. */
export function movedTo(lots: readonly number[], id: number, place: number): readonly number[] | undefined {
  if (!lots.includes(id) || !Number.isInteger(place) || place < 1 || place > lots.length) return undefined
  const others = lots.filter((one) => one !== id)
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)]
}

/** The lot to show: the first lot that accepts bids, else the first lot that has not begun; undefined when all are over. */
export function currentLot<Lot extends { readonly status: AuctionStatus }>(
  lots: readonly Lot[],
): Lot | undefined {
  return lots.find(({ status }) => status === 'open') ?? lots.find(({ status }) => status === 'scheduled')
}

/** The title of a session: its market and day, `جلسة سوق القطيف، الخميس 2026-11-26`. */
export function sessionTitle(market: string, startsAt: Date, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'long', timeZone: 'Asia/Riyadh' })
  const day = `${weekday.format(startsAt)} \u2066${riyadhDay(startsAt)}\u2069`
  return locale === 'ar' ? `جلسة ${market}، ${day}` : `${market} session, ${day}`
}
