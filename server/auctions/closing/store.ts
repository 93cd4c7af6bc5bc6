import type { Sql } from '#platform/database/db.ts'
import { sessionOf } from '../stepStore.ts'

/**
 * Due auctions in the order of their due times, without the auctions in `tried`. Auctions that are due in the same second are
 * in random order, so that concurrent workers start with different auctions.
 */
export async function listDue(db: Sql, tried: readonly number[], most: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'auctions_due',
    text: `select product_id as id from auctions where due_at <= now() and product_id <> all ($1)
           order by date_trunc('second', due_at), random() limit $2`,
    values: [tried, most],
  })
  return rows.map(({ id }) => id)
}

/**
 * Locks an auction that is still due; false if it is not due or another transaction holds it. An auction of a session waits for
 * running bids on the other lots, because a bid on an earlier lot may move this closing.
 */
export async function holdDue(tx: Sql, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'auctions_hold_due',
    text: `with session as materialized (${sessionOf})
           select from auctions where product_id = $1 and due_at <= clock_timestamp()
             and (select count(*) from session) >= 0 for update skip locked`,
    values: [id],
  })
  return rows.length > 0
}
