import { useEffect, useSyncExternalStore } from 'react'
import { answerObservers, type ObservedAnswer } from '../calls/api.ts'
import { steadyNow } from './steadyNow.ts'

/**
 * The server's clock in the browser, for auctions: the device's clock may be wrong by minutes and may be changed. As in
 * NTP, each sample bounds the server's offset: at least serverMs − receivedAt, at most serverMs − sentAt. The
 * intersection of all samples is narrower than the best single sample. The error of its midpoint is at most half its
 * width.
 */

/** A server time in ms. `receivedAt` and `sentAt` are on the clock of {@link steadyNow}. */
export interface ClockSample {
  readonly serverMs: number
  readonly receivedAt: number
  /** The time of the request; absent if the answer may be older than the request. */
  readonly sentAt?: number | undefined
  /** The unit to which the time was truncated. */
  readonly precisionMs?: number
}

/** Adds a sample; ignores a value that is not a time. */
export function addClockSample(sample: ClockSample): void {
  if (!Number.isFinite(sample.serverMs)) return
  checkDeviceClock()
  const before = offsetNow()
  offset = narrowed(offset, sample)
  if (Math.abs(offsetNow() - before) > visibleMs) notify()
}

/** Every answer has a Date header in whole seconds; answers about auctions also have an exact `server_time`. */
answerObservers.add(({ date, serverTime, sentAt, receivedAt, cacheable }: ObservedAnswer) => {
  addClockSample({ serverMs: Date.parse(date ?? ''), receivedAt, sentAt, precisionMs: 1_000 })
  addClockSample({
    serverMs: Date.parse(String(serverTime)),
    receivedAt,
    sentAt: cacheable ? undefined : sentAt,
  })
})

/** Adds a sample from an answer that may be old: the server's time, and the device's time on receipt, both in ms. */
export function addServerTime(serverMs: number, receivedDeviceMs: number): void {
  addClockSample({ serverMs, receivedAt: receivedDeviceMs - (Date.now() - steadyNow()) })
}

/** The current server time in ms; on the server, the server's own clock. */
export function serverNow(): number {
  checkDeviceClock()
  return steadyNow() + offsetNow()
}

/** Bounds of the offset of the server's clock from the steady clock, in ms. */
interface OffsetBounds {
  readonly least: number
  readonly most: number
  /** Whether the bounds are from exact samples, which take precedence over truncated samples. */
  readonly exact: boolean
  /** The time at which the last sample was received. */
  readonly at: number
  /** True if the device slept or its clock was set; the next sample then replaces the bounds. */
  readonly doubted?: boolean
}
let offset: OffsetBounds | undefined

function narrowed(
  known: OffsetBounds | undefined,
  { serverMs, receivedAt, sentAt, precisionMs = 0 }: ClockSample,
): OffsetBounds {
  const exact = precisionMs === 0
  const least = serverMs - receivedAt
  const most = sentAt === undefined ? Number.POSITIVE_INFINITY : serverMs + precisionMs - sentAt
  const alone = { least, most, exact, at: receivedAt }
  if (!known || known.doubted || Math.abs(least - known.least) > jumpMs) return alone
  if (known.exact && !exact && Number.isFinite(known.most)) return known
  // The bounds widen with time, because clocks drift apart.
  const slack = Math.max(0, receivedAt - known.at) * driftShare
  const both = {
    least: Math.max(least, known.least - slack),
    most: Math.min(most, known.most + slack),
    exact,
    at: receivedAt,
  }
  return both.least <= both.most ? both : alone
}

/** A change above this, in ms, means that the server's clock was set, so older samples are discarded. */
const jumpMs = 60_000
const driftShare = 0.000_1
/** A correction of this size in ms or more is visible. */
const visibleMs = 50

function offsetNow(): number {
  if (!offset) return Date.now() - steadyNow()
  return Number.isFinite(offset.most) ? (offset.least + offset.most) / 2 : offset.least
}

/** The last known offset of the device's clock from the steady clock, in ms. */
let deviceOffset: number | undefined

/**
 * Checks the offset of the device's clock. The offset changes only if the device's clock is set, or if the device slept,
 * because sleep stops the steady clock. A jump forward counts as sleep. In both cases the next sample replaces the
 * bounds.
 */
function checkDeviceClock(): void {
  const current = Date.now() - steadyNow()
  const jump = current - (deviceOffset ?? current)
  deviceOffset = current
  if (!offset || Math.abs(jump) < deviceJumpMs) return
  const slept = Math.max(0, jump)
  offset = { ...offset, least: offset.least + slept, most: offset.most + slept, doubted: true }
  for (const listener of doubtListeners) listener()
}

const doubtListeners = new Set<() => void>()

/**
 * Calls the listener when the server's time has become uncertain, so that the listener can request it. Returns the
 * unsubscribe function.
 */
export function onClockDoubted(listener: () => void): () => void {
  doubtListeners.add(listener)
  return () => doubtListeners.delete(listener)
}

const deviceJumpMs = 500

/**
 * The server's time in ms, updated every second. `drawn` is the server's time in the page's data (ISO 8601); the first
 * render uses it, so that hydration matches.
 */
export function useServerSeconds(drawn: string): number {
  const drawnMs = Date.parse(drawn)
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!offset) addClockSample({ serverMs: drawnMs, receivedAt: pageArrivedAt() })
      return wholeSeconds(serverNow())
    },
    () => wholeSeconds(drawnMs),
  )
}

/** Calls `then` once, `lateMs` after a moment (ISO 8601), by the server's clock. */
export function useAfter(moment: string | undefined, then: () => void, lateMs = 1_500): void {
  useEffect(() => {
    if (moment === undefined) return undefined
    const wait = Date.parse(moment) + lateMs - serverNow()
    // A moment in the past gets no timer; setTimeout overflows at 24 days.
    if (wait < 0 || wait > 2_000_000_000) return undefined
    const timer = setTimeout(then, wait)
    return () => clearTimeout(timer)
  }, [moment, then, lateMs])
}

/**
 * The time at which the first bytes of this page arrived, on the steady clock. It is the closest known time to the
 * server's rendering.
 */
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

/** Notifies the listeners; runs at each full second of the server's clock. */
function notify(): void {
  if (listeners.size === 0) return
  clearTimeout(timer)
  for (const listener of listeners) listener()
  awaitSecond()
}

function awaitSecond(): void {
  const now = serverNow()
  timer = setTimeout(notify, wholeSeconds(now) + 1_000 - now + 1)
}
