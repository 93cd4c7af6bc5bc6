import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, type TestDeal } from '#demo/testing/trade/orderLife.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { ProductDetails } from '#shared/products/contract.ts'

const market = await testMarket()
const trade = openTrade(market)

const rate = (deal: TestDeal, side: 'buyer' | 'seller', body: object) =>
  ask<Order>(market, `POST orders/show/${deal.id}/rate`, { token: deal[side].token, body })

describe('a rating', () => {
  it('can be given only once by each side', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    expect((await trade.showOrder(deal, deal.seller)).data.may_rate).toBe(true)
    const { status, data } = await rate(deal, 'buyer', { stars: 4, text: '  سمك طازج ' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      may_rate: false,
      ratings: { by_buyer: { stars: 4, text: 'سمك طازج' }, by_seller: null },
    })
    expect((await rate(deal, 'seller', { stars: 5 })).data.ratings).toMatchObject({
      by_buyer: { stars: 4 },
      by_seller: { stars: 5, text: '' },
    })
    const goods = await ask<ProductDetails>(market, `GET products/show/${deal.products[0]}`)
    expect(goods.data.seller.rating).toEqual({ average: 4, count: 1 })
    expect((await trade.notificationsOf(deal, deal.seller)).at(-1)).toBe('sale_rated')
    expect((await trade.notificationsOf(deal, deal.buyer)).at(-1)).toBe('order_rated')
    const again = await rate(deal, 'buyer', { stars: 1 })
    expect([again.status, again.failure]).toEqual([
      409,
      { code: 'already_exists', message: 'قيّمت هذا الطلب من قبل' },
    ])
  })

  it('is stored once for concurrent calls', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    const answers = await Promise.all([5, 1, 3].map((stars) => rate(deal, 'buyer', { stars })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is accepted only within thirty days after the completion', async () => {
    const early = await trade.makeDeal({ upTo: sent })
    expect((await trade.showOrder(early, early.buyer)).data.may_rate).toBe(false)
    expect((await rate(early, 'buyer', { stars: 5 })).failure.code).toBe('illegal_transition')
    const late = await trade.makeDeal({ upTo: done })
    await trade.passHours(late, 29.9 * 24)
    expect((await rate(late, 'seller', { stars: 5 })).status).toBe(200)
    await trade.passHours(late, 3)
    expect((await rate(late, 'buyer', { stars: 5 })).failure.message).toBe('انتهت مهلة التقييم')
    expect((await trade.showOrder(late, late.buyer)).data.may_rate).toBe(false)
  })

  it('must have one to five stars', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    for (const stars of [0, 6, 4.5, '', 'x', null, true]) {
      const { status, failure } = await rate(deal, 'buyer', { stars })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['stars']])
    }
    expect((await rate(deal, 'buyer', { stars: '٥', text: '' })).data.ratings.by_buyer).toMatchObject({
      stars: 5,
    })
  })
})
