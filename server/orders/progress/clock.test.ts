import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { sent, type TestDeal, takeCommission } from '#demo/testing/trade/orderLife.ts'
import type { Page } from '#shared/base/page.ts'
import type { OrderSummary } from '#shared/orders/contract.ts'
import { settleOrders } from './clock.ts'
import { windowsOf } from './windows.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)

const settle = () => settleOrders(market.db, new Date(), windowsOf(market.config))
const rowOf = async ({ id }: TestDeal) => {
  const [row] = await market.db.query<{ status: string; due_at: Date | null; completed_at: Date | null }>({
    text: 'select status, due_at, completed_at from orders where id = $1',
    values: [id],
  })
  if (!row) throw new Error('the order is gone')
  return row
}

describe('settling orders at their deadlines', () => {
  it('cancels orders that are not accepted in time and returns money and stock', async () => {
    const deal = await trade.makeDeal()
    await trade.passHours(deal, 23.9)
    expect((await trade.showOrder(deal, deal.buyer)).data.status).toBe('pending')
    await trade.passHours(deal, 0.2)
    const { due_at } = await rowOf(deal)
    expect(await settle()).toBe(1)
    const { data } = await trade.showOrder(deal, deal.buyer)
    expect(data).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded: 102, due: null })
    expect(data.timeline.at(-1)).toMatchObject({
      status: 'cancelled',
      at: due_at?.toISOString(),
      by: 'clock',
      name: null,
    })
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    expect(await trade.stockOf(deal.products[0])).toEqual([10, 'active'])
    expect(await trade.notificationsOf(deal, deal.buyer)).toEqual(['wallet_received', 'order_lapsed'])
    expect(await trade.notificationsOf(deal, deal.seller)).toEqual(['order_placed', 'sale_lapsed'])
    expect(await settle()).toBe(0)
  })

  it('cancels unpaid orders without notifying the seller', async () => {
    const deal = await trade.makeDeal({ payment: 'bank_transfer' })
    await trade.passHours(deal, 25)
    expect((await trade.showOrder(deal, deal.buyer)).data).toMatchObject({
      status: 'cancelled',
      payment_status: 'unpaid',
      refunded: 0,
      pay: null,
    })
    expect(await trade.notificationsOf(deal, deal.seller)).toEqual([])
    expect(await trade.notificationsOf(deal, deal.buyer)).toEqual(['order_lapsed'])
  })

  it('completes sent orders with the time of their deadline, even when it runs later', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    await trade.passHours(deal, 10 * 24)
    const { due_at } = await rowOf(deal)
    // The order completed three days ago, so the hold ended two days ago and the return window is over.
    const { data } = await trade.showOrder(deal, deal.buyer)
    expect(data).toMatchObject({ status: 'completed', allowed_statuses: [], due: null })
    expect(data.timeline.at(-1)).toMatchObject({ by: 'clock', at: due_at?.toISOString() })
    expect((await rowOf(deal)).completed_at).toEqual(due_at)
    const [hold] = await market.db.query<{ release_at: Date }>({
      text: 'select release_at from holds where order_id = $1',
      values: [deal.id],
    })
    expect(hold?.release_at.getTime()).toBe((due_at?.getTime() ?? 0) + 86_400_000)
    const late = await ask(market, 'POST orders/return', {
      token: deal.buyer.token,
      body: { order_id: deal.id, reason: 'x' },
    })
    expect(late.failure.message).toBe('انتهت مهلة الإرجاع')
    expect(await trade.notificationsOf(deal, deal.seller)).toEqual([
      'order_placed',
      'proceeds_held',
      'sale_closed',
    ])
  })

  it('makes an unanswered return a dispute and keeps its money frozen', async () => {
    const deal = await trade.makeDeal({ upTo: [...sent, 'completed'] })
    await ask(market, 'POST orders/return', {
      token: deal.buyer.token,
      body: { order_id: deal.id, reason: 'ناقص الوزن' },
    })
    await trade.passHours(deal, 48)
    const answer = await trade.setStatus(deal, deal.seller, 'completed')
    expect([answer.status, answer.failure.code]).toEqual([403, 'forbidden'])
    expect((await trade.showOrder(deal, deal.seller)).data).toMatchObject({
      status: 'disputed',
      dispute: { reason: 'ناقص الوزن', refund: null },
      held_until: null,
    })
    expect((await trade.notificationsOf(deal, deal.buyer)).at(-1)).toBe('order_disputed')
    expect((await trade.notificationsOf(deal, deal.seller)).at(-1)).toBe('sale_disputed')
    expect(await trade.balancesOf(deal)).toMatchObject({ seller: 0, held: 10_047 })
  })

  it('cancels an overdue order before a late acceptance can take effect', async () => {
    const deal = await trade.makeDeal()
    await trade.passHours(deal, 24)
    const answer = await trade.setStatus(deal, deal.seller, 'accepted')
    expect([answer.status, answer.failure.code]).toEqual([409, 'illegal_transition'])
    const list = await ask<Page<OrderSummary>>(market, 'GET orders?status=cancelled', {
      token: deal.seller.token,
    })
    expect(list.data.data.map(({ id }) => id)).toEqual([deal.id])
  })

  it('uses the deadlines that were stored when the order was placed', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    await market.db.query({
      text: `update orders set windows = windows || '{"done_s": 60, "hold_s": 7200}' where id = $1`,
      values: [deal.id],
    })
    const { data } = await trade.setStatus(deal, deal.seller, 'in_progress')
    expect(Date.parse(data.due?.at ?? '') - Date.parse(data.timeline.at(-1)?.at ?? '')).toBe(60_000)
    const sold = (await trade.setStatus(deal, deal.seller, 'completed')).data
    expect(Date.parse(sold.held_until ?? '') - Date.parse(sold.timeline.at(-1)?.at ?? '')).toBe(7_200_000)
  })

  it('changes each order once for concurrent workers and readers', async () => {
    const deals: TestDeal[] = []
    for (let count = 0; count < 4; count += 1)
      deals.push(await trade.makeDeal({ upTo: count % 2 ? sent : [] }))
    for (const deal of deals) await trade.passHours(deal, 8 * 24)
    const readers = deals.flatMap((deal) => [
      () => trade.showOrder(deal, deal.buyer),
      () => trade.setStatus(deal, deal.seller, 'accepted'),
      () => ask(market, 'GET orders/my', { token: deal.buyer.token }),
    ])
    await Promise.all([settle(), settle(), settle(), ...readers.map((read) => read())])
    await settle()
    for (const [place, deal] of deals.entries()) {
      const { data } = await trade.showOrder(deal, deal.buyer)
      expect(data.status).toBe(place % 2 ? 'completed' : 'cancelled')
      expect(data.timeline.filter(({ by }) => by === 'clock')).toHaveLength(1)
    }
  })
})
