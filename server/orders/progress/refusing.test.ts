import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, type TestDeal } from '#demo/testing/trade/orderLife.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)

const refuse = (
  { id, seller }: TestDeal,
  body: { readonly from: string; readonly reason: string; readonly note?: string },
  { token }: TestPerson = seller,
) => ask<Order>(market, 'POST orders/refuse', { token, body: { order_id: id, ...body } })

describe('a refusal with a reason', () => {
  it('rejects a new order, and both sides see the reason in their language', async () => {
    const deal = await trade.makeDeal()
    const { status, data } = await refuse(deal, { from: 'pending', reason: 'other', note: 'تعطّل القارب' })
    expect([status, data.status, data.payment_status]).toEqual([200, 'rejected', 'refunded'])
    expect((await trade.showOrder(deal, deal.buyer)).data.timeline.map(({ refusal }) => refusal)).toEqual([
      null,
      { reason: 'other', name: 'سبب آخر', note: 'تعطّل القارب' },
    ])
    expect(await trade.notificationsOf(deal, deal.buyer)).toContain('order_rejected')
    // A second call with another reason changes nothing.
    const again = await refuse(deal, { from: 'pending', reason: 'sold_out' })
    expect([again.status, again.data.timeline.at(-1)?.refusal?.reason]).toEqual([200, 'other'])
  })

  it('cancels an accepted order', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    const { data } = await refuse(deal, { from: 'accepted', reason: 'quality' })
    expect(data.status).toBe('cancelled')
    expect(data.timeline.at(-1)?.refusal).toMatchObject({ reason: 'quality', note: null })
  })

  it('refuses a return', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    await ask(market, 'POST orders/return', {
      token: deal.buyer.token,
      body: { order_id: deal.id, reason: 'ليست طازجة' },
    })
    const { data } = await refuse(deal, { from: 'return_requested', reason: 'as_listed' })
    expect([data.status, data.return?.refused_at]).toEqual(['completed', expect.any(String)])
    expect(data.timeline.at(-1)?.refusal?.name).toBe('السمك كما عُرض')
  })

  it('may have the reason of unclear photos only for a return with photos', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    await ask(market, 'POST orders/return', {
      token: deal.buyer.token,
      body: { order_id: deal.id, reason: 'ليست طازجة' },
    })
    const unclear = { from: 'return_requested', reason: 'photos_unclear' }
    const { status, failure } = await refuse(deal, unclear)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['reason']])
    await market.db.query({
      text: `with sent as (insert into images (path, width, height) values ('returns/one-640.webp', 640, 480) returning id)
             insert into return_images (order_id, position, image_id) select $1, 1, id from sent`,
      values: [deal.id],
    })
    expect((await refuse(deal, unclear)).data.status).toBe('completed')
  })

  it('is refused for the buyer, for a reason of another state, without a note and for an outdated state', async () => {
    const deal = await trade.makeDeal()
    const sold = { from: 'pending', reason: 'sold_out' }
    expect((await refuse(deal, sold, deal.buyer)).status).toBe(403)
    const wrong = await refuse(deal, { from: 'pending', reason: 'kept_warm' })
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['reason']])
    const silent = await refuse(deal, { from: 'pending', reason: 'other' })
    expect([silent.status, Object.keys(silent.failure.errors ?? {})]).toEqual([422, ['note']])
    const stale = await refuse(deal, { from: 'accepted', reason: 'sold_out' })
    expect([stale.status, stale.failure.code]).toEqual([409, 'illegal_transition'])
    expect((await trade.showOrder(deal, deal.seller)).data.status).toBe('pending')
  })
})
