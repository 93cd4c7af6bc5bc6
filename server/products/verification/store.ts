import type { Sql } from '#platform/database/db.ts'
import type { SellerStanding } from '#shared/products/unverified.ts'

/** The facts on which the limit for unverified sellers depends; undefined for an unknown person. */
export async function findStanding(db: Sql, sellerId: number): Promise<SellerStanding | undefined> {
  const [row] = await db.query<SellerStanding>({
    name: 'listing_find_standing',
    text: `select u.verified, s.unverified_goods as most,
             case when u.verified or s.unverified_goods is null then 0 else (
               select count(*) from products where seller_id = u.id and sale_type = 'normal' and status = 'active') end as "onSale"
           from users u cross join trade_settings s where u.id = $1`,
    values: [sellerId],
  })
  return row
}
