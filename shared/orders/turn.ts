import type { OrderFacts, OrderStatus, Side } from './status.ts'

/** What went another way than to its end: refused, called off, or on its way back. */
export const stoppedStatuses = [
  'rejected',
  'cancelled',
  'return_requested',
  'returned',
  'disputed',
] as const satisfies readonly OrderStatus[]

/** How a list of orders is narrowed beside one state: those in which the reader has to act now, and the stopped ones. */
export const orderGroups = ['mine', 'stopped'] as const
export type OrderGroup = (typeof orderGroups)[number]

/** Who has to act next; null where nobody has to. What time alone brings about stands in the order's `due`. */
export function turnOf({
  status,
  payment,
  paymentStatus,
}: Pick<OrderFacts, 'status' | 'payment' | 'paymentStatus'>): Exclude<Side, 'clock'> | null {
  if (status !== 'pending') return turns[status]
  if (payment === 'cod' || paymentStatus === 'paid') return 'seller'
  // A transfer that was told of waits for the market's people.
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
