import { useEffect, useSyncExternalStore } from 'react'

/**
 * The server's clock in the browser, as the auctions need it: a reader's own clock may be minutes off. Each answer's
 * time is one sample; it is late by its way here, so the largest difference seen is the nearest to the truth.
 */
let offset = Number.NEGATIVE_INFINITY

/** A clock that was set during the visit makes old samples worthless. */
const jumpMs = 60_000

/** `said` by the server and `heard` by this browser's clock, both in ms. */
export function noteServerTime(said: number, heard: number): void {
  if (!Number.isFinite(said)) return
  const sample = said - heard
  offset = Math.abs(sample - offset) > jumpMs ? sample : Math.max(offset, sample)
}

/** The present moment by the server's clock, in ms; on the server its own. */
export function serverNow(): number {
  return Date.now() + (Number.isFinite(offset) ? offset : 0)
}

/**
 * The server's time in ms, second by second. `drawn` is the moment at which the page's data was true (ISO 8601): the
 * first paint in the browser says what the server said.
 */
export function useServerSeconds(drawn: string): number {
  const said = Date.parse(drawn)
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!Number.isFinite(offset)) noteServerTime(said, pageArrivedAt())
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

/** When the first bytes of this page came, by this browser's clock: nearest to when the server drew it. */
function pageArrivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.timeOrigin + (page?.responseStart ?? 0)
}

const wholeSeconds = (ms: number) => Math.floor(ms / 1_000) * 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, 250)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}
