import type { Report, Totals } from './crowd.ts'

/** Limits of a report; an absent limit is not checked. */
export interface Limits {
  /** The maximum number of refused and broken requests together. */
  readonly refused?: number
  readonly longestMs?: number
  readonly longestPageMs?: number
  readonly reconnectMs?: number
}

/** Throws if the report exceeds a limit; `failures` are lines of HAProxy's log, which the error contains. */
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

/** The report as one line of the terminal. */
export function lineOf(what: string, report: Report): string {
  const { changes, pages, refused, broken, examples, longestMs, longestPageMs } = report
  const { reconnects, slowestReconnectMs } = report
  const parts = [
    `${changes} changes and ${pages} pages`,
    `${refused} answered with 5xx, ${broken} without an answer`,
    `longest time without a change ${seconds(longestMs)}, without a page ${seconds(longestPageMs)}`,
    `${reconnects} streams reconnected, the slowest after ${seconds(slowestReconnectMs)}`,
    ...(examples.length > 0 ? [`first failures: ${examples.join(', ')}`] : []),
  ]
  return `${what}: ${parts.join('; ')}`
}

/** The last line of a drill, after every check has passed. */
export function totalsOf({ orders, steps, bids, notifications }: Totals): string {
  return `No acknowledged change is lost or duplicated: ${orders} orders, ${steps} steps, ${bids} bids and ${notifications} streamed notifications; every invariant of npm run verify holds`
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
