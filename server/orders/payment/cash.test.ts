import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import {
  balancesOf,
  done,
  makeDeal,
  notificationsOf,
  refuseReturn,
  sent,
  setStatus,
  showOrder,
  type TestDeal,
} from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
keepInvariants(market)
const finance = await addPerson(market.db, { staff: 'finance' })

const nothingMoved = { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 }
const post = (path: 'return' | 'dispute', { id, buyer }: TestDeal) =>
  ask<Order>(market, `POST orders/${path}`, { token: buyer.token, body: { order_id: id, reason: 'رائحة' } })
const decide = ({ id }: TestDeal, refund: number) =>
  ask<Order>(market, `POST operator/orders/${id}/decide`, {
    token: finance.token,
    body: { refund, note: 'بعد الاطلاع' },
  })
async function disputed(payment: 'cod' | 'wallet'): Promise<TestDeal> {
  const deal = await makeDeal(market, { payment, upTo: done })
  await post('return', deal)
  await refuseReturn(market, deal)
  await post('dispute', deal)
  return deal
}

describe('a cash order', () => {
  it('stays paid after a return and notifies its buyer of the refund in cash', async () => {
    const deal = await makeDeal(market, { payment: 'cod', upTo: done })
    await post('return', deal)
    const { data } = await setStatus(market, deal, deal.seller, 'returned')
    expect(data).toMatchObject({ status: 'returned', payment_status: 'paid', refunded: 0 })
    expect(await balancesOf(market, deal)).toEqual(nothingMoved)
    expect((await notificationsOf(market, deal, deal.buyer)).at(-1)).toBe('return_accepted_paid')
  })

  it('stays unpaid when it is returned before its completion', async () => {
    const deal = await makeDeal(market, { payment: 'cod', upTo: sent })
    await post('return', deal)
    const { data } = await setStatus(market, deal, deal.seller, 'returned')
    expect(data).toMatchObject({ status: 'returned', payment_status: 'unpaid', refunded: 0 })
    expect((await notificationsOf(market, deal, deal.buyer)).at(-1)).toBe('return_accepted_cash')
  })

  it('notifies both sides that a refund decided by staff is to be paid in cash', async () => {
    const deal = await disputed('cod')
    const { data } = await decide(deal, 50)
    expect(data).toMatchObject({
      status: 'returned',
      payment_status: 'paid',
      refunded: 0,
      outcome: 'partly_refunded',
      dispute: { refund: 50 },
    })
    expect(await balancesOf(market, deal)).toEqual(nothingMoved)
    expect((await notificationsOf(market, deal, deal.buyer)).at(-1)).toBe('order_decided_cash')
    expect((await notificationsOf(market, deal, deal.seller)).at(-1)).toBe('sale_decided_cash')
  })

  it('stays unpaid after its cancellation', async () => {
    const deal = await makeDeal(market, { payment: 'cod' })
    const { data } = await setStatus(market, deal, deal.buyer, 'cancelled')
    expect(data).toMatchObject({ status: 'cancelled', payment_status: 'unpaid', refunded: 0 })
    expect((await notificationsOf(market, deal, deal.buyer)).includes('wallet_received')).toBe(false)
  })
})

describe('the decision of a dispute', () => {
  it.each([
    [0, 'completed', 'sale_upheld', ['order_upheld', 'sale_upheld']],
    [51, 'returned', 'partly_refunded', ['order_decided', 'sale_decided']],
    [102, 'returned', null, ['order_decided', 'sale_decided']],
  ] as const)(
    'refunds SR %d of 102 and sets the status %s and the outcome %s',
    async (refund, status, outcome, kinds) => {
      const deal = await disputed('wallet')
      expect((await decide(deal, refund)).data).toMatchObject({ status, outcome })
      const seen = await showOrder(market, deal, deal.seller)
      expect(seen.data).toMatchObject({ status, outcome })
      const notified = [
        await notificationsOf(market, deal, deal.buyer),
        await notificationsOf(market, deal, deal.seller),
      ]
      expect(notified.map((list) => list.at(-1))).toEqual(kinds)
    },
  )
})
