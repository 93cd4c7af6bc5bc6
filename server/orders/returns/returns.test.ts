import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, type TestDeal, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket({ ownFiles: true })
const trade = openTrade(market)
keepInvariants(market)
const dataDir = market.config.DATA_DIR
await takeCommission(market)

const askReturn = ({ id, buyer }: TestDeal, person: TestPerson = buyer) =>
  ask<Order>(market, 'POST orders/return', {
    token: person.token,
    body: { order_id: id, reason: 'ليست طازجة' },
  })
const dispute = ({ id, buyer }: TestDeal, person: TestPerson = buyer) =>
  ask<Order>(market, 'POST orders/dispute', {
    token: person.token,
    body: { order_id: id, reason: 'عندي صور' },
  })

/** Returns the state of the seller's hold for an order. */
const holdOf = async ({ id }: TestDeal) =>
  (
    await market.db.query<{ frozen: boolean; release_at: Date; ended: boolean }>({
      text: 'select frozen, release_at, ended_at is not null as ended from holds where order_id = $1',
      values: [id],
    })
  )[0]

const filesOf = async () => (await readdir(join(dataDir, 'uploads', 'returns')).catch(() => [])).length

function returnForm(id: number, images: readonly Blob[]): FormData {
  const form = new FormData()
  form.append('order_id', String(id))
  form.append('reason', 'رائحتها تغيّرت')
  for (const image of images) form.append('images', image, 'photo.jpg')
  return form
}

describe('a return', () => {
  it('freezes the proceeds, and its acceptance refunds the total and the commission', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    const requested = await askReturn(deal)
    expect(requested.status).toBe(200)
    expect(requested.data).toMatchObject({
      status: 'return_requested',
      allowed_statuses: [],
      return_until: null,
      due: { status: 'disputed' },
      return: { reason: 'ليست طازجة', images: [], refused_at: null, dispute_until: null },
    })
    expect(Date.parse(requested.data.due?.at ?? '') - Date.parse(requested.data.return?.at ?? '')).toBe(
      48 * 3_600_000,
    )
    // Frozen money stays on hold after a day.
    await trade.passHours(deal, 30)
    expect(await holdOf(deal)).toMatchObject({ frozen: true, ended: false })
    expect((await trade.showOrder(deal, deal.seller)).data).toMatchObject({
      allowed_statuses: ['completed', 'returned'],
      held_until: null,
    })
    const { data } = await trade.setStatus(deal, deal.seller, 'returned')
    expect(data).toMatchObject({ status: 'returned', payment_status: 'refunded', refunded: 102, due: null })
    expect(data).toMatchObject({ commission: 0, proceeds: 0 })
    await trade.expectBalances(deal, { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 })
    // Returned goods do not go back to stock.
    expect(await trade.stockOf(deal.products[0])).toEqual([6, 'active'])
    expect(await trade.notificationsOf(deal, deal.seller)).toContain('return_asked')
    expect((await trade.notificationsOf(deal, deal.buyer)).slice(-2)).toEqual([
      'wallet_received',
      'return_accepted',
    ])
  })

  it('is refunded from escrow when the order is not yet completed', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    await askReturn(deal)
    expect((await trade.balancesOf(deal)).escrow).toBe(10_200)
    await trade.setStatus(deal, deal.seller, 'returned')
    await trade.expectBalances(deal, { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 })
  })

  it('can be requested only by the buyer, once and before the deadline', async () => {
    const late = await trade.makeDeal({ upTo: done })
    expect((await askReturn(late, late.seller)).status).toBe(403)
    await trade.passHours(late, 24)
    const over = await askReturn(late)
    expect([over.status, over.failure.message]).toEqual([409, 'انتهت مهلة الإرجاع'])
    const early = await trade.makeDeal()
    expect((await askReturn(early)).failure.code).toBe('illegal_transition')
    const once = await trade.makeDeal({ upTo: done })
    await askReturn(once)
    expect((await askReturn(once)).failure.message).toBe('سبق طلب إرجاع هذا الطلب')
    await trade.refuseReturn(once)
    expect((await askReturn(once)).failure.message).toBe('سبق طلب إرجاع هذا الطلب')
  })

  it('is refused once the seller’s hold has ended', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    // The hold ends early here. Clock skew between two machines can have the same effect.
    await market.db.query({ text: 'select end_hold($1)', values: [deal.id] })
    const { status, failure } = await askReturn(deal)
    expect([status, failure.message]).toEqual([409, 'انتهت مهلة الإرجاع'])
    expect((await trade.showOrder(deal, deal.buyer)).data.status).toBe('completed')
  })

  it('has pictures that only the two sides and staff can see', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    const { status, data } = await ask<Order>(market, 'POST orders/return', {
      token: deal.buyer.token,
      body: returnForm(deal.id, [await photograph(), await photograph('#c4321f')]),
    })
    expect([status, data.return?.images.length]).toEqual([200, 2])
    const [first = ''] = data.return?.images ?? []
    expect(first).toMatch(/^\/uploads\/returns\/[0-9a-f]{32}-640\.webp$/)
    const [stranger, staff] = [await addPerson(market.db), await addPerson(market.db, { staff: 'viewer' })]
    const seen = async (person?: TestPerson) => {
      const headers = new Headers(person && { authorization: `Bearer ${person.token}` })
      return (await fetch(market.url + first, { headers })).status
    }
    expect([await seen(deal.buyer), await seen(deal.seller), await seen(staff)]).toEqual([200, 200, 200])
    expect([await seen(stranger), await seen()]).toEqual([404, 404])
  })

  it('stores no picture when it is refused, and no further picture when it is repeated', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    const before = await filesOf()
    const stranger = await addPerson(market.db)
    const send = (token: string, images: readonly Blob[], key = '') =>
      ask<Order>(market, 'POST orders/return', {
        token,
        body: returnForm(deal.id, images),
        headers: key ? { 'idempotency-key': key } : {},
      })
    expect((await send(stranger.token, [await photograph()])).status).toBe(404)
    const wrong = await send(deal.buyer.token, [
      await photograph(),
      new Blob(['<svg/>'], { type: 'image/jpeg' }),
    ])
    expect([wrong.status, wrong.failure.code]).toEqual([415, 'unsupported_media'])
    const many = await send(deal.buyer.token, Array(6).fill(await photograph()))
    expect([413, 422]).toContain(many.status)
    expect(await filesOf()).toBe(before)
    const image = await photograph()
    const first = await send(deal.buyer.token, [image], 'return-1')
    const again = await send(deal.buyer.token, [image], 'return-1')
    expect([first.status, again.status, again.data]).toEqual([200, 200, first.data])
    expect(await filesOf()).toBe(before + 4)
    expect((await send(deal.buyer.token, [await photograph('#fff')], 'return-1')).failure.code).toBe(
      'idempotency_mismatch',
    )
    expect(await filesOf()).toBe(before + 4)
  })
})

