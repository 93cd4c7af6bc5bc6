import { useEffect, useSyncExternalStore } from 'react'
import { type HeardAnswer, hearers } from '../calls/api.ts'
import { steadyNow } from './steadyNow.ts'

/**
 * The server's clock in the browser, as the auctions need it: a reader's own clock may be minutes off, and may be set
 * meanwhile. What the server says was true when it said it, so that each sample holds its clock between two bounds: it
 * is not earlier than it was said, counted from the hearing, and not later, counted from the asking. All samples
 * together hold it more closely than the best one; its middle is off by half of what is left between them at most.
 */

/** What the server said, in ms. `heard` and `sent` are of {@link steadyNow}. */
export interface ClockSample {
  readonly said: number
  readonly heard: number
  /** When it was asked for; absent where the answer may have been made before. */
  readonly sent?: number | undefined
  /** It was cut to whole so many ms. */
  readonly grain?: number
}

/** Takes a sample. Nonsense is not heard. */
export function noteClock(sample: ClockSample): void {
  if (!Number.isFinite(sample.said)) return
  heedOwnClock()
  const before = offsetNow()
  held = narrowed(held, sample)
  if (Math.abs(offsetNow() - before) > seenMs) tell()
}

/** Every answer says what time it is: roughly in its head, exactly where auctions are. */
hearers.add(({ date, serverTime, asked, heard, kept }: HeardAnswer) => {
  noteClock({ said: Date.parse(date ?? ''), heard, sent: asked, grain: 1_000 })
  noteClock({ said: Date.parse(String(serverTime)), heard, sent: kept ? undefined : asked })
})

/** `said` by the server, maybe a while ago, and `heard` by this browser's clock, both in ms. */
export function noteServerTime(said: number, heard: number): void {
  noteClock({ said, heard: heard - (Date.now() - steadyNow()) })
}

/** The present moment by the server's clock, in ms; on the server its own. */
export function serverNow(): number {
  heedOwnClock()
  return steadyNow() + offsetNow()
}

/** Between which bounds the server's clock is ahead of the steady one, in ms. */
interface Held {
  readonly least: number
  readonly most: number
  /** By the clock of the auctions themselves, which goes before all others. */
  readonly exact: boolean
  /** When it was held so last. */
  readonly at: number
  /** This browser has slept, or was set: the next sample counts alone. */
  readonly doubted?: boolean
}

let held: Held | undefined

function narrowed(known: Held | undefined, { said, heard, sent, grain = 0 }: ClockSample): Held {
  const exact = grain === 0
  const least = said - heard
  const most = sent === undefined ? Number.POSITIVE_INFINITY : said + grain - sent
  const alone = { least, most, exact, at: heard }
  if (!known || known.doubted || Math.abs(least - known.least) > jumpMs) return alone
  if (known.exact && !exact && Number.isFinite(known.most)) return known
  // No two clocks go equally fast.
  const slack = Math.max(0, heard - known.at) * driftShare
  const both = {
    least: Math.max(least, known.least - slack),
    most: Math.min(most, known.most + slack),
    exact,
    at: heard,
  }
  return both.least <= both.most ? both : alone
}

/** A clock that was set by so much makes old samples worthless. */
const jumpMs = 60_000
const driftShare = 0.000_1
/** A correction that the eye can see. */
const seenMs = 50

function offsetNow(): number {
  if (!held) return Date.now() - steadyNow()
  return Number.isFinite(held.most) ? (held.least + held.most) / 2 : held.least
}

/** How far the reader's clock was from the steady one when it was looked at last. */
let ownAhead: number | undefined

/**
 * Both run side by side unless the reader's was set or the steady one stood still while the device slept. A jump ahead
 * is taken for sleep; either way the next sample counts alone.
 */
function heedOwnClock(): void {
  const ahead = Date.now() - steadyNow()
  const jumped = ahead - (ownAhead ?? ahead)
  ownAhead = ahead
  if (!held || Math.abs(jumped) < ownJumpMs) return
  const slept = Math.max(0, jumped)
  held = { ...held, least: held.least + slept, most: held.most + slept, doubted: true }
  for (const doubt of doubts) doubt()
}

const doubts = new Set<() => void>()

/** Calls `ask` whenever the server's time is no longer sure, so that it may be asked for; the returned function ends that. */
export function whenClockDoubted(ask: () => void): () => void {
  doubts.add(ask)
  return () => doubts.delete(ask)
}

const ownJumpMs = 500

/**
 * The server's time in ms, second by second. `drawn` is the moment at which the page's data was true (ISO 8601): the
 * first paint in the browser says what the server said.
 */
export function useServerSeconds(drawn: string): number {
  const said = Date.parse(drawn)
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!held) noteClock({ said, heard: pageArrivedAt() })
      return wholeSeconds(serverNow())
    },
    () => wholeSeconds(said),
  )
}

/** Calls `then` once when the server's clock has passed a moment (ISO 8601) by `lateMs`; for what ends by itself. */
export function useAfter(moment: string | undefined, then: () => void, lateMs = 1_500): void {
  useEffect(() => {
    if (moment === undefined) return undefined
    const wait = Date.parse(moment) + lateMs - serverNow()
    // What ended before the page was drawn has nothing to wait for; timers hold 24 days.
    if (wait < 0 || wait > 2_000_000_000) return undefined
    const timer = setTimeout(then, wait)
    return () => clearTimeout(timer)
  }, [moment, then, lateMs])
}

/** When the first bytes of this page came, by the steady clock: nearest to when the server drew it. */
function pageArrivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.timeOrigin + (page?.responseStart ?? 0)
}

const wholeSeconds = (ms: number) => Math.floor(ms / 1_000) * 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) awaitSecond()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** Tells whoever counts, at each second of the server's clock. */
function tell(): void {
  if (listeners.size === 0) return
  clearTimeout(timer)
  for (const listener of listeners) listener()
  awaitSecond()
}

function awaitSecond(): void {
  const now = serverNow()
  timer = setTimeout(tell, wholeSeconds(now) + 1_000 - now + 1)
}
