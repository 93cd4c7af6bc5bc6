import type { OrderSummary } from '#shared/orders/contract.ts'
import type { PaymentStatus } from '#shared/orders/status.ts'

/** The key of `ordersText` for the payment state of an order. */
export function paymentLabel({
  payment,
  payment_status: status,
  outcome,
}: Pick<OrderSummary, 'payment' | 'payment_status' | 'outcome'>):
  | Exclude<PaymentStatus, 'pending'>
  | 'paymentPending'
  | 'onDelivery'
  | 'refundedPart' {
  if (status === 'pending') return 'paymentPending'
  if (status === 'unpaid' && payment.code === 'cod') return 'onDelivery'
  return status === 'refunded' && outcome === 'partly_refunded' ? 'refundedPart' : status
}
