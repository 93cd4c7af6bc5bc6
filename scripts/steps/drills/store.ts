import type { Sql } from '#platform/database/db.ts'

/** The number of orders that were created after a time. */
export async function ordersAfter(sql: Sql, at: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>({
    text: 'select count(*) as count from orders where created_at > $1',
    values: [at],
  })
  return row?.count ?? 0
}

/** How many of these orders exist, and when the newest order was created. */
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
