import type { Offer, Request } from '#shared/requests/contract.ts'

type Dated = Pick<Request, 'status' | 'closes_at' | 'order_until'>

/** The moment at which a request is closed automatically; undefined for an ordered or closed request. */
export function deadlineOf({ status, closes_at, order_until }: Dated): string | undefined {
  if (status === 'open') return closes_at
  return status === 'accepted' ? (order_until ?? undefined) : undefined
}

/** Whether a request was closed before its buyer accepted an offer. */
export function closedWithoutAcceptance({ status, order_until }: Dated): boolean {
  return status === 'closed' && order_until === null
}

/** Whether the buyer accepted this offer and did not order it in time. */
export function wasNotOrdered(
  { status, ended_at }: Pick<Offer, 'status' | 'ended_at'>,
  request: Dated,
): boolean {
  return status === 'declined' && ended_at !== null && ended_at === request.order_until
}
