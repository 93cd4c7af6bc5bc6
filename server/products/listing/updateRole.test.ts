import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'

const market = await testMarket()

describe('the calls for a seller’s own goods', () => {
  it('answer 403 to accounts that do not sell and 404 to other sellers', async () => {
    const [seller, other, buyer] = await Promise.all([
      makeSeller(market.db),
      makeSeller(market.db),
      makeBuyer(market.db),
    ])
    const id = await listGoods(market.db, seller.id)
    for (const method of ['GET', 'POST'] as const) {
      const send = (path: number, token?: string) =>
        ask(market, `${method} product/update/${path}`, {
          token,
          ...(method === 'POST' ? { body: { price: 3 } } : {}),
        })
      for (const path of [id, 999_999_999]) {
        const { status, failure } = await send(path, buyer.token)
        expect([status, failure.code]).toEqual([403, 'forbidden'])
        expect((await send(path, other.token)).status).toBe(404)
        expect((await send(path)).status).toBe(401)
      }
      expect((await send(id, seller.token)).status).toBe(200)
    }
  })

  it('return pages of at most 100 goods', async () => {
    const seller = await makeSeller(market.db)
    for (let made = 0; made < 3; made += 1) await listGoods(market.db, seller.id)
    type Own = { products: { data: { id: number }[]; total: number; per_page: number; last_page: number } }
    for (const list of ['normal', 'auction'] as const) {
      const page = async (query: string) =>
        (await ask<Own>(market, `GET product/my/local/${list}?${query}`, { token: seller.token })).data
          .products
      const total = list === 'normal' ? 3 : 0
      const { data, ...sums } = await page('page=2&limit=2')
      expect([data.length, sums]).toEqual([
        Math.max(0, total - 2),
        { total, per_page: 2, current_page: 2, last_page: total === 0 ? 1 : 2 },
      ])
      expect((await page('limit=500')).per_page).toBe(100)
      expect((await page('')).per_page).toBe(12)
      const wrong = await ask(market, `GET product/my/local/${list}?page=0`, { token: seller.token })
      expect(wrong.status).toBe(422)
    }
  })
})
