import type { Sql } from '#platform/database/db.ts'

/** The number of orders that were created after a time. */
export async function ordersAfter(sql: Sql, at: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>({
    text: 'select count(*) as count from orders where created_at > $1',
    values: [at],
  })
  return row?.count ?? 0
}

/** The number of these orders that exist, and the time at which the newest order was created. */
export async function presentOrders(
  sql: Sql,
  ids: readonly number[],
): Promise<{ count: number; last: Date | null }> {
  const [row] = await sql.query<{ count: number; last: Date | null }>({
    text: 'select count(*) as count, max(created_at) as last from orders where id = any($1)',
    values: [ids],
  })
  return row ?? { count: 0, last: null }
}

/** The number of these acknowledged bids that are not stored with their number and hash, or that share a number. */
export async function lostBids(
  sql: Sql,
  bids: readonly { readonly auction: number; readonly number: number; readonly hash: string }[],
): Promise<number> {
  const [row] = await sql.query<{ lost: number }>({
    text: `with said as (select * from unnest($1::bigint[], $2::int[], $3::text[]) as s(auction_id, number, hash))
           select (select count(*) from said where not exists (select from bids b where b.auction_id = said.auction_id
               and b.number = said.number and encode(b.hash, 'hex') = said.hash))
             + (select count(*) - count(distinct (auction_id, number)) from said) as lost`,
    values: [
      bids.map(({ auction }) => auction),
      bids.map(({ number }) => number),
      bids.map(({ hash }) => hash),
    ],
  })
  return row?.lost ?? 0
}

/** The numbers of a person's notifications that came after the notification with the number `after`. */
export async function notificationsAfter(sql: Sql, userId: number, after: number): Promise<number[]> {
  const rows = await sql.query<{ number: number }>({
    text: 'select number from notifications where user_id = $1 and number > $2 order by number',
    values: [userId, after],
  })
  return rows.map(({ number }) => number)
}

/** Pauses or resumes the replay of a standby. */
export async function holdReplay(sql: Sql, verb: 'pause' | 'resume'): Promise<void> {
  await sql.query({ text: `select pg_wal_replay_${verb}()` })
}
