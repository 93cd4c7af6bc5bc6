import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import {
  acceptOffer,
  makeOfferDeal,
  offerOrderForm,
  orderOffer,
  stateOf,
} from '#demo/testing/trade/offerOrders.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, type TestDeal, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Main } from '#shared/home/contract.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)

/** Changes the state of an order with the call for orders of offers. */
const step = ({ id }: Pick<TestDeal, 'id'>, { token }: TestPerson, status: string) =>
  ask<Order>(market, `GET orders/offers/show/${id}/status/${status}`, { token })
const pack = ({ id, seller }: TestDeal, items: readonly object[], { token } = seller) =>
  ask<Order>(market, `POST orders/show/${id}/weights`, { token, body: { items } })
const askReturn = ({ id, buyer }: TestDeal) =>
  ask<Order>(market, 'POST orders/return', {
    token: buyer.token,
    body: formOf({ order_id: String(id), reason: 'رائحتها تغيّرت' }),
  })
type Made = Awaited<ReturnType<typeof makeOfferDeal>>
/** Checks that the offer cannot be ordered again: `ordered` after a return, `closed` after a cancellation. */
async function expectOver({ request, offer, buyer }: Made, status: 'ordered' | 'closed'): Promise<void> {
  const words = { ordered: 'سبق أن أكملت طلب هذا العرض', closed: 'لم يعد هذا العرض متاحًا' }
  expect(await stateOf(market.db, request)).toBe(status)
  expect((await offerOrderForm(market, buyer, offer)).failure.message).toBe(words[status])
  expect((await orderOffer(market, buyer, offer)).status).toBe(409)
}

describe('an order of an offer', () => {
  it('can be completed with the calls of orders and the calls of orders/offers', async () => {
    const deal = await makeOfferDeal(market, { delivery: 'seller_delivery' })
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 88_300, escrow: 11_700 })
    const accepted = await step(deal, deal.seller, 'accepted')
    expect([accepted.status, accepted.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(accepted.data).toMatchObject({
      status: 'accepted',
      sale_type: 'offers',
      side: 'seller',
      buyer: { mobile: deal.buyer.mobile },
    })
    expect((await step(deal, deal.seller, 'accepted')).data).toEqual(accepted.data)
    expect((await trade.setStatus(deal, deal.seller, 'in_progress')).status).toBe(200)
    const { data } = await step(deal, deal.buyer, 'completed')
    expect(data).toMatchObject({ status: 'completed', payment_status: 'paid' })
    // The commission is 1.5 % of SAR 102.00, which is SAR 1.53.
    await trade.expectBalances(deal, { buyer: 88_300, escrow: 0, seller: 0, held: 11_547, commission: 153 })
    expect(await trade.notificationsOf(deal, deal.buyer)).toEqual(['order_accepted', 'order_sent'])
    expect(await trade.notificationsOf(deal, deal.seller)).toEqual([
      ...['offer_order_placed', 'proceeds_held', 'sale_completed'],
    ])
    await trade.passHours(deal, 25)
    const wallet = await ask<{ held: number; available: number }>(market, 'GET wallet', {
      token: deal.seller.token,
    })
    expect(wallet.data).toMatchObject({ held: 0, available: 115.47 })
  })

  it('moves no money when it is paid in cash', async () => {
    const deal = await makeOfferDeal(market, { payment: 'cod', upTo: done })
    await trade.expectBalances(deal, { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 })
  })

  it('can be rated by the buyer and is part of the buyer’s export', async () => {
    const deal = await makeOfferDeal(market, { upTo: done })
    const rated = await ask<Order>(market, `POST orders/show/${deal.id}/rate`, {
      token: deal.buyer.token,
      body: { stars: 5, text: 'كما وصف' },
    })
    expect(rated.data.ratings.by_buyer).toMatchObject({ stars: 5, text: 'كما وصف' })
    const exported = await ask<{ orders: object[] }>(market, 'GET profile/export', {
      token: deal.buyer.token,
    })
    expect(exported.data.orders).toMatchObject([
      {
        id: deal.id,
        sale_type: 'offers',
        side: 'buying',
        total: 102,
        request: { id: deal.request },
        items: [{ product_id: null, name: { ar: 'هامور', en: 'Hamour' }, quantity: 4 }],
      },
    ])
  })

  it('is cancelled at its deadline if it is not paid or accepted, and completed if its receipt is not confirmed', async () => {
    const unpaid = await makeOfferDeal(market, { payment: 'card', riyals: 0 })
    const waiting = await makeOfferDeal(market)
    const gone = await makeOfferDeal(market, { upTo: sent })
    for (const deal of [unpaid, waiting]) await trade.passHours(deal, 24)
    await trade.passHours(gone, 7 * 24)
    expect((await trade.showOrder(unpaid, unpaid.buyer)).data).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
      pay: null,
    })
    expect((await trade.showOrder(waiting, waiting.buyer)).data).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    })
    expect((await trade.showOrder(gone, gone.buyer)).data.status).toBe('completed')
    expect(await trade.notificationsOf(unpaid, unpaid.seller)).toEqual([])
    expect(await trade.balancesOf(waiting)).toMatchObject({ buyer: 100_000, escrow: 0 })
    // The hold starts at the deadline.
    expect(await trade.balancesOf(gone)).toMatchObject({ escrow: 0, held: 10_047 })
    await expectOver(unpaid, 'closed')
    expect(await stateOf(market.db, waiting.request)).toBe('open')
  })
})

