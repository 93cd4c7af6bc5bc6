import type { Sql } from '#platform/database/db.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { demoAccounts } from '../people/accounts.ts'

/** Mobiles of demo people who bid and have had lots, without the accounts with which a newcomer signs in. */
export async function findActors(db: Sql, most: number): Promise<string[]> {
  const rows = await db.query<{ mobile: string }>({
    text: `select u.mobile from users u
           where u.type in ('local_seller', 'international_seller') and u.deleted_at is null and not u.blocked
             and u.mobile <> all($1) and u.mobile like '+9665_00%'
             and exists (select from products p where p.seller_id = u.id and p.sale_type = 'auction')
           order by u.id limit $2`,
    values: [demoAccounts.map(({ mobile }) => mobileE164(mobile)), most],
  })
  return rows.map(({ mobile }) => mobile)
}
