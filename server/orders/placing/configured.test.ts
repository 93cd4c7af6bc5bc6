import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'

const market = await testMarket({ env: { SANDBOX: '0', DEMO: '0' } })
const trade = openTrade(market)

describe('a market without a gateway, a bank account or a sandbox', () => {
  const codes = (options: readonly { readonly code: string }[]) => options.map(({ code }) => code).sort()

  it('lists only the configured payment methods', async () => {
    const buyer = await trade.makeBuyer()
    const { data } = await ask<{ payments: { code: string }[] }>(market, 'GET main/options')
    expect(codes(data.payments)).toEqual(['cod', 'wallet'])
    const form = await ask<OrderOptions>(market, 'GET orders/options', { token: buyer.token })
    expect(codes(form.data.payments)).toEqual(['cod', 'wallet'])
  })

  it.each(['card', 'bank_transfer'] as const)(
    'answers an order by %s with 503 and changes nothing',
    async (payment) => {
      const [seller, buyer] = await Promise.all([trade.makeSeller(), trade.makeBuyer()])
      const id = await trade.listGoods(seller.id, { quantity: 5 })
      const form = await trade.orderForm({ payment })
      const one = await trade.orderOne(buyer, id, { ...form, quantity: 1 })
      expect([one.status, one.failure.code]).toEqual([503, 'unavailable'])
      const cart = await trade.orderCart(buyer, { ...form, products: [{ id, quantity: 1 }] })
      expect([cart.status, cart.failure.code]).toEqual([503, 'unavailable'])
      // Invalid fields are reported before an unavailable payment method.
      const wrong = await trade.orderOne(buyer, id, { ...form, delivery_method_id: 999_999, quantity: 1 })
      expect(wrong.status).toBe(422)
      expect(await trade.stockOf(id)).toEqual([5, 'active'])
      const { data } = await ask<{ data: Order[] }>(market, 'GET orders/my', { token: buyer.token })
      expect(data.data).toEqual([])
    },
  )
})
