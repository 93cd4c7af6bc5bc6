import type { Sql } from '#platform/database/db.ts'
import { appliedInvariants } from './renewalInvariants.ts'

/** Invariants of the behar market (contract, section 6); run in its own schema. */
export const beharInvariants: Readonly<Record<string, string>> = {
  "a waiting demand is matched if another member's supply meets it at its price": `
    select d.id, s.id as by from demands d
    join supplies s on (s.fish_type_id, s.category_id, s.size_id) = (d.fish_type_id, d.category_id, d.size_id)
      and s.owner_id <> d.owner_id and s.status = 'available'
    where d.status = 'open' and d.needed_by >= (now() at time zone 'Asia/Riyadh')::date and (s.available_to is null or s.available_to >= (now() at time zone 'Asia/Riyadh')::date)
      and s.available_from <= d.needed_by and (d.target_halalas is null or s.price_halalas <= d.target_halalas)`,
  "a matched demand has another member's supply that meets it": `
    select d.id, d.owner_id as by from demands d
    where d.status = 'matched' and not exists (select from supplies s
      where (s.fish_type_id, s.category_id, s.size_id) = (d.fish_type_id, d.category_id, d.size_id)
        and s.owner_id <> d.owner_id and s.available_from <= d.needed_by
        and (d.target_halalas is null or s.price_halalas <= d.target_halalas))`,
  'no barred member has an entry on a board': `
    select e.id, e.owner_id as by from (select id, owner_id, status from supplies union all
                                        select id, owner_id, status from demands) e
    join members m on m.user_id = e.owner_id where m.barred and e.status <> 'removed'`,
  'no entry expires before its last day is over': `
    select id, 1 as by from demands where status = 'expired' and needed_by >= (now() at time zone 'Asia/Riyadh')::date
    union all
    select id, 2 from supplies where status = 'expired' and (available_to is null or available_to >= (now() at time zone 'Asia/Riyadh')::date)`,
  'every entry was added by a member with a subscription': `
    select e.id, e.owner_id as by from (select id, owner_id, created_at from supplies union all
                                        select id, owner_id, created_at from demands) e
    where not exists (select from subscriptions s where s.user_id = e.owner_id and e.created_at < s.expires_at)`,
  ...appliedInvariants,
}

/** Whether the integration's tables exist in this database. */
export async function hasBehar(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ there: boolean }>({
    text: "select to_regclass('demands') is not null and to_regclass('supplies') is not null as there",
  })
  return row?.there === true
}
