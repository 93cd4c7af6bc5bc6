import type { Terms } from '../../base/settings.ts'

/**
 * The time limits of an order in seconds, fixed when the order is placed and stored in `orders.windows` (contract,
 * section 9).
 */
export interface Windows {
  /** Time for the buyer to pay an order by card or transfer. */
  readonly pay_s: number
  /** Time for the seller to accept an order that is paid or paid on delivery. */
  readonly accept_s: number
  /** The time for the seller to start after the acceptance; afterwards the buyer may cancel. */
  readonly step_s: number
  /** Time until an order in progress completes automatically. */
  readonly done_s: number
  /** Time for which the seller's proceeds are held after completion. */
  readonly hold_s: number
  /** Time for the buyer to request a return after completion. */
  readonly return_s: number
}

type OrderTerms = Pick<
  Terms,
  'PAY_S' | 'ORDER_ACCEPT_S' | 'ORDER_STEP_S' | 'ORDER_DONE_S' | 'HOLD_S' | 'RETURN_S'
>

/**
 * The time limits of orders placed with these settings. An order without stored time limits uses those of the
 * environment.
 */
export function windowsOf(terms: OrderTerms): Windows {
  return {
    pay_s: terms.PAY_S,
    accept_s: terms.ORDER_ACCEPT_S,
    step_s: terms.ORDER_STEP_S,
    done_s: terms.ORDER_DONE_S,
    hold_s: terms.HOLD_S,
    return_s: terms.RETURN_S,
  }
}
