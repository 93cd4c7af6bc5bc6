import type { OwnOffer } from '#shared/requests/contract.ts'
import { offerStatusAt } from '#shared/requests/status.ts'
import { offerOf, type Reader, requestOf } from '../present.ts'
import type { OfferRow, RequestRow } from '../row.ts'
import type { OwnOfferRow } from './ownStore.ts'

/** The state of an offer at a time. If the request has expired, the offer was declined at the request's deadline. */
export function offerAt<Row extends OfferRow>(
  row: Row,
  { status, closes_at: closesAt }: Pick<RequestRow, 'status' | 'closes_at'>,
  now: Date,
): Row {
  const holds = offerStatusAt(row.status, { status, closesAt }, now)
  return holds === row.status ? row : { ...row, status: holds, ended_at: closesAt }
}

/** The caller's offer at this time, with its request. */
export function ownOfferOf(row: OwnOfferRow, request: RequestRow, reader: Reader): OwnOffer {
  return {
    ...offerOf(offerAt(row, request, reader.now), reader),
    request: requestOf(request, reader),
    order_id: row.order_id,
  }
}
