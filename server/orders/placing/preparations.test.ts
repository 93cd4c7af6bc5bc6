import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { ProductDetails } from '#shared/products/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
const [salem, nora] = await Promise.all([trade.makeSeller(), trade.makeBuyer({ riyals: 5_000 })])

/** Sets the extra prices of the preparations that the seller offers for a product; null removes a preparation. */
const offer = (id: number, preparations: Record<string, number | null>) =>
  ask(market, `POST product/update/${id}`, { token: salem.token, body: { preparations } })

async function listPrepared(quantity = 50): Promise<number> {
  const id = await trade.listGoods(salem.id, { quantity, price: 40 })
  expect((await offer(id, { gutted: 0, fillet: 8.5 })).status).toBe(200)
  return id
}

const fillet = { code: 'fillet', name: 'فيليه', price: 8.5 }
const whole = { code: 'whole', name: 'كامل', price: 0 }

describe('an order of goods with preparations', () => {
  it('costs the prices of fish and preparation for each kilogram of whole fish', async () => {
    const id = await listPrepared()
    const shown = await ask<ProductDetails>(market, `GET products/show/${id}`, { locale: 'en' })
    expect(shown.data.preparations).toEqual([
      { code: 'whole', name: 'Whole', price: 0 },
      { code: 'gutted', name: 'Gutted', price: 0 },
      { code: 'fillet', name: 'Fillet', price: 8.5, image: expect.stringContaining('fillet-white') },
    ])
    const form = { ...(await trade.orderForm()), quantity: 2.5, preparation: 'fillet' }
    const agreed = { ...form, expected_price: 48.5, expected_total: 121.25 }
    const { status, data } = await trade.orderOne(nora, id, agreed)
    expect([status, data.total]).toEqual([201, 121.25])
    expect(data.items).toMatchObject([{ quantity: 2.5, price: 40, preparation: fillet, total: 121.25 }])
    const seen = await ask<Order>(market, `GET orders/show/${data.id}`, { token: salem.token })
    const image = expect.stringContaining('fillet-white')
    expect(seen.data.items).toMatchObject([{ price: 40, preparation: fillet, image }])
    const [line] = await market.db.query({
      text: 'select price_halalas, preparation, preparation_halalas from order_items where order_id = $1',
      values: [data.id],
    })
    expect(line).toEqual({ price_halalas: 4_000, preparation: 'fillet', preparation_halalas: 850 })
  })

  it('is of whole fish if the form names no preparation', async () => {
    const id = await listPrepared()
    const { data } = await trade.orderOne(nora, id, { ...(await trade.orderForm()), quantity: 2 })
    expect(data.items).toMatchObject([{ preparation: whole, total: 80 }])
  })

  it('refunds the preparation in proportion to a lower packed weight', async () => {
    const id = await listPrepared()
    const form = { ...(await trade.orderForm()), quantity: 4, preparation: 'fillet' }
    const { data } = await trade.orderOne(nora, id, form)
    await ask(market, `GET orders/show/${data.id}/status/accepted`, { token: salem.token })
    const packed = await ask<Order>(market, `POST orders/show/${data.id}/weights`, {
      token: salem.token,
      body: { items: [{ product_id: id, quantity: 3.5 }] },
    })
    expect(packed.data).toMatchObject({ total: 169.75, refunded: 24.25 })
  })

  it('is refused at its field when the seller does not offer the preparation any more', async () => {
    const id = await listPrepared()
    await offer(id, { fillet: null })
    const form = { ...(await trade.orderForm()), quantity: 1, preparation: 'fillet' }
    const { status, failure } = await trade.orderOne(nora, id, form)
    expect([status, failure.code, Object.keys(failure.errors ?? {})]).toEqual([
      422,
      'validation_failed',
      ['preparation'],
    ])
    expect(await trade.stockOf(id)).toEqual([50, 'active'])
    const gutted = await trade.orderOne(nora, id, { ...form, preparation: 'gutted' })
    expect(gutted.data.items).toMatchObject([{ preparation: { code: 'gutted', price: 0 }, total: 40 }])
  })

  it('is refused with the new price when the price of the preparation has changed', async () => {
    const id = await listPrepared()
    await offer(id, { fillet: 10 })
    const form = { ...(await trade.orderForm()), quantity: 1, preparation: 'fillet', expected_price: 48.5 }
    const { status, failure } = await trade.orderOne(nora, id, form)
    expect([status, failure.code, failure.errors]).toEqual([
      409,
      'price_changed',
      { expected_price: ['صار 50 ريال'] },
    ])
  })

  it('is refused for an unknown preparation, and is impossible for a lot, which stores no preparations', async () => {
    const id = await listPrepared()
    const form = { ...(await trade.orderForm()), quantity: 1, preparation: 'smoked' }
    expect((await trade.orderOne(nora, id, form)).failure.errors).toHaveProperty('preparation')
    const lot = await openLot(market.db, salem)
    expect((await offer(lot, { gutted: 2 })).status).toBe(200)
    const [row] = await market.db.query({
      text: 'select preparations from products where id = $1',
      values: [lot],
    })
    expect(row).toEqual({ preparations: {} })
  })
})

describe('a cart with preparations', () => {
  it('orders each line in its preparation and reports a preparation that is not offered at its line', async () => {
    const [cut, plain] = [await listPrepared(), await listPrepared()]
    const lines = [
      { id: plain, quantity: 1, expected_price: 40 },
      { id: cut, quantity: 2, preparation: 'fillet', expected_price: 48.5 },
    ]
    const form = await trade.orderForm()
    const { status, data } = await trade.orderCart(nora, { ...form, products: lines })
    expect([status, data.orders.map(({ total }) => total)]).toEqual([201, [137]])
    const steaks = lines.map((line) => ({ ...line, preparation: 'steaks' }))
    const refused = await trade.orderCart(nora, { ...form, products: steaks })
    expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([
      422,
      ['products.0.preparation', 'products.1.preparation'],
    ])
  })

  it('refuses two preparations of one product at the later line', async () => {
    const id = await listPrepared()
    const products = [
      { id, quantity: 1 },
      { id, quantity: 1, preparation: 'fillet' },
    ]
    const { status, failure } = await trade.orderCart(nora, { ...(await trade.orderForm()), products })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['products.1.preparation']])
  })
})