describe('the removal of an account', () => {
  it('keeps the picture of an ordered request and deletes other pictures', async () => {
    const [deal, plain] = [
      await acceptOffer(market.db, { riyals: 0 }),
      await acceptOffer(market.db, { riyals: 0 }),
    ]
    const own = await picture(deal.request)
    const { data } = await orderOffer(market, deal.buyer, deal.offer, { payment: 'cod' })
    expect(data.items[0]?.image).toBe(`/uploads/${own}`)
    for (const status of done) await trade.setStatus(data, deal.seller, status)
    const gone = await picture(plain.request)
    for (const { buyer } of [deal, plain]) {
      const left = await ask(market, 'POST profile/delete', {
        token: buyer.token,
        body: { password: buyer.password },
      })
      expect(left.status).toBe(200)
    }
    expect((await trade.showOrder(data, deal.seller)).data).toMatchObject({
      status: 'completed',
      buyer: { mobile: null, email: null },
      items: [{ image: `/uploads/${own}` }],
    })
    const rows = await market.db.query<{ path: string }>({
      text: 'select path from images where path = any($1)',
      values: [[own, gone]],
    })
    expect(rows).toEqual([{ path: own }])
  })

  it('is refused to both sides while an order of an offer is running', async () => {
    const { buyer, seller } = await makeOfferDeal(market, { upTo: ['accepted'] })
    for (const { token, password } of [buyer, seller]) {
      const { status } = await ask(market, 'POST profile/delete', { token, body: { password } })
      expect(status).toBe(409)
    }
  })
})

describe('a failed order of an offer', () => {
  it('is refunded and closes its request when the buyer cancels the order', async () => {
    const deal = await makeOfferDeal(market)
    expect((await step(deal, deal.buyer, 'cancelled')).data).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    })
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    await expectOver(deal, 'closed')
  })

  it('is refunded and reopens its request when the seller is at fault', async () => {
    const one = await makeOfferDeal(market, { upTo: ['accepted'] })
    expect((await step(one, one.buyer, 'cancelled')).status).toBe(409)
    expect((await step(one, one.seller, 'cancelled')).data.status).toBe('cancelled')
    const other = await makeOfferDeal(market, { upTo: ['accepted'] })
    await trade.passHours(other, 73)
    expect((await step(other, other.buyer, 'cancelled')).data.status).toBe('cancelled')
    for (const deal of [one, other]) {
      expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
      expect(await stateOf(market.db, deal.request)).toBe('open')
    }
  })
})

