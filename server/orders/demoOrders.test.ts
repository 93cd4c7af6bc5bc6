import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import { locales } from '#shared/base/locale.ts'
import { Order } from '#shared/orders/contract.ts'
import { settleOrders } from './progress/clock.ts'
import { windowsOf } from './progress/windows.ts'
import { loadOrder } from './store.ts'

const market = await testMarket()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

it('every order of the demo market can be read by both sides, now and after its deadlines', async () => {
  const windows = windowsOf(market.config)
  const showing = { windows, payments: { gateway: undefined, bank: undefined } }
  const orders = await market.db.query<{ id: number; buyer_id: number; seller_id: number }>({
    text: 'select id, buyer_id, seller_id from orders order by id desc limit 300',
  })
  expect(orders.length).toBeGreaterThan(50)
  const readAll = async (now: Date) => {
    const seen = new Set<string>()
    for (const { id, buyer_id, seller_id } of orders) {
      for (const [place, reader] of [buyer_id, seller_id].entries()) {
        const locale = locales[place] ?? 'ar'
        const order = await loadOrder(market.db, id, { id: reader, staff: null }, locale, now, showing)
        expect(() => z.parse(Order, order)).not.toThrow()
        seen.add(order.status)
      }
    }
    return seen
  }
  expect((await readAll(new Date())).size).toBeGreaterThan(4)
  const settled = await settleOrders(market.db, inDays(60), windows)
  expect(settled).toBeGreaterThan(0)
  expect(await settleOrders(market.db, inDays(60), windows)).toBe(0)
  const left = await readAll(inDays(60))
  for (const running of ['pending', 'in_progress', 'return_requested']) expect(left).not.toContain(running)
  expect(await brokenInvariants(market.db)).toEqual({})
})
