import { Counter } from 'prom-client'

/** Failures that otherwise only the log reports, counted by kind for `/metrics`. */
export const failures = new Counter({
  name: 'failures_total',
  help: 'Background work that failed without failing a request',
  labelNames: ['what'],
  registers: [],
})

export function countFailure(
  what:
    | 'order_settlement'
    | 'order_step'
    | 'product_change'
    | 'trader_check'
    | 'deal_notice'
    | 'subscription_report',
): void {
  failures.inc({ what })
}
