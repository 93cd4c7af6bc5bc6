/**
 * The states of a request (contract, Requests and offers): open → accepted → ordered; open → closed, by its owner or at
 * its deadline; accepted → closed, if the buyer does not order in time.
 */
export const requestStatuses = ['open', 'accepted', 'ordered', 'closed'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The states of an offer. A new offer replaces the seller's open offer; ended offers are kept as history. */
export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'replaced'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** The stored state and the deadlines of a request. */
export interface RequestFacts {
  readonly status: RequestStatus
  /** The deadline at which the request expires if it is still open. */
  readonly closesAt: Date
  /** The deadline for the order of the accepted offer; null if the request is open or ordered. */
  readonly orderUntil: Date | null
}

/** The deadline that applies in the stored state; null for a state that has none. */
export function deadlineOf({ status, closesAt, orderUntil }: RequestFacts): Date | null {
  if (status === 'open') return closesAt
  return status === 'accepted' ? orderUntil : null
}

/** The state at a moment, whether or not the worker has written it: a request is closed at its deadline. */
export function statusAt(request: RequestFacts, now: Date): RequestStatus {
  const deadline = deadlineOf(request)
  return deadline !== null && now >= deadline ? 'closed' : request.status
}

/**
 * The state of an offer at a moment, whether or not the worker has written it: an open or accepted offer is declined at the
 * deadline of its request.
 */
export function offerStatusAt(offer: OfferStatus, request: RequestFacts, now: Date): OfferStatus {
  const ends = offer === 'open' || (offer === 'accepted' && request.status === 'accepted')
  return ends && statusAt(request, now) === 'closed' ? 'declined' : offer
}

/** A person who reads or changes a request. */
export interface Person {
  readonly id: number
  readonly sells: boolean
}

/** The reason why a request cannot be changed; null while it is open. */
export function openProblem(request: RequestFacts, now: Date): 'request_over' | null {
  return statusAt(request, now) === 'open' ? null : 'request_over'
}

/** The reason why a person may not make an offer on a request now, or null (contract, requests/offers/create). */
export function offerProblem(
  request: RequestFacts & { readonly askerId: number },
  by: Person,
  now: Date,
): 'forbidden' | 'own_request' | 'request_over' | null {
  if (!by.sells) return 'forbidden'
  if (request.askerId === by.id) return 'own_request'
  return openProblem(request, now)
}

/**
 * The reason why an offer cannot be accepted now, or null. Accepting an accepted offer again changes nothing (contract, section
 * 1, "writing by GET").
 */
export function acceptProblem(
  request: RequestFacts,
  offer: { readonly status: OfferStatus },
  now: Date,
): 'request_over' | 'offer_over' | null {
  if (offer.status === 'accepted') return null
  // The offer was declined when the request expired, even if the worker has not written it yet.
  if (offer.status === 'declined' && statusAt(request, now) === 'closed') return 'request_over'
  // If the offer and the request have ended, the refusal names the offer.
  if (offer.status !== 'open') return 'offer_over'
  return openProblem(request, now)
}

/** The reason why an offer cannot be withdrawn; null when it can be withdrawn or is already withdrawn. */
export function withdrawProblem(offer: { readonly status: OfferStatus }): 'offer_over' | null {
  return offer.status === 'open' || offer.status === 'withdrawn' ? null : 'offer_over'
}
