import { Counter } from 'prom-client'

/** Failures that nobody was told of but the log: `/metrics` counts them by kind. */
export const failures = new Counter({
  name: 'failures_total',
  help: 'Work that failed beside a request that was answered all the same',
  labelNames: ['what'],
  registers: [],
})

export function countFailure(what: 'order_settlement' | 'trader_check'): void {
  failures.inc({ what })
}