describe('a refused return', () => {
  it('extends the hold until the deadline for a dispute', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    await askReturn(deal)
    await trade.passHours(deal, 40)
    const { data } = await trade.refuseReturn(deal)
    expect(data).toMatchObject({ status: 'completed', return_until: null, due: null })
    expect(data.return?.dispute_until).toBe(data.held_until)
    expect(Date.parse(data.held_until ?? '') - Date.parse(data.return?.refused_at ?? '')).toBe(24 * 3_600_000)
    expect(await holdOf(deal)).toMatchObject({ frozen: false, ended: false })
    expect((await trade.notificationsOf(deal, deal.buyer)).at(-1)).toBe('return_refused')
    expect((await trade.showOrder(deal, deal.buyer)).data.allowed_statuses).toEqual(['disputed'])
    await trade.passHours(deal, 24)
    expect((await dispute(deal)).failure.message).toBe('لا يوجد إرجاع مرفوض يمكن الاعتراض عليه الآن')
  })

  it('completes an order that was not yet completed', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    await askReturn(deal)
    const { data } = await trade.refuseReturn(deal)
    expect(data).toMatchObject({ status: 'completed', proceeds: 100.47, commission: 1.53 })
    expect(await trade.balancesOf(deal)).toMatchObject({ escrow: 0, held: 10_047, commission: 153 })
    expect(data.held_until).toBe(data.return?.dispute_until)
  })

  it('can be disputed only by the buyer, which freezes the hold again', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    expect((await dispute(deal)).failure.code).toBe('illegal_transition')
    await askReturn(deal)
    expect((await dispute(deal)).failure.code).toBe('illegal_transition')
    await trade.refuseReturn(deal)
    expect((await dispute(deal, deal.seller)).status).toBe(403)
    const { status, data } = await dispute(deal)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'disputed',
      allowed_statuses: [],
      due: null,
      dispute: { reason: 'عندي صور', refund: null, note: null },
    })
    expect(await holdOf(deal)).toMatchObject({ frozen: true, ended: false })
    expect((await trade.notificationsOf(deal, deal.seller)).at(-1)).toBe('sale_disputed')
    expect((await trade.setStatus(deal, deal.seller, 'returned')).status).toBe(403)
  })
})
