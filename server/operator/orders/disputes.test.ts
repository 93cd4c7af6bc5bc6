import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, type TestDeal, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)
const finance = await addPerson(market.db, { staff: 'finance' })

/**
 * Creates a disputed order of SAR 102.00. If the order was completed, SAR 100.47 are on hold for the seller and SAR 1.53
 * are commission. If not, the whole amount is in escrow. A cash order moves no money.
 */
async function disputed(from: 'completed' | 'in_progress' | 'cod' = 'completed'): Promise<TestDeal> {
  const deal = await trade.makeDeal({
    upTo: from === 'in_progress' ? sent : done,
    ...(from === 'cod' && { payment: 'cod' }),
  })
  const body = { order_id: deal.id, reason: 'ليست طازجة' }
  await ask(market, 'POST orders/return', { token: deal.buyer.token, body })
  if (from === 'in_progress') {
    // The seller does not answer for two days.
    await market.db.query({ text: 'update orders set due_at = now() where id = $1', values: [deal.id] })
    await trade.showOrder(deal, deal.buyer)
  } else {
    await trade.refuseReturn(deal)
    await ask(market, 'POST orders/dispute', { token: deal.buyer.token, body })
  }
  return deal
}

const decide = ({ id }: Pick<TestDeal, 'id'>, refund: unknown, { token }: { token?: string } = finance) =>
  ask<Order>(market, `POST operator/orders/${id}/decide`, {
    ...(token === undefined ? {} : { token }),
    body: { refund, note: 'بعد الاطلاع على الصور' },
  })

const auditOf = ({ id }: TestDeal) =>
  market.db.query<{ actor_id: number; action: string; before: object; after: object; note: string }>({
    text: "select actor_id, action, before, after, note from audit where record_type = 'order' and record_id = $1",
    values: [id],
  })

describe('POST operator/orders/{id}/decide', () => {
  it('refunds a part and releases the remaining hold at once', async () => {
    const deal = await disputed()
    const { status, data } = await decide(deal, 40)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'returned',
      payment_status: 'refunded',
      side: 'staff',
      refunded: 40,
      dispute: { refund: 40, note: 'بعد الاطلاع على الصور' },
    })
    expect(data.timeline.at(-1)).toMatchObject({ status: 'returned', by: 'operator' })
    // SAR 62.00 of the goods is not refunded. The commission on this amount is SAR 0.93.
    await trade.expectBalances(deal, { buyer: 93_800, escrow: 0, seller: 6_107, held: 0, commission: 93 })
    expect((await trade.showOrder(deal, deal.seller)).data).toMatchObject({
      proceeds: 61.07,
      commission: 0.93,
    })
    expect((await trade.notificationsOf(deal, deal.buyer)).slice(-2)).toEqual([
      'wallet_received',
      'order_decided',
    ])
    expect((await trade.notificationsOf(deal, deal.seller)).at(-1)).toBe('sale_decided')
    expect(await auditOf(deal)).toEqual([
      {
        actor_id: finance.id,
        action: 'order.decide',
        note: 'بعد الاطلاع على الصور',
        before: { status: 'disputed', payment_status: 'paid' },
        after: { status: 'returned', payment_status: 'refunded', refund: 40 },
      },
    ])
  })

  it.each([
    [0, 'completed', 'paid', { buyer: 89_800, seller: 10_047, commission: 153 }],
    [102, 'returned', 'refunded', { buyer: 100_000, seller: 0, commission: 0 }],
    [0.01, 'returned', 'refunded', { buyer: 89_801, seller: 10_047, commission: 152 }],
  ] as const)('refunds SR %d and sets the status %s', async (refund, status, payment_status, expected) => {
    for (const from of ['completed', 'in_progress'] as const) {
      const deal = await disputed(from)
      expect((await decide(deal, refund)).data).toMatchObject({ status, payment_status })
      await trade.expectBalances(deal, { ...expected, escrow: 0, held: 0 })
    }
  })

  it('moves no money for a cash order', async () => {
    const deal = await disputed('cod')
    expect((await decide(deal, 50)).data).toMatchObject({
      status: 'returned',
      refunded: 0,
      dispute: { refund: 50 },
    })
    await trade.expectBalances(deal, { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 })
  })

  it('is final, so the order cannot be disputed or returned again', async () => {
    for (const from of ['completed', 'cod'] as const) {
      const deal = await disputed(from)
      expect((await decide(deal, 0)).data.status).toBe('completed')
      expect((await trade.showOrder(deal, deal.buyer)).data.allowed_statuses).toEqual([])
      const body = { order_id: deal.id, reason: 'x' }
      const { token } = deal.buyer
      expect((await ask(market, 'POST orders/dispute', { token, body })).failure.code).toBe(
        'illegal_transition',
      )
      expect((await ask(market, 'POST orders/return', { token, body })).failure.code).toBe(
        'illegal_transition',
      )
    }
  })

  it('changes nothing when repeated and refuses a different decision', async () => {
    const deal = await disputed()
    const first = await decide(deal, 10)
    const again = await decide(deal, 10)
    expect([again.status, again.data]).toEqual([200, first.data])
    const late = await decide(deal, 20)
    expect([late.status, late.failure.code]).toEqual([409, 'illegal_transition'])
    expect(await auditOf(deal)).toHaveLength(1)
  })

  it('takes effect once for concurrent calls', async () => {
    const deal = await disputed()
    const answers = await Promise.all([decide(deal, 10), decide(deal, 20), decide(deal, 0)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await auditOf(deal)).toHaveLength(1)
  })

  it('names the person who decided first in the answer to a repeated call', async () => {
    const deal = await disputed()
    const colleague = await addPerson(market.db, { staff: 'finance', firstName: 'هند', lastName: 'القحطاني' })
    const decided_by = { id: colleague.id, name: 'هند القحطاني' }
    expect((await decide(deal, 40, colleague)).data).toMatchObject({ decided_by })
    expect((await decide(deal, 40)).data).toMatchObject({ decided_by })
  })

  it('refuses a refund above the total and an order without a dispute', async () => {
    const deal = await disputed()
    const above = await decide(deal, 102.01)
    expect([above.status, above.failure.errors]).toEqual([422, { refund: ['لا يزيد على 102 ريال'] }])
    expect((await decide(deal, -1)).status).toBe(422)
    expect((await decide(deal, 1.001)).status).toBe(422)
    expect((await decide(deal, '')).status).toBe(422)
    expect((await decide(await trade.makeDeal({ upTo: done }), 1)).failure.code).toBe('illegal_transition')
    expect((await decide({ id: 999_999_999 }, 1)).status).toBe(404)
  })

  it('is refused to viewers, to editors and to the two sides of the order', async () => {
    const deal = await disputed()
    for (const staff of ['viewer', 'editor'] as const) {
      expect((await decide(deal, 1, await addPerson(market.db, { staff }))).status).toBe(403)
    }
    expect((await decide(deal, 1, deal.buyer)).status).toBe(403)
    expect((await decide(deal, 1, {})).status).toBe(401)
    for (const person of [deal.buyer, deal.seller]) {
      const role = (given: string | null) =>
        market.db.query({
          text: 'update users set staff_role = $2 where id = $1',
          values: [person.id, given],
        })
      await role('finance')
      const own = await decide(deal, 1, person)
      expect([own.status, own.failure.code]).toEqual([403, 'forbidden'])
      await role(null)
    }
    const administrator = await addPerson(market.db, { staff: 'administrator' })
    expect((await decide(deal, 1, administrator)).status).toBe(200)
  })
})
