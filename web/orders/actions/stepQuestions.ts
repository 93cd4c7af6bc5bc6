import type { Locale } from '#shared/base/locale.ts'
import { halalasOf } from '#shared/base/money.ts'
import type { OrderSummary } from '#shared/orders/contract.ts'
import { moneyPlace, type PaymentCode } from '#shared/orders/status.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { textIn } from '../../app/texts/text.ts'
import { actionText } from './messages.ts'

/**
 * The body of the question before each step; it depends on whether the order's money is in the ledger, paid in cash or
 * not paid.
 */
export function questionBodies(order: OrderSummary, locale: Locale) {
  const t = textIn(actionText, locale)
  const place = moneyPlaceOf(order)
  const total = moneyText(halalasOf(order.total), locale)
  // Money of an unpaid bank transfer may be on its way, but an unpaid card was not charged.
  const paid = place === 'not_paid' && order.payment.code === 'card' ? 'not_charged' : place
  const cash = place === 'by_hand'
  const again = order.side === 'seller' ? againOf(order, t) : null
  const lost = order.side === 'buyer' && order.status === 'pending' ? lostOf(order, t) : null
  const bodies = order.side === 'buyer' ? ownCancelBodies : cancelBodies
  const given = place === 'here' ? t.failBody : t.failBodyNoMoney
  return {
    reject: again ? `${given} ${again}` : place === 'here' ? t.rejectBody : t.rejectBodyNoMoney,
    received: cash ? t.receivedBodyCash(total) : t.receivedBody,
    delivered: cash ? t.deliveredBodyCash(total) : t.deliveredBody,
    cancel: again ? `${given} ${again}` : lost ? `${t[lostBodies[paid]]} ${lost}` : t[bodies[paid]],
    takeBack: cash ? t.takeBackBodyCash(total) : t.takeBackBody(total),
  }
}

/**
 * Returns a text about the auction or request that reopens when a seller rejects or cancels its order; null for an
 * order of products.
 */
function againOf(
  { sale_type }: OrderSummary,
  t: { readonly lotAgain: string; readonly requestAgain: string },
) {
  return { normal: null, auction: t.lotAgain, offers: t.requestAgain }[sale_type]
}

const lostBodies = {
  here: 'lostBody',
  by_hand: 'lostBodyNoMoney',
  not_paid: 'lostBodyUnpaid',
  not_charged: 'lostBodyNotCharged',
} as const
const cancelBodies = {
  here: 'cancelBody',
  by_hand: 'cancelBodyNoMoney',
  not_paid: 'cancelBodyUnpaid',
  not_charged: 'cancelBodyNotCharged',
} as const

/** The same texts for the buyer. They call the wallet and the money "yours". */
const ownCancelBodies = {
  here: 'cancelBodyYours',
  by_hand: 'cancelBodyNoMoney',
  not_paid: 'cancelBodyUnpaidYours',
  not_charged: 'cancelBodyNotChargedYours',
} as const

/**
 * Returns a text about what a buyer loses by cancelling the order of a lot or an offer before the seller accepts it; null
 * for an order of products.
 */
function lostOf(
  { sale_type }: OrderSummary,
  t: { readonly lotLost: string; readonly requestCloses: string },
) {
  return { normal: null, auction: t.lotLost, offers: t.requestCloses }[sale_type]
}

export function moneyPlaceOf({
  payment,
  payment_status: paymentStatus,
}: Pick<OrderSummary, 'payment' | 'payment_status'>) {
  return moneyPlace({ payment: payment.code as PaymentCode, paymentStatus })
}
