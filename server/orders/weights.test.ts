import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '#shared/orders/contract.ts'
import { ask } from '#world/testing/ask.ts'
import {
  makeDeal,
  purses,
  sent,
  setStatus,
  showOrder,
  stockOf,
  type TestDeal,
  takeCommission,
  toldOf,
} from '#world/testing/orderLife.ts'
import type { TestPerson } from '#world/testing/people.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import { brokenInvariants, listGoods } from '#world/testing/trade.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openTestMarket()
  await takeCommission(market)
})
afterAll(() => market.close())
afterEach(async () => expect(await brokenInvariants(market.db)).toEqual({}))

const pack = (
  { id, products, seller }: TestDeal,
  quantities: readonly unknown[],
  person: TestPerson = seller,
) =>
  ask<Order>(market, `POST orders/show/${id}/weights`, {
    token: person.token,
    body: { items: quantities.map((quantity, place) => ({ product_id: products[place], quantity })) },
  })

describe('what was really packed', () => {
  it('gives the difference back to the buyer at once, cut to the halala, and the fish to stock', async () => {
    const deal = await makeDeal(market, {
      quantities: [4, 10],
      delivery: 'seller_delivery',
      upTo: ['accepted'],
    })
    expect((await showOrder(market, deal, deal.seller)).data.may_weigh).toBe(true)
    // 3.333 kg at 25.50 are 84.9915: 84.99.
    const { status, data } = await pack(deal, [3.333, 9.5])
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{
        status: 'accepted',
        subtotal: 327.24,
        delivery_fee: 15,
        total: 342.24,
        may_weigh: false,
        refunded: 29.76,
      },
      items: [
        { quantity: 3.333, ordered_quantity: 4, total: 84.99 },
        { quantity: 9.5, ordered_quantity: 10, total: 242.25 },
      ],
    })
    expect(await purses(market, deal)).toMatchObject({ buyer: 65_776, escrow: 34_224 })
    expect(await stockOf(market, deal.products[0])).toEqual([6.667, 'active'])
    // It was sold out: now half a kilogram is left.
    expect(await stockOf(market, deal.products[1])).toEqual([0.5, 'active'])
    expect((await toldOf(market, deal, deal.buyer)).slice(-2)).toEqual(['order_weighed', 'wallet_received'])
    await setStatus(market, deal, deal.seller, 'in_progress')
    await setStatus(market, deal, deal.buyer, 'completed')
    // 1.5 % of 327.24 are 4.9086.
    expect(await purses(market, deal)).toEqual({
      ...{ buyer: 65_776, escrow: 0, seller: 0, held: 33_734, commission: 490 },
    })
  })

  it('of a line that is missing altogether may be nothing, where something else remains', async () => {
    const deal = await makeDeal(market, { quantities: [2, 3], upTo: sent })
    expect((await pack(deal, [0])).data).toMatchObject({
      subtotal: 76.5,
      items: [{ quantity: 0, total: 0 }, {}],
    })
    expect(await stockOf(market, deal.products[0])).toEqual([10, 'active'])
    expect((await setStatus(market, deal, deal.seller, 'completed')).data).toMatchObject({ total: 76.5 })
    const all = await makeDeal(market, { quantities: [2, 3], upTo: sent })
    const { status, failure } = await pack(all, [0, 0])
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['items.0.quantity']])
  })

  it('cancelled afterwards gives back what remained', async () => {
    const deal = await makeDeal(market, { quantities: [4], upTo: ['accepted'] })
    await pack(deal, [3])
    const { data } = await setStatus(market, deal, deal.seller, 'cancelled')
    expect(data).toMatchObject({ status: 'cancelled', total: 76.5, refunded: 102 })
    expect(await purses(market, deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    expect(await stockOf(market, deal.products[0])).toEqual([10, 'active'])
  })

  it('paid at the door, only the total falls', async () => {
    const deal = await makeDeal(market, { payment: 'cod', upTo: ['accepted'] })
    expect((await pack(deal, [3])).data).toMatchObject({ total: 76.5, refunded: 0 })
    expect(await purses(market, deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    expect(await toldOf(market, deal, deal.buyer)).toEqual(['order_accepted', 'order_weighed'])
  })

  it('of a lot that was bought whole costs its part', async () => {
    const deal = await makeDeal(market, { upTo: ['accepted'] })
    await market.db.query({
      text: "update orders set sale_type = 'auction' where id = $1",
      values: [deal.id],
    })
    // 102.00 for 4 kg: 1.333 kg are a part of 33.9915.
    expect((await pack(deal, [1.333])).data.items[0]).toMatchObject({ quantity: 1.333, total: 33.99 })
  })

  it('is told once: the same again changes nothing, anything else is too late', async () => {
    const deal = await makeDeal(market, { quantities: [4, 5], upTo: ['accepted'] })
    const first = await pack(deal, [3])
    const again = await pack(deal, [3, 5])
    expect([again.status, again.data]).toEqual([200, first.data])
    for (const other of [[2], [4], [3, 4]]) {
      const { status, failure } = await pack(deal, other)
      expect([status, failure]).toEqual([
        409,
        { code: 'illegal_transition', message: 'سُجّل وزن هذا الطلب من قبل' },
      ])
    }
    expect((await purses(market, deal)).escrow).toBe(20_400)
  })

  it('by two at once goes back once', async () => {
    const deal = await makeDeal(market, { upTo: ['accepted'] })
    const answers = await Promise.all([pack(deal, [3]), pack(deal, [2]), pack(deal, [3])])
    const { data } = await showOrder(market, deal, deal.buyer)
    const won = data.items[0]?.quantity
    expect(answers.map(({ status }) => status)).toEqual(won === 3 ? [200, 409, 200] : [409, 200, 409])
    expect((await purses(market, deal)).escrow).toBe(won === 3 ? 7_650 : 5_100)
  })

  it('is refused at its line, and everything that is wrong is told', async () => {
    const deal = await makeDeal(market, { quantities: [4, 5], upTo: ['accepted'] })
    const foreign = await listGoods(market.db, deal.seller.id)
    const send = (items: readonly object[]) =>
      ask(market, `POST orders/show/${deal.id}/weights`, { token: deal.seller.token, body: { items } })
    const [first, second] = deal.products
    const refused = await send([
      { product_id: first, quantity: 4.001 },
      { product_id: foreign, quantity: 1 },
      { product_id: second, quantity: 1 },
      { product_id: second, quantity: 2 },
    ])
    expect([refused.status, refused.failure.errors]).toEqual([
      422,
      {
        'items.0.quantity': ['القيمة لا تزيد عن 4'],
        'items.1.product_id': ['اختر قيمة من القائمة'],
        'items.3.product_id': ['اختر قيمة من القائمة'],
      },
    ])
    for (const items of [
      [],
      [{ product_id: first, quantity: -1 }],
      [{ product_id: first, quantity: 1.0001 }],
    ]) {
      expect((await send(items)).status).toBe(422)
    }
    expect((await showOrder(market, deal, deal.seller)).data).toMatchObject({ may_weigh: true, total: 229.5 })
  })

  it('is the seller’s to tell, between accepting and completing', async () => {
    const deal = await makeDeal(market)
    expect((await pack(deal, [3])).failure.code).toBe('illegal_transition')
    await setStatus(market, deal, deal.seller, 'accepted')
    expect((await pack(deal, [3], deal.buyer)).failure.code).toBe('forbidden')
    await setStatus(market, deal, deal.seller, 'in_progress')
    await setStatus(market, deal, deal.seller, 'completed')
    expect((await pack(deal, [3])).failure.code).toBe('illegal_transition')
  })
})
