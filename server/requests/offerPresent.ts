import type { OwnOffer } from '#shared/requests/contract.ts'
import { offerStatusAt } from '#shared/requests/status.ts'
import type { OwnOfferRow } from './offerOwnStore.ts'
import { offerOf, type Reader, requestOf } from './present.ts'
import type { RequestRow } from './row.ts'

/** One's own offer as it stands at this moment, with the request that it is for. */
export function ownOfferOf(row: OwnOfferRow, request: RequestRow, reader: Reader): OwnOffer {
  const { request_status: status, request_closes_at: closesAt } = row
  const now = offerStatusAt(row.status, { status, closesAt }, reader.now)
  const ended_at = now === row.status ? row.ended_at : closesAt
  return {
    ...offerOf({ ...row, status: now, ended_at }, reader),
    request: requestOf(request, reader),
    order_id: row.order_id,
  }
}
