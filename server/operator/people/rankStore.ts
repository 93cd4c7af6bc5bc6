import type { Sql } from '#platform/database/db.ts'
import type { Paging } from '#shared/base/page.ts'
import type { Where } from '../../base/where.ts'
import { orderBy, sliceOf } from '../tables/store.ts'

/** The values of other tables by which people can be sorted; most people have no row in these tables. */
export type Rank = keyof typeof ranks

/**
 * The ids of one page of people, ordered by balance or number of orders; ties are ordered by id in the same direction.
 * People with a value are read from the ranked table, people without a value from users. The second query runs only when
 * the first does not fill the page.
 */
export async function rankPeople(
  db: Sql,
  conditions: () => Promise<Where>,
  query: Paging & { readonly by: Rank; readonly order?: 'asc' | 'desc' | undefined },
): Promise<number[]> {
  const { taken, skipped } = sliceOf(query)
  const direction = query.order === 'asc' ? 'asc' : 'desc'
  const halves = direction === 'asc' ? ([nothing, something] as const) : ([something, nothing] as const)
  const ids: number[] = []
  for (const half of halves) {
    const left = skipped + taken - ids.length
    if (left > 0) ids.push(...(await half(db, await conditions(), { by: query.by, direction, left })))
  }
  return ids.slice(skipped)
}

interface Half {
  readonly by: Rank
  readonly direction: 'asc' | 'desc'
  readonly left: number
}

async function something(db: Sql, where: Where, { by, direction, left }: Half): Promise<number[]> {
  const { from, key, amount } = ranks[by]
  // Only conditions on people need the join.
  const among = where.text === 'true' ? '' : `join users u on u.id = ${key}`
  const rows = await db.query<{ id: number }>({
    text: `select ${key} as id from ${from} ${among} where ${amount} > 0 and ${where.text}
           order by ${orderBy([amount, key], direction)} limit ${where.put(left)}`,
    values: where.values,
  })
  return rows.map(({ id }) => id)
}

async function nothing(db: Sql, where: Where, { by, direction, left }: Half): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: `select u.id from users u where ${ranks[by].none} and ${where.text}
           order by u.id ${direction} limit ${where.put(left)}`,
    values: where.values,
  })
  return rows.map(({ id }) => id)
}

const ranks = {
  balance: {
    from: "(select user_id, balance_halalas from accounts where kind = 'person') b",
    key: 'b.user_id',
    amount: 'b.balance_halalas',
    none: 'not exists (select from accounts b where b.user_id = u.id and b.balance_halalas > 0)',
  },
  orders: {
    from: `(select coalesce(bought.id, sold.id) as id, coalesce(bought.orders, 0) + coalesce(sold.orders, 0) as orders
            from (select buyer_id as id, count(*) as orders from orders group by buyer_id) bought
            full join (select seller_id as id, count(*) as orders from orders group by seller_id) sold
              on sold.id = bought.id) b`,
    key: 'b.id',
    amount: 'b.orders',
    none: `not exists (select from orders o where o.buyer_id = u.id)
      and not exists (select from orders o where o.seller_id = u.id)`,
  },
} as const
