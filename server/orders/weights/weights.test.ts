import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { sent, type TestDeal, takeCommission } from '#demo/testing/trade/orderLife.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)

const pack = (
  { id, products, seller }: TestDeal,
  quantities: readonly unknown[],
  person: TestPerson = seller,
) =>
  ask<Order>(market, `POST orders/show/${id}/weights`, {
    token: person.token,
    body: { items: quantities.map((quantity, place) => ({ product_id: products[place], quantity })) },
  })

describe('a packed weight', () => {
  it('refunds the difference at once and returns the stock', async () => {
    const deal = await trade.makeDeal({
      quantities: [4, 10],
      delivery: 'seller_delivery',
      upTo: ['accepted'],
    })
    expect((await trade.showOrder(deal, deal.seller)).data.may_weigh).toBe(true)
    // 3.333 kg at SAR 25.50 cost SAR 84.9915, which is truncated to SAR 84.99.
    const { status, data } = await pack(deal, [3.333, 9.5])
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'accepted',
      subtotal: 327.24,
      delivery_fee: 15,
      total: 342.24,
      may_weigh: true,
      refunded: 29.76,
      items: [
        { quantity: 3.333, ordered_quantity: 4, total: 84.99 },
        { quantity: 9.5, ordered_quantity: 10, total: 242.25 },
      ],
    })
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 65_776, escrow: 34_224 })
    expect(await trade.stockOf(deal.products[0])).toEqual([6.667, 'active'])
    // The product was sold out. Half a kilogram of it is now available again.
    expect(await trade.stockOf(deal.products[1])).toEqual([0.5, 'active'])
    expect((await trade.notificationsOf(deal, deal.buyer)).slice(-2)).toEqual([
      'order_weighed',
      'wallet_received',
    ])
    await trade.setStatus(deal, deal.seller, 'in_progress')
    await trade.setStatus(deal, deal.buyer, 'completed')
    // The commission is 1.5 % of SAR 327.24, SAR 4.9086, truncated to SAR 4.90.
    await trade.expectBalances(deal, { buyer: 65_776, escrow: 0, seller: 0, held: 33_734, commission: 490 })
  })

  it('may be zero for one line but not for all lines', async () => {
    const deal = await trade.makeDeal({ quantities: [2, 3], upTo: sent })
    expect((await pack(deal, [0])).data).toMatchObject({
      subtotal: 76.5,
      items: [{ quantity: 0, total: 0 }, {}],
    })
    expect(await trade.stockOf(deal.products[0])).toEqual([10, 'active'])
    expect((await trade.setStatus(deal, deal.seller, 'completed')).data).toMatchObject({ total: 76.5 })
    const all = await trade.makeDeal({ quantities: [2, 3], upTo: sent })
    const { status, failure } = await pack(all, [0, 0])
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['items.0.quantity']])
  })

  it('leaves only the rest of the total to be refunded by a later cancellation', async () => {
    const deal = await trade.makeDeal({ quantities: [4], upTo: ['accepted'] })
    await pack(deal, [3])
    const { data } = await trade.setStatus(deal, deal.seller, 'cancelled')
    expect(data).toMatchObject({ status: 'cancelled', total: 76.5, refunded: 102 })
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    expect(await trade.stockOf(deal.products[0])).toEqual([10, 'active'])
  })

  it('lowers the total of a cash order without moving money', async () => {
    const deal = await trade.makeDeal({ payment: 'cod', upTo: ['accepted'] })
    expect((await pack(deal, [3])).data).toMatchObject({ total: 76.5, refunded: 0 })
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    expect(await trade.notificationsOf(deal, deal.buyer)).toEqual(['order_accepted', 'order_weighed'])
  })

  it('sets the total of a lot in proportion to the winning bid', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    await market.db.query({
      text: "update orders set sale_type = 'auction' where id = $1",
      values: [deal.id],
    })
    // 4 kg cost SAR 102.00, so 1.333 kg cost SAR 33.9915.
    expect((await pack(deal, [1.333])).data.items[0]).toMatchObject({ quantity: 1.333, total: 33.99 })
  })

  it('can be raised and lowered until the buyer confirms the order', async () => {
    const deal = await trade.makeDeal({ quantities: [4, 5], upTo: ['accepted'] })
    const first = await pack(deal, [3])
    const again = await pack(deal, [3, 5])
    expect([again.status, again.data]).toEqual([200, first.data])
    expect((await pack(deal, [2.5])).data).toMatchObject({ total: 191.25, refunded: 38.25 })
    await trade.setStatus(deal, deal.seller, 'in_progress')
    const { status, data } = await pack(deal, [3.8])
    expect(status).toBe(200)
    expect(data).toMatchObject({
      total: 224.4,
      refunded: 5.1,
      may_weigh: true,
      items: [{ quantity: 3.8, ordered_quantity: 4, total: 96.9, ordered_total: 102 }, { quantity: 5 }],
    })
    expect(data.weighings.map(({ weight, total }) => [weight, total])).toEqual([
      [8, 204],
      [7.5, 191.25],
      [8.8, 224.4],
    ])
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 77_560, escrow: 22_440 })
    expect(await trade.stockOf(deal.products[0])).toEqual([6.2, 'active'])
    const notified = (await trade.notificationsOf(deal, deal.buyer)).filter((kind) =>
      kind.startsWith('order_weighed'),
    )
    expect(notified).toEqual(['order_weighed', 'order_weighed', 'order_weighed_more'])
    await trade.setStatus(deal, deal.buyer, 'completed')
    const late = await pack(deal, [3])
    expect([late.status, late.failure.code]).toEqual([409, 'illegal_transition'])
  })

  it('recalculates the total of a lot from the winning bid when it is corrected', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    await market.db.query({
      text: "update orders set sale_type = 'auction' where id = $1",
      values: [deal.id],
    })
    await pack(deal, [1.333])
    expect((await pack(deal, [2])).data.items[0]).toMatchObject({
      quantity: 2,
      total: 51,
      ordered_total: 102,
    })
    expect((await pack(deal, [4])).data).toMatchObject({ total: 102, refunded: 0 })
  })

  it('cannot be raised beyond the remaining stock', async () => {
    const deal = await trade.makeDeal({ quantities: [10], upTo: ['accepted'] })
    await pack(deal, [8])
    const [product = 0] = deal.products
    const buyer = await trade.makeBuyer({ riyals: 100 })
    const form = { ...(await trade.orderForm()), quantity: 1.5 }
    expect((await trade.orderOne(buyer, product, form)).status).toBe(201)
    const { status, failure } = await pack(deal, [9])
    expect([status, failure.code, failure.errors]).toEqual([
      ...[409, 'out_of_stock', { 'items.0.quantity': ['أكثر كمية 8.5 كجم'] }],
    ])
    expect((await pack(deal, [8.5])).status).toBe(200)
    expect(await trade.stockOf(product)).toEqual([0, 'sold_out'])
  })

  it('cannot be raised when the buyer has spent the refund', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    await pack(deal, [2])
    const body = { amount: 949, iban: 'SA0380000000608010167519', account_holder: 'نورة القحطاني' }
    expect((await ask(market, 'POST wallet/payout', { token: deal.buyer.token, body })).status).toBe(201)
    const { status, failure } = await pack(deal, [4])
    expect([status, failure]).toEqual([
      409,
      {
        code: 'insufficient_funds',
        message: 'صرف المشتري فرق الوزن الذي عاد إليه، فلا يمكن رفع الوزن',
      },
    ])
    expect((await trade.showOrder(deal, deal.buyer)).data.total).toBe(51)
  })

  it('is recorded once for each successful concurrent call', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    const answers = await Promise.all([
      ...[3, 2, 3.5].map((quantity) => pack(deal, [quantity])),
      trade.setStatus(deal, deal.buyer, 'completed'),
    ])
    const { data } = await trade.showOrder(deal, deal.seller)
    expect(data.status).toBe('completed')
    const recorded = answers.slice(0, 3).filter(({ status }) => status === 200).length
    expect(data.weighings).toHaveLength(recorded)
    expect(answers.slice(0, 3).every(({ status }) => status === 200 || status === 409)).toBe(true)
    // The price is SAR 25.50 per kilogram, and the commission is 1.5 %.
    const total = Math.round((data.items[0]?.quantity ?? 0) * 2_550)
    const { held, commission, escrow } = await trade.balancesOf(deal)
    expect([held + commission, escrow]).toEqual([total, 0])
  })

  it('is refused with an error at each invalid line', async () => {
    const deal = await trade.makeDeal({ quantities: [4, 5], upTo: ['accepted'] })
    const foreign = await trade.listGoods(deal.seller.id)
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
        'items.0.quantity': ['أكثر كمية 4 كجم'],
        'items.1.product_id': ['اختر من القائمة'],
        'items.3.product_id': ['اختر من القائمة'],
      },
    ])
    for (const items of [
      [],
      [{ product_id: first, quantity: -1 }],
      [{ product_id: first, quantity: 1.0001 }],
    ]) {
      expect((await send(items)).status).toBe(422)
    }
    expect((await trade.showOrder(deal, deal.seller)).data).toMatchObject({ may_weigh: true, total: 229.5 })
  })

  it('can be recorded only by the seller between acceptance and completion', async () => {
    const deal = await trade.makeDeal()
    expect((await pack(deal, [3])).failure.code).toBe('illegal_transition')
    await trade.setStatus(deal, deal.seller, 'accepted')
    expect((await pack(deal, [3], deal.buyer)).failure.code).toBe('forbidden')
    await trade.setStatus(deal, deal.seller, 'in_progress')
    await trade.setStatus(deal, deal.seller, 'completed')
    expect((await pack(deal, [3])).failure.code).toBe('illegal_transition')
  })
})
