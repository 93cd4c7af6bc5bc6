import type { Sql } from '#platform/database/db.ts'

/** Locks the closing of days until the end of the transaction; false if another worker is closing. */
export async function lockClosing(tx: Sql): Promise<boolean> {
  const [row] = await tx.query<{ readonly locked: boolean }>({
    text: `select pg_try_advisory_xact_lock(hashtext('insight days')) as locked`,
  })
  return row?.locked ?? false
}

/** The closed days `c` that have bitmaps. The previous version of the server closes days without bitmaps. */
export const countedDays = `insight_closed c join insight_active a on a.day = c.day and a.side = 'buyer' and a.block = 0`

/**
 * The days before `today` that are stale or were never closed, since the first completed order or hall sale; latest
 * first.
 */
export async function findDaysToClose(tx: Sql, today: string, most: number): Promise<string[]> {
  const rows = await tx.query<{ readonly day: string }>({
    text: `select d.day::text as day from (
             select s.day from insight_stale s where s.day < $1::date
             union
             select f.first + n from (
               select (least((select min(completed_at) from orders where status = 'completed'),
                 (select min(sold_at) from hall_sales where reversed_at is null)) at time zone 'Asia/Riyadh')::date as first) f,
             generate_series(0, $1::date - f.first - 1) n
             where not exists (select from ${countedDays} where c.day = f.first + n)) d
           order by d.day desc limit $2`,
    values: [today, most],
  })
  return rows.map(({ day }) => day)
}

/**
 * Counts days again from the orders, the sales of halls and the ledger. The stale rows are deleted first: an order that changes
 * during the count leaves a row that the next run finds.
 */
export async function closeDaysOf(tx: Sql, days: readonly string[]): Promise<void> {
  const values = [days]
  const each = `unnest($1::date[]) d (day)`
  const within = (at: string) => `${at} >= d.day::timestamp at time zone 'Asia/Riyadh'
    and ${at} < (d.day + 1)::timestamp at time zone 'Asia/Riyadh'`
  await tx.query({ text: 'delete from insight_stale where day = any($1::date[])', values })
  await tx.query({
    text: `delete from insight_days where dimension in ('all', 'market', 'fish', 'origin', 'channel')
             and day = any($1::date[])`,
    values,
  })
  await tx.query({
    text: `insert into insight_days (dimension, day, key, grams, halalas, orders)
           select l.dimension, d.day, l.key, sum(l.grams), sum(l.halalas), count(distinct l.order_id)
           from ${each}
           cross join lateral (select * from insight_lines i where ${within('i.completed_at')} offset 0) l group by 1, 2, 3`,
    values,
  })
  await tx.query({
    text: `insert into insight_closed (day, commission_halalas)
           select d.day, coalesce((
             select sum(e.amount_halalas) from entries e join accounts a on a.id = e.account_id
             where a.kind = 'commission' and ${within('e.at')}), 0)
           from ${each}
           on conflict (day) do update set commission_halalas = excluded.commission_halalas`,
    values,
  })
  // A trigger has deleted the bitmaps of these days when insight_closed was written.
  await tx.query({
    text: `insert into insight_active (day, side, block, people)
           select day, side, block, bit_or(people) from (
             select d.day, p.side, insight_block(p.user_id) as block, insight_bit(p.user_id) as people
             from ${each} cross join lateral (select * from insight_traders t where ${within('t.at')} offset 0) p
             union all
             select d.day, 'buyer', 0, 0::bit(8192) from ${each}) counted
           group by 1, 2, 3`,
    values,
  })
}
