import type { Database } from '#platform/database/db.ts'
import { type ListSide, listOrders, onMarket } from '#server/orders/lists/store.ts'
import type { Windows } from '#server/orders/progress/windows.ts'
import type { OrderListQuery } from '#shared/orders/contract.ts'
import { median, type Row } from './table.ts'

/** The number of orders of one seller and of one buyer who have few orders among all the others. */
const few = 1_000

/**
 * Measures pages of a seller and a buyer who have `count` orders, compared with those who have a thousand, in one
 * database. Index scans must take the same time. The results are medians of alternating rounds.
 */
export async function measureOrderLists(db: Database, windows: Windows, count: number): Promise<Row[]> {
  const people = await fill(db, count)
  const rows: Row[] = []
  for (const [name, side, query] of lists) {
    const ask = (id: number) =>
      listOrders(db, { side, id, types: onMarket }, { page: 1, limit: 12, ...query }, windows)
    const times: { large: number[]; small: number[] } = { large: [], small: [] }
    for (let round = -warming; round < 100; round++) {
      for (const size of ['large', 'small'] as const) {
        const from = performance.now()
        await ask(people[side][size])
        if (round >= 0) times[size].push(performance.now() - from)
      }
    }
    rows.push({
      what: `list of orders, ${name}: time at ${count} to time at ${few}`,
      value: median(times.large) / median(times.small),
      limit: 3,
      better: 'below',
    })
  }
  return rows
}

const warming = 20

const lists: readonly (readonly [string, ListSide['side'], Partial<OrderListQuery>])[] = [
  ['selling, first page', 'seller', {}],
  ['selling, fiftieth page', 'seller', { page: 50 }],
  ['selling, completed', 'seller', { status: 'completed' }],
  ['buying, first page', 'buyer', {}],
  ['buying, cancelled, third page', 'buyer', { status: 'cancelled', page: 3 }],
]

interface Sizes {
  readonly large: number
  readonly small: number
}

/** Inserts orders of all states between pairs of people. */
async function fill(db: Database, count: number): Promise<Record<ListSide['side'], Sizes>> {
  const ids = await db.query<{ id: number }>({
    text: "select id from users where type = 'local_seller' and deleted_at is null order by id limit 4",
  })
  const [large = 0, small = 0, buyer = 0, rare = 0] = ids.map(({ id }) => id)
  for (const [seller, by, most] of [
    [large, buyer, count],
    [small, rare, few],
  ] as const) {
    for (let from = 0; from < most; from += batch) {
      await db.query({ text: insertOrders, values: [seller, by, from, Math.min(most, from + batch)] })
    }
  }
  for (const table of ['orders', 'order_items']) await db.query({ text: `vacuum analyze ${table}` })
  return { seller: { large, small }, buyer: { large: buyer, small: rare } }
}

const batch = 50_000

const insertOrders = `
  with goods as (select * from products where sale_type = 'normal' order by id limit 1),
  made as (
    insert into orders (sale_type, buyer_id, seller_id, status, payment_status, city_id, payment_id, delivery_method_id,
      subtotal_halalas, created_at, completed_at)
    select 'normal', $2, $1, s.status, case when s.status in ('rejected', 'cancelled') then 'refunded' else 'paid' end,
      g.city_id, (select id from options where list = 'payments' and code = 'wallet'),
      (select min(id) from options where list = 'delivery_methods'), 2500, now() - make_interval(secs => 9000000 - n.n),
      case when s.status = 'completed' then now() end
    from goods g, generate_series($3::int + 1, $4::int) n(n),
      lateral (select (array['completed', 'completed', 'completed', 'cancelled', 'rejected', 'pending'])[1 + n.n % 6] as status) s
    returning id)
  insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, quantity_grams, ordered_grams,
    price_halalas, total_halalas)
  select made.id, g.id, g.fish_id, g.market_id, g.origin, g.name_ar, g.name_en, 1000, 1000, 2500, 2500 from made, goods g`
