import { describe, expect, it } from 'vitest'
import { type Asked, ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, type TestDeal } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)

const post = (path: 'return' | 'dispute', { id, buyer }: TestDeal) =>
  ask<Order>(market, `POST orders/${path}`, {
    token: buyer.token,
    body: { order_id: id, reason: 'ليست طازجة' },
  })
const returnAsked = async (): Promise<{ deal: TestDeal; due: string }> => {
  const deal = await trade.makeDeal({ upTo: done })
  const { data } = await post('return', deal)
  return { deal, due: data.due?.at ?? '' }
}
const expectEarly = ({ status, failure }: Asked<unknown>, at: string) => {
  const moment = new Date(at)
  expect([status, failure.code]).toEqual([409, 'illegal_transition'])
  expect((failure as { possible_at?: string }).possible_at).toBe(at)
  expect(failure.message).toContain(`${riyadhDay(moment)} ${riyadhTime(moment)}`)
}

describe('the refusal of an early step', () => {
  it('names the time from which the buyer may dispute, if the seller can still answer the return', async () => {
    const { deal, due } = await returnAsked()
    expectEarly(await post('dispute', deal), due)
    expectEarly(await trade.setStatus(deal, deal.buyer, 'disputed'), due)
    // Only the buyer may open a dispute.
    const bySeller = await trade.setStatus(deal, deal.seller, 'disputed')
    expect([bySeller.status, bySeller.failure.code]).toEqual([403, 'forbidden'])
  })

  it('names the time from which staff may decide, if the seller can still answer the return', async () => {
    const { deal, due } = await returnAsked()
    const finance = await addPerson(market.db, { staff: 'finance' })
    for (const refund of [0, 10]) {
      const body = { refund, note: 'بعد الاطلاع' }
      expectEarly(
        await ask(market, `POST operator/orders/${deal.id}/decide`, { token: finance.token, body }),
        due,
      )
    }
  })

  it('names no time from which staff may decide when there is no return', async () => {
    const finance = await addPerson(market.db, { staff: 'finance' })
    for (const upTo of [[], sent, done] as const) {
      const deal = await trade.makeDeal({ upTo })
      const body = { refund: 0, note: 'x' }
      const answer = await ask(market, `POST operator/orders/${deal.id}/decide`, {
        token: finance.token,
        body,
      })
      expect([answer.status, answer.failure.code]).toEqual([409, 'illegal_transition'])
    }
  })

  it('names the time from which the buyer may cancel, if the seller can still prepare the order', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    const { data } = await trade.showOrder(deal, deal.buyer)
    expectEarly(await trade.setStatus(deal, deal.buyer, 'cancelled'), data.step_by ?? '')
  })
})

describe('a step of an order', () => {
  const step = ({ id }: TestDeal, token: string | undefined, status: string, from: string) =>
    ask<Order>(market, `GET orders/show/${id}/status/${status}?from=${from}`, { token })

  it('from an outdated state does not refuse a return that was requested in the meantime', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    await post('return', deal)
    const stale = await step(deal, deal.seller.token, 'completed', 'in_progress')
    expect([stale.status, stale.failure.code]).toEqual([409, 'illegal_transition'])
    expect((await trade.showOrder(deal, deal.buyer)).data.status).toBe('return_requested')
    const seen = await step(deal, deal.seller.token, 'completed', 'return_requested')
    expect(seen.data).toMatchObject({ status: 'completed', outcome: 'return_refused' })
    // A step to the current state succeeds with any `from`.
    expect((await step(deal, deal.seller.token, 'completed', 'return_requested')).status).toBe(200)
  })

  it.each(['orders', 'orders/offers'])(
    'cannot refuse a return when it is sent to %s without `from`',
    async (family) => {
      const deal = await trade.makeDeal({ upTo: sent })
      await post('return', deal)
      const path = `GET ${family}/show/${deal.id}/status/completed` as const
      const unnamed = await ask<Order>(market, path, { token: deal.seller.token })
      expect([unnamed.status, unnamed.failure.code]).toEqual([409, 'illegal_transition'])
      expect(unnamed.failure.message).toContain('إرجاع')
      expect((await trade.showOrder(deal, deal.seller)).data).toMatchObject({
        status: 'return_requested',
        return: { refused_at: null },
        outcome: null,
      })
      const byBuyer = await ask<Order>(market, path, { token: deal.buyer.token })
      expect([byBuyer.status, byBuyer.failure.code]).toEqual([403, 'forbidden'])
      const named = await ask<Order>(market, `${path}?from=return_requested`, { token: deal.seller.token })
      expect(named.data).toMatchObject({ status: 'completed', outcome: 'return_refused' })
    },
  )

  it('from an outdated state does not refuse a return that is requested concurrently', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    const [requested, delivered] = await Promise.all([
      post('return', deal),
      step(deal, deal.seller.token, 'completed', 'in_progress'),
    ])
    const { data } = await trade.showOrder(deal, deal.buyer)
    expect(requested.status).toBe(200)
    expect([200, 409]).toContain(delivered.status)
    expect(data).toMatchObject({ status: 'return_requested', return: { refused_at: null }, outcome: null })
  })

  it('is refused when `from` is not a known state', async () => {
    const deal = await trade.makeDeal()
    expect((await step(deal, deal.seller.token, 'accepted', 'sold')).status).toBe(422)
    expect((await trade.setStatus(deal, deal.seller, 'accepted')).status).toBe(200)
  })
})