describe('the weights of an order of an offer', () => {
  it('are recorded without a product id and refund the difference', async () => {
    const deal = await makeOfferDeal(market, { upTo: ['accepted'] })
    const stock = await trade.listGoods(deal.seller.id, { quantity: 10 })
    for (const items of [
      [{ product_id: stock, quantity: 3 }],
      [{ quantity: 3 }, { quantity: 3 }],
      [{ quantity: 4.001 }],
      [{ quantity: 0 }],
    ]) {
      expect((await pack(deal, items)).status).toBe(422)
    }
    // 3.333 kg at SAR 25.50 cost SAR 84.9915, which is truncated to SAR 84.99.
    const { status, data } = await pack(deal, [{ quantity: 3.333 }])
    expect(status).toBe(200)
    expect(data).toMatchObject({
      subtotal: 84.99,
      total: 84.99,
      refunded: 17.01,
      may_weigh: true,
      items: [{ product_id: null, quantity: 3.333, ordered_quantity: 4, total: 84.99 }],
    })
    expect((await pack(deal, [{ quantity: 3.333 }])).data).toEqual(data)
    expect((await pack(deal, [{ quantity: 3 }], deal.buyer)).status).toBe(403)
    expect((await pack(deal, [{ quantity: 3 }], deal.other)).status).toBe(404)
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 91_501, escrow: 8_499 })
    expect((await trade.notificationsOf(deal, deal.buyer)).slice(-2)).toEqual([
      'order_weighed',
      'wallet_received',
    ])
  })
})

describe('a return of goods ordered from an offer', () => {
  it('refunds the total and the commission when the seller accepts the return', async () => {
    const deal = await makeOfferDeal(market, { upTo: done })
    expect((await askReturn(deal)).data).toMatchObject({ status: 'return_requested' })
    expect((await step(deal, deal.seller, 'returned')).data.status).toBe('returned')
    await trade.expectBalances(deal, { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 })
    await expectOver(deal, 'ordered')
  })

  it('is decided by staff when the seller refuses and the buyer disputes', async () => {
    const deal = await makeOfferDeal(market, { upTo: done })
    await askReturn(deal)
    expect((await trade.refuseReturn(deal)).data.status).toBe('completed')
    const disputed = await ask<Order>(market, 'POST orders/dispute', {
      token: deal.buyer.token,
      body: { order_id: deal.id, reason: 'ليست ما عُرض' },
    })
    expect(disputed.data.status).toBe('disputed')
    const finance = await addPerson(market.db, { staff: 'finance' })
    const decided = await ask<Order>(market, `POST operator/orders/${deal.id}/decide`, {
      token: finance.token,
      body: { refund: 40, note: 'جزء منها تالف' },
    })
    expect(decided.data).toMatchObject({ status: 'returned', refunded: 40 })
    // The commission on the remaining SAR 62.00 is SAR 0.93.
    await trade.expectBalances(deal, { buyer: 93_800, escrow: 0, seller: 6_107, held: 0, commission: 93 })
  })
})

describe('GET main/fish_traffic', () => {
  it('counts orders of offers for a species but not for a market', async () => {
    const at = async (path: string) => (await ask<Main>(market, `GET ${path}`)).data
    const [{ id: marketId = 0 } = {}] = (await at('main')).markets
    const fishId = await hamour()
    const sold = async (query = '') => {
      const { data } = await ask<{ trading_traffic: { quantity_sold: number; total_sales: number } }>(
        market,
        `GET main/fish_traffic?fish_id=${fishId}${query}`,
      )
      return data.trading_traffic
    }
    const [all, one] = [await sold(), await sold(`&market_id=${marketId}`)]
    await makeOfferDeal(market, { upTo: done })
    await expect
      .poll(() => sold())
      .toMatchObject({
        quantity_sold: expect.closeTo(all.quantity_sold + 4, 3),
        total_sales: expect.closeTo(all.total_sales + 102, 2),
      })
    expect(await sold(`&market_id=${marketId}`)).toMatchObject({
      quantity_sold: one.quantity_sold,
      total_sales: one.total_sales,
    })
  })
})

/** Gives a request its own picture, and returns the path of the picture. */
async function picture(request: number): Promise<string> {
  const path = `requests/${randomBytes(16).toString('hex')}-640.webp`
  await market.db.query({
    text: `with sent as (insert into images (path, width, height) values ($2, 640, 480) returning id)
           update requests set image_id = sent.id from sent where requests.id = $1`,
    values: [request, path],
  })
  return path
}

async function hamour(): Promise<number> {
  const [row] = await market.db.query<{ id: number }>({ text: "select id from fish where code = 'hamour'" })
  return row?.id ?? 0
}
