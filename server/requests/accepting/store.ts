import type { Sql } from '#platform/database/db.ts'
import type { UserType } from '#shared/base/access/permissions.ts'

export interface DeclinedOffer {
  readonly id: number
  readonly seller_id: number
  readonly type: UserType
}

/** Offers that were declined when another offer was accepted, by id; an open request has none. */
export function listDeclined(tx: Sql, requestId: number): Promise<DeclinedOffer[]> {
  return tx.query<DeclinedOffer>({
    name: 'offers_declined',
    text: `select o.id, o.seller_id, u.type from offers o join users u on u.id = o.seller_id
           where o.request_id = $1 and o.status = 'declined' order by o.id`,
    values: [requestId],
  })
}

/** Reopens the declined offers of a request whose sellers may still sell; the others become withdrawn. */
export async function reopenOffers(
  tx: Sql,
  requestId: number,
  { reopened, now }: { readonly reopened: readonly number[]; readonly now: Date },
): Promise<void> {
  await tx.query({
    name: 'offers_reopen',
    text: `update offers set status = case when id = any($2) then 'open' else 'withdrawn' end,
             ended_at = case when id = any($2) then null else $3::timestamptz end
           where request_id = $1 and status = 'declined'`,
    values: [requestId, reopened, now],
  })
}

/** Reopens a request until its original deadline, with its number of open offers. */
export async function reopenRow(
  tx: Sql,
  id: number,
  { offers, now }: { readonly offers: number; readonly now: Date },
): Promise<void> {
  await tx.query({
    name: 'offers_reopen_request',
    text: "update requests set status = 'open', offers_count = $2, updated_at = $3 where id = $1",
    values: [id, offers, now],
  })
}
