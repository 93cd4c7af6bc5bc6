import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { PersonRow } from '../store.ts'

export interface DueRow extends PersonRow {
  readonly amount: Halalas
  readonly sales: number
}

/** The sellers without a wallet whose proceeds were not paid, the longest unpaid first. */
export function listDues(db: Sql, hallId: number): Promise<DueRow[]> {
  return db.query<DueRow>({
    name: 'hall_dues',
    text: `select p.id, p.number, coalesce(nullif(trim(u.f_name || ' ' || u.l_name), ''), p.name) as name, p.mobile, p.user_id,
             p.wallet_since is not null as wallet,
             exists (select from hall_sales b where b.buyer_id = p.id) as buys, d.amount, d.sales
           from (select seller_id, sum(proceeds_halalas)::bigint as amount, count(*) as sales, min(id) as first from hall_sales
                 where market_id = $1 and paid_at is null and reversed_at is null and seller_user_id is null
                 group by seller_id) d
           join hall_people p on p.id = d.seller_id left join users u on u.id = p.user_id
           order by d.first limit 500`,
    values: [hallId],
  })
}

export interface OpenSaleRow {
  readonly id: number
  readonly proceeds_halalas: Halalas
}

/** Locks the sales whose proceeds a hall owes to a person, oldest first. */
export function lockOpenSales(tx: Sql, hallId: number, personId: number): Promise<OpenSaleRow[]> {
  return tx.query<OpenSaleRow>({
    name: 'hall_lock_open_sales',
    text: `select id, proceeds_halalas from hall_sales
           where market_id = $1 and seller_id = $2 and paid_at is null and reversed_at is null and seller_user_id is null
           order by id for no key update`,
    values: [hallId, personId],
  })
}

export async function setPaid(
  tx: Sql,
  { ids, by, now }: { readonly ids: readonly number[]; readonly by: number; readonly now: Date },
): Promise<void> {
  await tx.query({
    name: 'hall_set_paid',
    text: 'update hall_sales set paid_at = $2, paid_by = $3 where id = any($1::bigint[])',
    values: [ids, now, by],
  })
}
