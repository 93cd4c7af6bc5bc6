import type { Terms } from '../../base/settings.ts'

/**
 * The times that hold for an order, in seconds, as they stood when it was made; kept in `orders.windows` (contract,
 * section 9: a running order keeps those it began with).
 */
export interface Windows {
  /** Within which an unpaid card or bank order has to be paid. */
  readonly pay_s: number
  /** Within which the seller has to accept an order that is paid, or paid at the door. */
  readonly accept_s: number
  /** Within which a seller who accepted has to begin; after it the buyer may cancel. */
  readonly step_s: number
  /** After which an order in progress is complete by itself. */
  readonly done_s: number
  /** How long the seller's money is held after completion. */
  readonly hold_s: number
  /** How long after completion the buyer may return the goods. */
  readonly return_s: number
}

type OrderTerms = Pick<
  Terms,
  'PAY_S' | 'ORDER_ACCEPT_S' | 'ORDER_STEP_S' | 'ORDER_DONE_S' | 'HOLD_S' | 'RETURN_S'
>

/** The times that hold for what is ordered now; of the environment they stand in for what an order does not say. */
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
