import type { OwnOffer } from '#shared/requests/contract.ts'
import { deadlineOf, offerStatusAt } from '#shared/requests/status.ts'
import { offerOf, type Reader, requestOf } from '../present.ts'
import { factsOf, type OfferRow, type RequestRow } from '../row.ts'
import type { OwnOfferRow } from './ownStore.ts'

/** The state of an offer at a time. Past the deadline of the request, the offer was declined at the deadline. */
export function offerAt<Row extends OfferRow>(
  row: Row,
  request: Pick<RequestRow, 'status' | 'closes_at' | 'order_until'>,
  now: Date,
): Row {
  const facts = factsOf(request)
  const holds = offerStatusAt(row.status, facts, now)
  return holds === row.status ? row : { ...row, status: holds, ended_at: deadlineOf(facts) }
}

/** The caller's offer at this time, with its request. */
export function ownOfferOf(row: OwnOfferRow, request: RequestRow, reader: Reader): OwnOffer {
  return {
    ...offerOf(offerAt(row, request, reader.now), reader),
    request: requestOf(request, reader),
    order_id: row.order_id,
  }
}
