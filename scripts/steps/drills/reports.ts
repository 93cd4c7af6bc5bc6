import type { Report, Totals } from './crowd.ts'

/** What people may experience; a limit that is absent is not checked. */
export interface Limits {
  /** Refused and broken requests together. */
  readonly refused?: number
  readonly longestMs?: number
  readonly longestPageMs?: number
  readonly reconnectMs?: number
}

/** Throws if people experienced more than the limits; the error ends with `failures`, lines of HAProxy's log. */
export function expectReport(report: Report, limits: Limits, failures: readonly string[] = []): void {
  const { refused, broken, longestMs, longestPageMs, slowestReconnectMs } = report
  const over = [
    limits.refused !== undefined && refused + broken > limits.refused,
    limits.longestMs !== undefined && longestMs > limits.longestMs,
    limits.longestPageMs !== undefined && longestPageMs > limits.longestPageMs,
    limits.reconnectMs !== undefined && slowestReconnectMs > limits.reconnectMs,
  ]
  if (over.includes(true)) throw new Error([JSON.stringify({ limits, ...report }), ...failures].join('\n'))
}

/** A line for people. */
export function lineOf(what: string, report: Report): string {
  const { changes, pages, refused, broken, examples, longestMs, longestPageMs } = report
  const { reconnects, slowestReconnectMs } = report
  const parts = [
    `${changes} changes and ${pages} pages`,
    `${refused} refused, ${broken} broken off`,
    `longest time without a change ${seconds(longestMs)}, without a page ${seconds(longestPageMs)}`,
    `${reconnects} streams were lost and back after at most ${seconds(slowestReconnectMs)}`,
    ...(examples.length > 0 ? [`first: ${examples.join(', ')}`] : []),
  ]
  return `${what}: ${parts.join('; ')}`
}

/** A line for people, after everything was checked. */
export function totalsOf({ orders, steps, bids, notifications }: Totals): string {
  return `Nothing is lost or doubled of ${orders} orders, ${steps} steps, ${bids} bids and ${notifications} streamed notifications; every rule of npm run verify holds`
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
