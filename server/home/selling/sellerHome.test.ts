import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addAuction } from '#demo/testing/trade/belongings.ts'
import { openHall, recordOne } from '#demo/testing/trade/halls.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { listGoods, makeBuyer, makeSeller, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import { addDays } from '#shared/base/dates.ts'
import type { SellerHome } from '#shared/home/selling.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const { db } = market
const homeOf = async ({ token }: TestPerson) =>
  (await ask<SellerHome>(market, 'GET profile/selling', { token })).data

async function sell(
  seller: TestPerson,
  buyer: TestPerson,
  payment: 'wallet' | 'cod',
  ...steps: readonly string[]
): Promise<Order> {
  const product = await listGoods(db, seller.id, { quantity: 10, price: 25 })
  const form = await orderForm(db, { payment })
  let { data: order } = await orderOne(market, buyer, product, { ...form, quantity: 4 })
  for (const status of steps) {
    const call = `GET orders/show/${order.id}/status/${status}` as const
    order = (await ask<Order>(market, call, { token: seller.token })).data
  }
  return order
}

describe('the home of a seller', () => {
  it('is empty for a new seller', async () => {
    const fisherman = await addPerson(db, { type: 'fisherman' })
    expect(await homeOf(fisherman)).toMatchObject({
      waiting: { accept: 0, prepare: 0, hand_over: 0, returns: 0, lots: 0, offers: 0 },
      orders: [],
      today: { orders: 0, total: 0 },
      stock: { products: 0, quantity: 0 },
      wallet: { available: 0, held: 0 },
      auctions: null,
      has_listed: false,
      has_sold: false,
    })
  })

  it('counts orders by their next step, and adds up the orders of today, the stock and the money', async () => {
    const [seller, buyer] = [await makeSeller(db), await makeBuyer(db, { riyals: 10_000 })]
    const newest = await sell(seller, buyer, 'wallet')
    await sell(seller, buyer, 'cod', 'accepted')
    await sell(seller, buyer, 'wallet', 'accepted', 'in_progress')
    await sell(seller, buyer, 'wallet', 'rejected')
    expect((await homeOf(seller)).has_sold).toBe(false)
    const done = await sell(seller, buyer, 'wallet', 'accepted', 'in_progress', 'completed')
    expect((await homeOf(seller)).has_sold).toBe(true)
    await db.query({
      text: 'update orders set created_at = $2 where id = $1',
      values: [done.id, addDays(new Date(), -1)],
    })
    await ask(market, 'POST orders/return', {
      token: buyer.token,
      body: { order_id: done.id, reason: 'ليست طازجة' },
    })
    const home = await homeOf(seller)
    expect(home.waiting).toMatchObject({ accept: 1, prepare: 1, hand_over: 1, returns: 1 })
    expect(home.today).toEqual({ orders: 3, total: 300 })
    expect(home.yesterday).toEqual({ orders: 1, total: 100 })
    expect(home.orders).toHaveLength(3)
    expect(home.orders.map(({ id }) => id)).toContain(newest.id)
    // The stock is that of five listings of 10 kg. Of each, 4 kg were ordered, and the rejected order returned its 4 kg.
    expect(home.stock).toEqual({ products: 5, quantity: 34 })
    expect(home.wallet.held).toBeGreaterThan(0)
    expect(home.has_listed).toBe(true)
    const step = `GET orders/show/${done.id}/status/returned` as const
    await ask(market, step, { token: seller.token })
    expect((await homeOf(seller)).yesterday).toEqual({ orders: 0, total: 0 })
  })

  it('shows open auctions with the highest bid, and counts auctions to award and accepted offers', async () => {
    const [seller, one, other] = [await makeSeller(db), await makeSeller(db), await makeSeller(db)]
    const open = await addAuction(db, seller, -1, 1, [one, other])
    await addAuction(db, seller, -3, -1, [one, other])
    await openLot(db, seller, { startsInS: 600, endsInS: 1_200 })
    const buyer = await makeBuyer(db)
    const request = await addRequest(db, buyer, { status: 'accepted', quantity: 5 })
    await addOffer(db, seller, request, { quantity: 5, price: 20, status: 'accepted' })
    const home = await homeOf(seller)
    expect(home.waiting).toMatchObject({ lots: 1, offers: 1 })
    expect(home.auctions).toMatchObject({
      open: [{ id: open, current_price: 1_020, bids_count: 2 }],
      scheduled: 1,
    })
  })

  it('counts hall sales at their hammer prices, without reversed sales', async () => {
    const hall = await openHall(market)
    const seller = await addPerson(db, { type: 'fisherman' })
    expect(await homeOf(seller)).toMatchObject({ hall: null, has_sold: false })
    await recordOne(market, hall, { seller_mobile: seller.mobile, price: 900.5 })
    const wrong = await recordOne(market, hall, { seller_mobile: seller.mobile, price: 100 })
    const { token } = hall.chief
    await ask(market, `POST halls/sales/${wrong.id}/reverse`, { token, body: { reason: 'وزن خاطئ' } })
    const today = { sales: 1, total: 900.5 }
    expect((await homeOf(seller)).has_sold).toBe(true)
    expect((await homeOf(seller)).hall).toEqual({ today, yesterday: { sales: 0, total: 0 } })
  })

  it('is refused to buyers and visitors', async () => {
    const buyer = await makeBuyer(db)
    expect((await ask(market, 'GET profile/selling', { token: buyer.token })).status).toBe(403)
    expect((await ask(market, 'GET profile/selling')).status).toBe(401)
  })
})
