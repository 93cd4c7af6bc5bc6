import type { OrderFacts, OrderStatus, Side } from './status.ts'

/** The states outside of the normal course: rejected, cancelled, or being returned. */
export const stoppedStatuses = [
  'rejected',
  'cancelled',
  'return_requested',
  'returned',
  'disputed',
] as const satisfies readonly OrderStatus[]

/** Filters of a list other than a state: orders on which the reader must act, and stopped orders. */
export const orderGroups = ['mine', 'stopped'] as const
export type OrderGroup = (typeof orderGroups)[number]

/** The side that must act next; null if no side must. The clock's steps are in the order's `due`. */
export function turnOf({
  status,
  payment,
  paymentStatus,
}: Pick<OrderFacts, 'status' | 'payment' | 'paymentStatus'>): Exclude<Side, 'clock'> | null {
  if (status !== 'pending') return turns[status]
  if (payment === 'cod' || paymentStatus === 'paid') return 'seller'
  // A reported transfer awaits a decision by staff, so staff must act next.
  return payment === 'bank_transfer' && paymentStatus === 'pending' ? 'operator' : 'buyer'
}

const turns: Record<Exclude<OrderStatus, 'pending'>, Exclude<Side, 'clock'> | null> = {
  accepted: 'seller',
  in_progress: 'buyer',
  return_requested: 'seller',
  disputed: 'operator',
  rejected: null,
  completed: null,
  cancelled: null,
  returned: null,
}
