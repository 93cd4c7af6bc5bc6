import type { Sql } from '#platform/database/db.ts'

/** The end of a period of a renewal, by the rule of shared/behar/plans.ts. */
const endOf = (from: string) => `case unit
  when 'days' then ${from} + make_interval(hours => 24 * length)
  else (${from} at time zone 'Asia/Riyadh' + make_interval(months => length)) at time zone 'Asia/Riyadh' end`

/** Invariants of paid renewals in the main market (decision 76). */
export const renewalInvariants: Readonly<Record<string, string>> = {
  'every paid renewal has its transfer from its person to the market, and no other renewal has one': `
    select r.id, r.price_halalas as by from renewals r
    where (r.status = 'paid') <> exists (
      select from transfers t
      join entries g on g.transfer_id = t.id and g.amount_halalas = -r.price_halalas
      join accounts giver on giver.id = g.account_id and giver.user_id = r.user_id
      join entries e on e.transfer_id = t.id and e.amount_halalas = r.price_halalas
      join accounts receiver on receiver.id = e.account_id and receiver.kind = 'subscription'
      where t.key = 'renewal:' || r.id || ':paid' and t.reference_type = 'renewal' and t.reference_id = r.id)
    union all
    select t.reference_id, t.id from transfers t
    where t.reference_type = 'renewal'
      and not exists (select from renewals r where r.id = t.reference_id and r.status = 'paid')`,
  'every paid renewal extends its subscription by the length of its plan': `
    select id, user_id as by from renewals
    where status = 'paid' and (starts_at < paid_at or ends_at <> ${endOf('starts_at')})`,
  'the paid renewals of a person are numbered from 1 without gaps, and counted': `
    select r.user_id as id, count(*) as by from renewals r left join subscriptions s on s.user_id = r.user_id
    where r.status = 'paid' group by r.user_id, s.renewals
    having count(*) <> max(r.number) or s.renewals <> count(*)
    union all
    select s.user_id, s.renewals from subscriptions s
    where s.renewals > 0 and not exists (select from renewals r where r.user_id = s.user_id and r.status = 'paid')`,
  'a card renewal is paid exactly if its charge was paid without a failure': `
    select r.id, c.id as by from renewals r join charges c on c.id = r.charge_id
    where (r.status = 'paid') <> (c.status = 'paid' and c.failed_at is null)
      or (r.status = 'pending') <> (c.status = 'pending') or r.price_halalas <> c.amount_halalas or r.user_id <> c.user_id`,
}

/** Invariants of the renewals that the integration applied, in its own schema. */
export const appliedInvariants: Readonly<Record<string, string>> = {
  'the applied renewals of a member are numbered from 1 without gaps': `
    select user_id as id, count(*) as by from renewals group by user_id having count(*) <> max(number)`,
  'every applied renewal extends the subscription by its length': `
    select user_id as id, number as by from renewals
    where ends_at <> ${endOf('greatest(ended_at, paid_at)')}`,
}

/**
 * Finds renewals that the integration applied although the main market has no such paid renewal; `id` is the person, `by`
 * is the number of the renewal. The databases may be different, so the rows are compared in batches.
 */
export async function findUnpaidExtensions(
  main: Sql,
  behar: Sql,
): Promise<{ readonly id: number; readonly by: number }[]> {
  const found: { readonly id: number; readonly by: number }[] = []
  for (let last = { id: 0, by: 0 }; ; ) {
    const rows = await behar.query<Applied>({
      text: `select user_id as id, number as by, length, unit from renewals where (user_id, number) > ($1, $2)
             order by user_id, number limit ${BATCH}`,
      values: [last.id, last.by],
    })
    found.push(...(await unpaidAmong(main, rows)))
    last = rows.at(-1) ?? last
    if (rows.length < BATCH) return found
  }
}

const BATCH = 10_000

interface Applied {
  readonly id: number
  readonly by: number
  readonly length: number
  readonly unit: string
}

function unpaidAmong(main: Sql, rows: readonly Applied[]) {
  return main.query<{ readonly id: number; readonly by: number }>({
    text: `select a.id, a.by from json_to_recordset($1::json) as a(id bigint, by int, length int, unit text)
           where not exists (select from renewals r where r.user_id = a.id and r.number = a.by and r.status = 'paid'
             and (r.length, r.unit) = (a.length, a.unit))`,
    values: [JSON.stringify(rows)],
  })
}
