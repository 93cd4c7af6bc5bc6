/** The states of a request (contract, Requests and offers): open → accepted → ordered; open → closed, by its owner or by time. */
export const requestStatuses = ['open', 'accepted', 'ordered', 'closed'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The states of an offer. A new one of the same seller replaces the open one; what is over stays as history. */
export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'replaced'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** What a request stands at, in its row and by the clock. */
export interface RequestFacts {
  readonly status: RequestStatus
  /** When time closes it where nobody did before. */
  readonly closesAt: Date
}

/** The state that holds at a moment, whether or not a worker has written it: an open request whose time is over is closed. */
export function statusAt({ status, closesAt }: RequestFacts, now: Date): RequestStatus {
  return status === 'open' && now >= closesAt ? 'closed' : status
}

/**
 * The state of an offer that holds at a moment: one that stood when the time of its request was over is declined, whether
 * or not a worker has written it.
 */
export function offerStatusAt(offer: OfferStatus, request: RequestFacts, now: Date): OfferStatus {
  return offer === 'open' && statusAt(request, now) === 'closed' ? 'declined' : offer
}

/** Who looks at a request or acts on it: who asked, a seller, anybody else. */
export interface Person {
  readonly id: number
  readonly sells: boolean
}

/** Why nothing more can be done with a request; null while it is open. */
export function openProblem(request: RequestFacts, now: Date): 'request_over' | null {
  return statusAt(request, now) === 'open' ? null : 'request_over'
}

/** Why somebody may not make an offer on a request now; null when they may (contract, requests/offers/create). */
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
 * Why an offer cannot be accepted now; null when it can. That it is accepted already is no problem: asking again
 * changes nothing (contract, section 1, "writing by GET").
 */
export function acceptProblem(
  request: RequestFacts,
  offer: { readonly status: OfferStatus },
  now: Date,
): 'request_over' | 'offer_over' | null {
  if (offer.status === 'accepted') return null
  // What ended with its request says so, whether or not a worker has written it.
  if (offer.status === 'declined' && statusAt(request, now) === 'closed') return 'request_over'
  // Withdrawn a moment ago says more than that the request is over since.
  if (offer.status !== 'open') return 'offer_over'
  return openProblem(request, now)
}

/** Why an offer cannot be withdrawn; null when it can, or was before. */
export function withdrawProblem(offer: { readonly status: OfferStatus }): 'offer_over' | null {
  return offer.status === 'open' || offer.status === 'withdrawn' ? null : 'offer_over'
}
