import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
const [salem, nora] = await Promise.all([trade.makeSeller(), trade.makeBuyer({ riyals: 5_000 })])

const setPrice = (id: number, price: number) =>
  ask(market, `POST product/update/${id}`, { token: salem.token, body: { price } })

describe('an order with an expected price', () => {
  it('is refused with the new price when the price has risen', async () => {
    const id = await trade.listGoods(salem.id, { quantity: 10, price: 20 })
    const form = { ...(await trade.orderForm()), quantity: 2, expected_price: 20, expected_total: 40 }
    expect((await setPrice(id, 26.5)).status).toBe(200)
    const before = await trade.moneyOf(nora.id)
    const { status, failure } = await trade.orderOne(nora, id, form)
    expect([status, failure.code, failure.errors]).toEqual([
      409,
      'price_changed',
      { expected_price: ['صار 26.5 ريال'], expected_total: ['صار 53 ريال'] },
    ])
    expect(await trade.stockOf(id)).toEqual([10, 'active'])
    expect(await trade.moneyOf(nora.id)).toEqual(before)
    const agreed = { ...form, expected_price: 26.5, expected_total: 53 }
    expect((await trade.orderOne(nora, id, agreed)).status).toBe(201)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is refused when the price has fallen', async () => {
    const id = await trade.listGoods(salem.id, { price: 20 })
    const form = { ...(await trade.orderForm()), quantity: 1 }
    await setPrice(id, 15)
    expect((await trade.orderOne(nora, id, { ...form, expected_price: 20 })).failure.code).toBe(
      'price_changed',
    )
    const { status, data } = await trade.orderOne(nora, id, form)
    expect([status, data.total]).toEqual([201, 15])
  })

  it('is refused when only the delivery fee changes the total', async () => {
    const id = await trade.listGoods(salem.id, { price: 20 })
    const address = { region: 'مكة', address: 'حي الشاطئ', recipient_name: 'نورة' }
    const form = { ...(await trade.orderForm({ delivery: 'seller_delivery', address })), quantity: 1 }
    const { failure } = await trade.orderOne(nora, id, { ...form, expected_price: 20, expected_total: 30 })
    expect([failure.code, failure.errors]).toEqual(['price_changed', { expected_total: ['صار 35 ريال'] }])
  })

  it('is refused at every changed line of a cart', async () => {
    const huda = await trade.makeSeller({ firstName: 'هدى' })
    const [dearer, same] = await Promise.all([
      trade.listGoods(salem.id, { price: 10 }),
      trade.listGoods(huda.id, { price: 30 }),
    ])
    await setPrice(dearer, 12)
    const products = [
      { id: same, quantity: 1, expected_price: 30 },
      { id: dearer, quantity: 2, expected_price: 10 },
    ]
    const form = { ...(await trade.orderForm()), products, expected_total: 50 }
    const { status, failure } = await trade.orderCart(nora, form)
    expect([status, failure.code, failure.errors]).toEqual([
      409,
      'price_changed',
      { 'products.1.expected_price': ['صار 12 ريال'], expected_total: ['صار 54 ريال'] },
    ])
    expect(await trade.stockOf(same)).toEqual([50, 'active'])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is either placed at the expected price or refused during a price change', async () => {
    const id = await trade.listGoods(salem.id, { quantity: 50, price: 20 })
    const form = { ...(await trade.orderForm()), quantity: 1, expected_price: 20, expected_total: 20 }
    const orders = Array.from({ length: 12 }, () => trade.orderOne(nora, id, form))
    const [, ...answers] = await Promise.all([setPrice(id, 21), ...orders])
    const made = answers.filter(({ status }) => status === 201).map(({ data }) => (data as Order).total)
    expect(made).toEqual(made.map(() => 20))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ failure }) => failure.code)).toEqual(refused.map(() => 'price_changed'))
    expect(await trade.stockOf(id)).toEqual([50 - made.length, 'active'])
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})
