import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import {
  done,
  makeDeal,
  passHours,
  refuseReturn,
  setStatus,
  showOrder,
  type TestDeal,
} from '#demo/testing/trade/orderLife.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import type { Order } from '#shared/orders/contract.ts'
import { ordersPart } from './accountPart.ts'

const market = await testMarket({ ownFiles: true })

const part = ordersPart({ returnS: 60 })
const openOf = (userId: number) =>
  market.db.transaction((tx) => part.openOf?.(tx, userId) ?? Promise.resolve(null))

/** Creates an order with a requested return and a picture of the return. */
async function returnedDeal(): Promise<TestDeal> {
  const deal = await makeDeal(market, { upTo: done })
  const form = new FormData()
  form.append('order_id', String(deal.id))
  form.append('reason', 'رائحتها تغيّرت')
  form.append('images', await photograph(), 'fish.jpg')
  const { status } = await ask<Order>(market, 'POST orders/return', { token: deal.buyer.token, body: form })
  expect(status).toBe(200)
  return deal
}

describe('ordersPart', () => {
  it('exports returns, pictures of returns and ratings to both sides', async () => {
    const deal = await returnedDeal()
    const said = { stars: 2, text: 'لم تكن طازجة' }
    await ask(market, `POST orders/show/${deal.id}/rate`, { token: deal.buyer.token, body: said })
    await setStatus(market, deal, deal.seller, 'returned')
    const [bought] = (await part.exportOf(market.db, deal.buyer.id, 'ar')) as object[]
    expect(bought).toMatchObject({
      id: deal.id,
      side: 'buying',
      status: 'returned',
      refunded: 102,
      decision_refund: null,
      number: deal.order.number,
      payment: 'wallet',
      city: { ar: deal.order.city.name },
      return_reason: 'رائحتها تغيّرت',
      return_images: [expect.stringMatching(/^\/uploads\/returns\//)],
      rating: { stars: 2, body: 'لم تكن طازجة' },
      rating_received: null,
    })
    const [sold] = (await part.exportOf(market.db, deal.seller.id, 'ar')) as object[]
    expect(sold).toMatchObject({ side: 'selling', rating: null, rating_received: { stars: 2 } })
  })

  it('prevents the removal of a seller while a sale may be returned or disputed', async () => {
    const deal = await returnedDeal()
    expect([await openOf(deal.buyer.id), await openOf(deal.seller.id)]).toEqual([
      'open_orders',
      'open_orders',
    ])
    await passHours(market, deal, 40)
    await refuseReturn(market, deal)
    expect([await openOf(deal.buyer.id), await openOf(deal.seller.id)]).toEqual([null, 'open_orders'])
    await passHours(market, deal, 25)
    expect(await openOf(deal.seller.id)).toBeNull()
    // The order has the return window of the time when it was placed, although the market's window is shorter now.
    const fresh = await makeDeal(market, { upTo: done })
    await passHours(market, fresh, 1)
    expect(await openOf(fresh.seller.id)).toBe('open_orders')
  })

  it('removes the texts and pictures of a buyer but keeps the orders', async () => {
    const deal = await returnedDeal()
    await setStatus(market, deal, deal.seller, 'returned')
    const [image = ''] = (await showOrder(market, deal, deal.seller)).data.return?.images ?? []
    const gone = await market.db.transaction(
      (tx) => part.removeOf?.(tx, deal.buyer.id) ?? Promise.resolve([]),
    )
    expect(gone.map((path) => `/uploads/${path}`)).toEqual([image])
    expect((await showOrder(market, deal, deal.seller)).data).toMatchObject({
      status: 'returned',
      total: 102,
      address: null,
      return: { reason: '', images: [] },
    })
    expect(
      await market.db.query({ text: 'select id from images where path = any($1)', values: [gone] }),
    ).toEqual([])
  })
})
