import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { RefusalCode } from '#shared/base/errors.ts'

/** The metrics of this process, for code that has no access to the application. */
export const processMetrics = new Registry()
const registers = [processMetrics]

/** Failures that otherwise only the log reports, counted by kind for `/metrics`. */
const failures = new Counter({
  name: 'failures_total',
  help: 'Background work that failed without failing a request',
  labelNames: ['what'],
  registers,
})

export function countFailure(
  what:
    | 'order_settlement'
    | 'order_step'
    | 'hall_sale'
    | 'product_change'
    | 'trader_check'
    | 'deal_notice'
    | 'subscription_report',
): void {
  failures.inc({ what })
}

/** Refused calls by the code of the refusal; `internal` counts unexpected errors. */
const refused = new Counter({
  name: 'refusals_total',
  help: 'Answers that refused a request, by code',
  labelNames: ['code'],
  registers,
})

export function countRefusal(code: RefusalCode): void {
  refused.inc({ code })
}

/** The time in seconds that transactions waited for a connection of the pool. */
export const databaseWaits = new Histogram({
  name: 'database_wait_seconds',
  help: 'Time that a transaction waited for a database connection',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3],
  registers,
})

export const openStreams = new Gauge({
  name: 'event_streams',
  help: 'Open event streams of this process',
  registers,
})
