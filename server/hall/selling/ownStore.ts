import type { Sql } from '#platform/database/db.ts'
import type { SaleRow } from '../row.ts'
import { saleColumns, saleTables } from './store.ts'

/** The sales of halls in which a person was the seller or the buyer, newest first. */
export function listSalesOf(
  db: Sql,
  userId: number,
  limit: number,
): Promise<(SaleRow & { readonly is_seller: boolean })[]> {
  return db.query<SaleRow & { readonly is_seller: boolean }>({
    name: 'hall_sales_of_person',
    text: `select ${saleColumns}, p.user_id is not distinct from $1 as is_seller from ${saleTables}
           where s.id in (
             select o.id from hall_people h join hall_sales o on o.seller_id = h.id where h.user_id = $1
             union all
             select o.id from hall_people h join hall_sales o on o.buyer_id = h.id where h.user_id = $1)
           order by s.id desc limit $2`,
    values: [userId, limit],
  })
}
