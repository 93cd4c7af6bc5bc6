import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptOffer, orderOffer, stateOf } from '#demo/testing/trade/offerOrders.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { listGoods, moneyOf, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'

const market = await testMarket()
keepInvariants(market)

const boughtBy = async ({ token }: TestPerson) =>
  (await ask<Page<OrderSummary>>(market, 'GET orders/offers/my', { token })).data.total

describe('concurrent orders of one offer', () => {
  it('place only one order', async () => {
    const { offer, buyer } = await acceptOffer(market.db)
    const answers = await Promise.all(Array.from({ length: 6 }, () => orderOffer(market, buyer, offer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const words = answers.filter(({ status }) => status === 409).map(({ failure }) => failure.message)
    expect(new Set(words)).toEqual(new Set(['سبق أن أكملت طلب هذا العرض']))
    expect(await moneyOf(market.db, buyer.id)).toEqual({ free: 89_800, held: 0, escrow: 10_200 })
    expect(await boughtBy(buyer)).toBe(1)
  })

  it('return the first answer for the same key and content', async () => {
    const { offer, buyer } = await acceptOffer(market.db)
    const key = { 'idempotency-key': `offer-${offer}-first` }
    const [first, again] = await Promise.all([
      orderOffer(market, buyer, offer, {}, key),
      orderOffer(market, buyer, offer, {}, key),
    ])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.data).toEqual(first.data)
    expect((await orderOffer(market, buyer, offer, {}, key)).data).toEqual(first.data)
    const other = await orderOffer(market, buyer, offer, { body: 'غير ذلك' }, key)
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
    expect(await boughtBy(buyer)).toBe(1)
  })

  it('may reuse the key of a refused order', async () => {
    const { offer, buyer } = await acceptOffer(market.db, { riyals: 0 })
    const key = { 'idempotency-key': `offer-${offer}-poor` }
    expect((await orderOffer(market, buyer, offer, {}, key)).status).toBe(409)
    expect((await orderOffer(market, buyer, offer, { payment: 'cod' }, key)).status).toBe(201)
  })
})

describe('concurrent payments from one balance', () => {
  it('pay only one of two offers', async () => {
    for (let round = 0; round < 3; round++) {
      const { request, offer, buyer, other } = await acceptOffer(market.db, { riyals: 150 })
      const second = await addRequest(market.db, buyer, { status: 'accepted', quantity: 4 })
      const rival = await addOffer(market.db, other, second, { quantity: 4, price: 20, status: 'accepted' })
      const answers = await Promise.all([orderOffer(market, buyer, offer), orderOffer(market, buyer, rival)])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('insufficient_funds')
      const states = [await stateOf(market.db, request), await stateOf(market.db, second)]
      expect(states).toEqual(answers.map(({ status }) => (status === 201 ? 'ordered' : 'accepted')))
      const spent = answers[0]?.status === 201 ? 10_200 : 8_000
      expect(await moneyOf(market.db, buyer.id)).toEqual({ free: 15_000 - spent, held: 0, escrow: spent })
    }
  })

  it('pay either an offer or a product', async () => {
    const { offer, buyer, seller } = await acceptOffer(market.db, { riyals: 150 })
    const goods = await listGoods(market.db, seller.id, { quantity: 10, price: 25 })
    const form = { ...(await orderForm(market.db)), quantity: 5 }
    const answers = await Promise.all([
      orderOffer(market, buyer, offer),
      orderOne(market, buyer, goods, form),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('the removal of a person during an order', () => {
  it('is refused to the buyer once the order is placed', async () => {
    for (let round = 0; round < 3; round++) {
      const { offer, buyer } = await acceptOffer(market.db, { riyals: 0 })
      const [placed, left] = await Promise.all([
        orderOffer(market, buyer, offer, { payment: 'cod' }),
        ask(market, 'POST profile/delete', { token: buyer.token, body: { password: buyer.password } }),
      ])
      const orders = await market.db.query<Pick<Order, 'id'>>({
        text: 'select id from orders where offer_id = $1',
        values: [offer],
      })
      if (placed.status === 201) expect([left.status, orders.length]).toEqual([409, 1])
      else expect([[401, 404, 409].includes(placed.status), orders.length]).toEqual([true, 0])
    }
  })

  it('is refused to the seller if the order came first, and closes the request otherwise', async () => {
    for (let round = 0; round < 3; round++) {
      const { request, offer, buyer, seller } = await acceptOffer(market.db)
      const [placed, left] = await Promise.all([
        orderOffer(market, buyer, offer),
        ask(market, 'POST profile/delete', { token: seller.token, body: { password: seller.password } }),
      ])
      expect([placed.status, left.status]).toEqual(left.status === 200 ? [409, 200] : [201, 409])
      expect(await stateOf(market.db, request)).toBe(left.status === 200 ? 'closed' : 'ordered')
      const free = left.status === 200 ? 100_000 : 89_800
      expect((await moneyOf(market.db, buyer.id)).free).toBe(free)
    }
  })
})
