import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import type { Page } from '#shared/base/page.ts'
import type { Order, OrderCounts, OrderSummary, SteppedOrder } from '#shared/orders/contract.ts'

/** The first name of test people. */
const buyerName = 'نورة'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)

/** Places `count` orders of 2 kg each, all from one buyer to one seller. */
async function makeSales(count: number) {
  const seller = await trade.makeSeller()
  const buyer = await trade.makeBuyer({ riyals: 5_000 })
  const form = await trade.orderForm({ payment: 'wallet', delivery: 'pickup_market' })
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) {
    const product = await trade.listGoods(seller.id, { quantity: 10, price: 20 })
    const { data } = await trade.orderOne(buyer, product, { ...form, quantity: 2 })
    ids.push((data as Order).id)
  }
  return { seller, buyer, ids }
}

const step = ({ token }: TestPerson, order_ids: readonly number[], status: string) =>
  ask<{ orders: SteppedOrder[] }>(market, 'POST orders/steps', { token, body: { order_ids, status } })
const listed = async ({ token }: TestPerson, query: string) =>
  (await ask<Page<OrderSummary>>(market, `GET orders?${query}`, { token })).data.data.map(({ id }) => id)

describe('POST orders/steps', () => {
  it('accepts and prepares several orders, and a repetition changes nothing', async () => {
    const { seller, buyer, ids } = await makeSales(3)
    for (const status of ['accepted', 'in_progress', 'in_progress']) {
      const { status: code, data } = await step(seller, ids, status)
      expect([code, data.orders.map(({ id, done, refused }) => [id, done, refused])]).toEqual([
        200,
        ids.map((id) => [id, true, null]),
      ])
    }
    for (const id of ids) {
      const { data } = await trade.showOrder({ id }, buyer)
      expect(data.timeline.map(({ status }) => status)).toEqual(['pending', 'accepted', 'in_progress'])
    }
  })

  it('names each refused order with its reason, and changes the others', async () => {
    const { seller, buyer, ids } = await makeSales(3)
    const [first = 0, second = 0, third = 0] = ids
    const foreign = await trade.makeDeal()
    await trade.setStatus({ id: second }, buyer, 'cancelled')
    const { data } = await step(seller, [third, second, foreign.id, first, third], 'accepted')
    expect(data.orders.map(({ id, done, refused }) => [id, done, refused?.code])).toEqual([
      [third, true, undefined],
      [second, false, 'illegal_transition'],
      [foreign.id, false, 'not_found'],
      [first, true, undefined],
    ])
    expect((await trade.showOrder({ id: second }, seller)).data.status).toBe('cancelled')
    expect((await trade.showOrder(foreign, foreign.seller)).data.status).toBe('pending')
  })

  it('refuses buyers, visitors, too many orders, no order and any other state', async () => {
    const { seller, buyer, ids } = await makeSales(1)
    expect((await step(buyer, ids, 'accepted')).status).toBe(403)
    expect(
      (await ask(market, 'POST orders/steps', { body: { order_ids: ids, status: 'accepted' } })).status,
    ).toBe(401)
    const tooMany = Array.from({ length: 51 }, (_, place) => place + 1)
    expect((await step(seller, tooMany, 'accepted')).status).toBe(422)
    expect((await step(seller, [], 'accepted')).status).toBe(422)
    expect((await step(seller, ids, 'completed')).status).toBe(422)
  })
})

describe('the seller’s list of orders', () => {
  it('finds orders by number, buyer and product, by their ids and by days', async () => {
    const { seller, ids } = await makeSales(2)
    const [first = 0, second = 0] = ids
    const text = encodeURIComponent
    expect(await listed(seller, `s=${100_000 + first}`)).toEqual([first])
    expect(await listed(seller, `s=${text(buyerName)}`)).toEqual([second, first])
    expect(await listed(seller, `s=${text('هامور')}&limit=1&page=2`)).toEqual([first])
    expect(await listed(seller, `s=${text('لا أحد بهذا الاسم')}`)).toEqual([])
    expect(await listed(seller, `ids=${first},999999999`)).toEqual([first])
    await market.db.query({
      text: `update orders set created_at = '2026-03-10T21:30:00Z' where id = $1`,
      values: [first],
    })
    expect(await listed(seller, 'from=2026-03-11&to=2026-03-11')).toEqual([first])
    expect(await listed(seller, 'to=2026-03-10')).toEqual([])
    const { data } = await ask<Page<OrderSummary>>(market, `GET orders?ids=${first}`, { token: seller.token })
    expect(data.data[0]?.items[0]).toMatchObject({ species: expect.any(String), size: expect.any(String) })
  })

  it('includes the buyer’s note only for orders that are requested by id', async () => {
    const { seller, ids } = await makeSales(1)
    const [id = 0] = ids
    await market.db.query({ text: `update orders set body = 'اتصل قبل الوصول' where id = $1`, values: [id] })
    const listOf = async (query: string) =>
      (await ask<Page<OrderSummary>>(market, `GET orders${query}`, { token: seller.token })).data.data
    expect(await listOf(`?ids=${id}`)).toMatchObject([{ id, body: 'اتصل قبل الوصول' }])
    expect((await listOf(''))[0]).not.toHaveProperty('body')
  })

  it('has counts for every tab, which buyers cannot read', async () => {
    const { seller, buyer, ids } = await makeSales(4)
    await step(seller, ids.slice(0, 2), 'accepted')
    await step(seller, ids.slice(0, 1), 'in_progress')
    await trade.setStatus({ id: ids[3] ?? 0 }, buyer, 'cancelled')
    const counted = await ask<Record<'market' | 'offers', OrderCounts>>(market, 'GET orders/counts', {
      token: seller.token,
    })
    expect(counted.data.market).toEqual({
      all: 4,
      mine: 2,
      pending: 1,
      accepted: 1,
      in_progress: 1,
      completed: 0,
      stopped: 1,
    })
    expect(counted.data.offers.all).toBe(0)
    expect((await ask(market, 'GET orders/counts', { token: buyer.token })).status).toBe(403)
  })
})
