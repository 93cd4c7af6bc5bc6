import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { done, makeDeal, sent, setStatus, showOrder } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { OrderSummary } from '#shared/orders/contract.ts'

const market = await testMarket()

type Call = 'GET orders' | 'GET orders/my'
const list = async (call: Call, { token }: TestPerson, query = '') =>
  (await ask<Page<OrderSummary>>(market, `${call}${query}`, { token })).data
const idsIn = async (call: Call, person: TestPerson, query = '') =>
  (await list(call, person, query)).data.map(({ id }) => id)

describe('GET orders and orders/my', () => {
  it('list the orders of each side with the states that the side may set', async () => {
    const one = await makeDeal(market)
    const selling = await list('GET orders', one.seller)
    expect(selling).toMatchObject({ total: 1, per_page: 12, current_page: 1, last_page: 1 })
    expect(selling.data[0]).toMatchObject({
      id: one.id,
      number: one.order.number,
      side: 'seller',
      status: 'pending',
      total: 102,
      allowed_statuses: ['accepted', 'rejected'],
      items: [{ name: 'هامور طازج', quantity: 4 }],
      buyer: { id: one.buyer.id, mobile: expect.stringContaining('****') },
    })
    expect((await list('GET orders/my', one.buyer)).data[0]).toMatchObject({
      id: one.id,
      side: 'buyer',
      allowed_statuses: ['cancelled'],
      due: { status: 'cancelled' },
    })
    expect(await idsIn('GET orders/my', one.seller)).toEqual([])
    expect(await idsIn('GET orders', one.seller, '?page=2')).toEqual([])
  })

  it('list an order in its stored state when its due transition fails', async () => {
    const buyer = await makeBuyer(market.db, { riyals: 2_000 })
    const [broken, due, fresh] = [
      await makeDeal(market, { buyer }),
      await makeDeal(market, { buyer }),
      await makeDeal(market, { buyer }),
    ]
    await market.db.query({
      text: `update orders set due_at = now() - interval '1 minute' where id = any($1)`,
      values: [[broken.id, due.id]],
    })
    await market.db.query({
      text: `create function refuse() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
    })
    await market.db.query({
      text: `create trigger refuse before update on orders for each row when (old.id = ${broken.id}) execute function refuse()`,
    })
    const states = new Map(
      (await list('GET orders/my', buyer)).data.map(({ id, status }) => [id, status] as const),
    )
    const shown = await showOrder(market, broken, buyer)
    const metrics = await (await fetch(`${market.url}/metrics`)).text()
    await market.db.query({ text: 'drop trigger refuse on orders' })
    expect([broken, due, fresh].map(({ id }) => states.get(id))).toEqual(['pending', 'cancelled', 'pending'])
    expect([shown.status, shown.data.status]).toEqual([200, 'pending'])
    expect(metrics).toMatch(/failures_total\{what="order_settlement"\} [1-9]/)
  })

  it('hide unpaid orders from the seller but not from the buyer', async () => {
    for (const payment of ['card', 'bank_transfer'] as const) {
      const { id, buyer, seller } = await makeDeal(market, { payment })
      expect([await idsIn('GET orders', seller), await idsIn('GET orders/my', buyer)]).toEqual([[], [id]])
      expect((await list('GET orders', seller)).total).toBe(0)
      expect(await idsIn('GET orders/my', buyer, '?group=mine')).toEqual([id])
      await setStatus(market, { id }, buyer, 'cancelled')
      expect([await idsIn('GET orders', seller), await idsIn('GET orders/my', buyer)]).toEqual([[], [id]])
    }
    const { id, seller } = await makeDeal(market, { payment: 'cod' })
    expect(await idsIn('GET orders', seller)).toEqual([id])
  })

  it('filter by state, by sale type and by whether the order waits for the caller', async () => {
    const deal = await makeDeal(market, { upTo: sent })
    const { id, buyer, seller } = deal
    const both = async (query: string) => [
      ...[await idsIn('GET orders', seller, query), await idsIn('GET orders/my', buyer, query)],
    ]
    expect(await both('?status=in_progress')).toEqual([[id], [id]])
    expect(await both('?status=pending')).toEqual([[], []])
    expect(await both('?sale_type=auction')).toEqual([[], []])
    expect(await both('?sale_type=normal&status=in_progress')).toEqual([[id], [id]])
    expect(await both('?group=mine')).toEqual([[], [id]])
    expect(await both('?group=stopped')).toEqual([[], []])
    expect(await both('?group=mine&status=pending')).toEqual([[], []])
    expect(
      (await ask(market, 'GET orders/my?status=eaten', { token: buyer.token })).failure.errors,
    ).toHaveProperty('status')
  })

  it('do not contain orders of offers', async () => {
    const deal = await makeDeal(market)
    const { id, buyer, seller } = deal
    await market.db.query({ text: "update orders set sale_type = 'offers' where id = $1", values: [id] })
    for (const query of ['', '?sale_type=offers']) {
      expect([await idsIn('GET orders', seller, query), await idsIn('GET orders/my', buyer, query)]).toEqual([
        [],
        [],
      ])
    }
    expect((await showOrder(market, deal, buyer)).data.sale_type).toBe('offers')
  })

  it('require a sign-in, and GET orders requires a seller', async () => {
    const buyer = await addPerson(market.db)
    expect((await ask(market, 'GET orders', { token: buyer.token })).status).toBe(403)
    expect((await ask(market, 'GET orders')).status).toBe(401)
    expect((await ask(market, 'GET orders/my')).status).toBe(401)
  })

  it('return pages without gaps or repetitions even when `total` is capped', async () => {
    const { seller, buyer, product } = await manyOrders(3_000)
    const first = await list('GET orders', seller, '?limit=100')
    expect(first).toMatchObject({ total: 1_000, total_capped: true, last_page: 10 })
    const second = await idsIn('GET orders', seller, '?limit=100&page=2')
    const ids = [...first.data.map(({ id }) => id), ...second]
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    expect(ids).toEqual((await idsIn('GET orders/my', buyer, '?limit=100')).concat(second))
    expect((await list('GET orders', seller, '?limit=12&page=250')).data).toHaveLength(12)
    expect((await list('GET orders', seller, '?limit=12&page=251')).data).toEqual([])
    expect((await list('GET orders', seller, '?status=completed&limit=100')).data).toHaveLength(100)
    expect((await list('GET orders', seller, '?page=1001&limit=1')).data).toEqual([])
    expect(product).toBeGreaterThan(0)
  })
})

/** Adds a seller and a buyer with `count` orders, half of which are completed and the others rejected. */
async function manyOrders(count: number) {
  const deal = await makeDeal(market, { upTo: done })
  const [seller, buyer] = await Promise.all([makeSeller(market.db), makeBuyer(market.db)])
  await market.db.query({
    text: `with made as (
             insert into orders (sale_type, buyer_id, seller_id, status, payment_status, city_id, payment_id,
               delivery_method_id, subtotal_halalas, completed_at)
             select 'normal', $2, $3, case n % 2 when 0 then 'completed' else 'rejected' end, 'paid', city_id, payment_id,
               delivery_method_id, subtotal_halalas, completed_at
             from orders, generate_series(1, $4::int) n where id = $1 returning id)
           insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, image_id,
             quantity_grams, ordered_grams, price_halalas, total_halalas)
           select made.id, product_id, fish_id, market_id, origin, name_ar, name_en, image_id, quantity_grams,
             ordered_grams, price_halalas, total_halalas
           from made, order_items where order_id = $1`,
    values: [deal.id, buyer.id, seller.id, count],
  })
  return { seller, buyer, product: deal.products[0] }
}
