import type { Config } from '#node/config.ts'

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

/** The times that hold for what is ordered now. */
export function windowsOf(config: Config): Windows {
  return {
    pay_s: config.PAY_S,
    accept_s: config.ORDER_ACCEPT_S,
    step_s: config.ORDER_STEP_S,
    done_s: config.ORDER_DONE_S,
    hold_s: config.HOLD_S,
    return_s: config.RETURN_S,
  }
}
