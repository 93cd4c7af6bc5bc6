import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)

describe('an order', () => {
  it('pays the seller with a hold of one day when it is completed', async () => {
    // 4 kg at SAR 25.50 cost SAR 102.00, and delivery costs SAR 15.00. The commission is 1.5 % of SAR 102.00, SAR 1.53.
    const deal = await trade.makeDeal({ delivery: 'seller_delivery' })
    await trade.expectBalances(deal, { buyer: 88_300, escrow: 11_700, seller: 0, held: 0, commission: 0 })
    const accepted = await trade.setStatus(deal, deal.seller, 'accepted')
    expect([accepted.status, accepted.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(accepted.data).toMatchObject({
      status: 'accepted',
      allowed_statuses: ['in_progress', 'cancelled'],
      due: null,
    })
    expect(Date.parse(accepted.data.step_by ?? '') - Date.parse(accepted.data.timeline[1]?.at ?? '')).toBe(
      3 * 86_400_000,
    )
    expect((await trade.setStatus(deal, deal.seller, 'in_progress')).data).toMatchObject({
      status: 'in_progress',
      allowed_statuses: ['completed'],
      step_by: null,
      due: { status: 'completed' },
    })
    const { data } = await trade.setStatus(deal, deal.buyer, 'completed')
    expect(data).toMatchObject({
      status: 'completed',
      payment_status: 'paid',
      allowed_statuses: ['return_requested'],
      due: null,
      commission: null,
      proceeds: null,
      held_until: null,
      may_rate: true,
      may_weigh: false,
      timeline: [
        { status: 'pending', by: 'buyer', name: 'نورة القحطاني' },
        { status: 'accepted', by: 'seller', name: 'سالم الدوسري' },
        { status: 'in_progress', by: 'seller' },
        { status: 'completed', by: 'buyer' },
      ],
    })
    await trade.expectBalances(deal, { buyer: 88_300, escrow: 0, seller: 0, held: 11_547, commission: 153 })
    const sold = (await trade.showOrder(deal, deal.seller)).data
    expect(sold).toMatchObject({ commission: 1.53, proceeds: 115.47, return_until: data.return_until })
    expect(Date.parse(sold.held_until ?? '')).toBe(Date.parse(data.timeline[3]?.at ?? '') + 86_400_000)
    expect(await trade.notificationsOf(deal, deal.buyer)).toEqual(['order_accepted', 'order_sent'])
    expect(await trade.notificationsOf(deal, deal.seller)).toEqual([
      'order_placed',
      'proceeds_held',
      'sale_completed',
    ])
    expect(await trade.stockOf(deal.products[0])).toEqual([6, 'active'])
  })

  it('can be completed by the seller with a POST call', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    const { status, data } = await ask<Order>(market, `POST orders/show/${deal.id}/status/completed`, {
      token: deal.seller.token,
    })
    expect([status, data.status]).toEqual([200, 'completed'])
    expect(await trade.notificationsOf(deal, deal.buyer)).toContain('order_completed')
  })

  it('is announced as ready for pickup if its delivery method is a pickup', async () => {
    const deal = await trade.makeDeal({ delivery: 'pickup_market', upTo: ['accepted', 'in_progress'] })
    expect(await trade.notificationsOf(deal, deal.buyer)).toEqual(['order_accepted', 'order_ready'])
  })

  it('names the market of the goods for a pickup only', async () => {
    const [pickup, delivery] = [
      await trade.makeDeal({ delivery: 'pickup_market', upTo: [] }),
      await trade.makeDeal({ delivery: 'seller_delivery', upTo: [] }),
    ]
    const [goods] = await market.db.query<{ name: string }>({
      text: 'select m.name_ar as name from products p join markets m on m.id = p.market_id where p.id = $1',
      values: [pickup.products[0]],
    })
    expect((await trade.showOrder(pickup, pickup.buyer)).data.pickup_places).toEqual([goods?.name])
    expect((await trade.showOrder(delivery, delivery.buyer)).data.pickup_places).toEqual([])
  })

  it('moves no money and has no commission when it is paid in cash', async () => {
    const deal = await trade.makeDeal({ payment: 'cod', upTo: done })
    expect((await trade.showOrder(deal, deal.seller)).data).toMatchObject({
      status: 'completed',
      payment_status: 'paid',
      commission: 0,
      proceeds: 102,
      held_until: null,
    })
    await trade.expectBalances(deal, { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 })
  })

  it('returns all money and stock when it is rejected or cancelled', async () => {
    const rejected = await trade.makeDeal({ quantities: [10, 3] })
    expect(await trade.stockOf(rejected.products[0])).toEqual([0, 'sold_out'])
    expect((await trade.setStatus(rejected, rejected.seller, 'rejected')).data).toMatchObject({
      status: 'rejected',
      payment_status: 'refunded',
      allowed_statuses: [],
      refunded: 331.5,
      due: null,
    })
    const cancelled = await trade.makeDeal({ delivery: 'seller_delivery' })
    await trade.setStatus(cancelled, cancelled.buyer, 'cancelled')
    const dropped = await trade.makeDeal({ upTo: ['accepted'] })
    await trade.setStatus(dropped, dropped.seller, 'cancelled')
    for (const deal of [rejected, cancelled, dropped]) {
      await trade.expectBalances(deal, { buyer: 100_000, escrow: 0, seller: 0, held: 0, commission: 0 })
      for (const product of deal.products) expect(await trade.stockOf(product)).toEqual([10, 'active'])
    }
    expect(await trade.notificationsOf(rejected, rejected.buyer)).toEqual([
      'wallet_received',
      'order_rejected',
    ])
    expect(await trade.notificationsOf(cancelled, cancelled.seller)).toEqual([
      'order_placed',
      'sale_cancelled',
    ])
    expect(await trade.notificationsOf(dropped, dropped.buyer)).toEqual([
      ...['order_accepted', 'wallet_received', 'order_cancelled'],
    ])
  })

  it('returns stock to hidden goods without showing the goods when it is cancelled', async () => {
    const deal = await trade.makeDeal()
    await market.db.query({
      text: "update products set status = 'hidden' where id = $1",
      values: [deal.products[0]],
    })
    await trade.setStatus(deal, deal.buyer, 'cancelled')
    expect(await trade.stockOf(deal.products[0])).toEqual([10, 'hidden'])
  })

  it('can be cancelled by the buyer after the seller’s deadline to start', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    const early = await trade.setStatus(deal, deal.buyer, 'cancelled')
    expect([early.status, early.failure.code]).toEqual([409, 'illegal_transition'])
    await trade.passHours(deal, 72)
    expect((await trade.showOrder(deal, deal.buyer)).data.allowed_statuses).toEqual(['cancelled'])
    expect((await trade.setStatus(deal, deal.buyer, 'cancelled')).data).toMatchObject({
      status: 'cancelled',
    })
    expect((await trade.balancesOf(deal)).buyer).toBe(100_000)
  })
})

describe('a step of an order', () => {
  it('is refused with different codes for the wrong side and the wrong state', async () => {
    const deal = await trade.makeDeal()
    const refused = async (who: 'buyer' | 'seller', status: string) => {
      const answer = await trade.setStatus(deal, deal[who], status)
      return [answer.status, answer.failure.code]
    }
    expect(await refused('buyer', 'accepted')).toEqual([403, 'forbidden'])
    expect(await refused('seller', 'cancelled')).toEqual([403, 'forbidden'])
    expect(await refused('seller', 'completed')).toEqual([409, 'illegal_transition'])
    expect(await refused('buyer', 'return_requested')).toEqual([409, 'illegal_transition'])
    expect((await trade.setStatus(deal, deal.buyer, 'eaten')).failure).toMatchObject({
      code: 'validation_failed',
      errors: { status: ['اختر من القائمة'] },
    })
    const { data } = await trade.showOrder(deal, deal.buyer)
    expect([data.status, data.timeline.length]).toEqual(['pending', 1])
  })

  it('is refused when it is a return without a reason', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    const { status, failure } = await trade.setStatus(deal, deal.buyer, 'return_requested')
    expect([status, failure.errors]).toEqual([422, { reason: ['اكتب السبب'] }])
  })

  it('is refused when it is the acceptance of an unpaid order', async () => {
    const deal = await trade.makeDeal({ payment: 'card' })
    const { status, failure } = await trade.setStatus(deal, deal.seller, 'accepted')
    expect([status, failure]).toEqual([
      409,
      { code: 'illegal_transition', message: 'لم يصل مبلغ هذا الطلب بعد' },
    ])
    expect((await trade.showOrder(deal, deal.buyer)).data.pay).toMatchObject({ amount: 102 })
    expect((await trade.setStatus(deal, deal.buyer, 'cancelled')).data).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
      refunded: 0,
      pay: null,
    })
    // The seller is not notified, because the order was never paid.
    expect(await trade.notificationsOf(deal, deal.seller)).toEqual([])
  })

  it('succeeds without a change when the order already has the requested state', async () => {
    const deal = await trade.makeDeal({ upTo: ['accepted'] })
    const again = await trade.setStatus(deal, deal.seller, 'accepted')
    expect([again.status, again.data.timeline.length]).toEqual([200, 2])
    expect((await trade.setStatus(deal, deal.buyer, 'accepted')).status).toBe(409)
    expect(await trade.notificationsOf(deal, deal.buyer)).toEqual(['order_accepted'])
  })

  it('is refused for prefetch and HEAD requests', async () => {
    const deal = await trade.makeDeal()
    for (const [name, value] of [
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
      ['sec-fetch-dest', 'image'],
    ] as const) {
      expect((await trade.setStatus(deal, deal.seller, 'accepted', { [name]: value })).status).toBe(403)
    }
    const head = await fetch(`${market.url}/api/orders/show/${deal.id}/status/accepted`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${deal.seller.token}` },
    })
    expect(head.status).toBe(405)
    expect((await trade.showOrder(deal, deal.seller)).data.status).toBe('pending')
  })
})

describe('concurrent steps', () => {
  it('leave one state with matching money and stock when they conflict', async () => {
    for (let round = 0; round < 6; round += 1) {
      const deal = await trade.makeDeal()
      const answers = await Promise.all([
        trade.setStatus(deal, deal.seller, 'accepted'),
        trade.setStatus(deal, deal.buyer, 'cancelled'),
        trade.setStatus(deal, deal.seller, 'rejected'),
      ])
      const { data } = await trade.showOrder(deal, deal.buyer)
      const won = ['accepted', 'cancelled', 'rejected'].indexOf(data.status)
      expect(answers.map(({ status }) => status).toSpliced(won, 1)).toEqual([409, 409])
      expect([answers[won]?.status, data.timeline.length]).toEqual([200, 2])
      const accepted = data.status === 'accepted'
      expect((await trade.balancesOf(deal)).escrow).toBe(accepted ? 10_200 : 0)
      expect(await trade.stockOf(deal.products[0])).toEqual([accepted ? 6 : 10, 'active'])
    }
  })

  it('pay the seller once when both sides complete the order', async () => {
    const deal = await trade.makeDeal({ upTo: sent })
    const answers = await Promise.all(
      [deal.buyer, deal.seller, deal.buyer].map((person) => trade.setStatus(deal, person, 'completed')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await trade.balancesOf(deal)).toMatchObject({ held: 10_047, commission: 153 })
    expect((await trade.showOrder(deal, deal.buyer)).data.timeline).toHaveLength(4)
  })
})

describe('access to an order', () => {
  it('is refused to a stranger with the same answer as for an unknown order', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    const stranger = await addPerson(market.db, { type: 'local_seller' })
    const bodies = (id: number) =>
      [
        [`GET orders/show/${id}`],
        [`GET orders/show/${id}/status/completed`],
        ['POST orders/return', { order_id: id, reason: 'x' }],
        ['POST orders/dispute', { order_id: id, reason: 'x' }],
        ['POST orders/refuse', { order_id: id, from: 'pending', reason: 'sold_out' }],
        [`POST orders/show/${id}/weights`, { items: [{ product_id: deal.products[0], quantity: 1 }] }],
        [`POST orders/show/${id}/rate`, { stars: 1 }],
      ] as const
    const nowhere = bodies(999_999_999)
    for (const [place, [call, body]] of bodies(deal.id).entries()) {
      const [elsewhere, empty] = nowhere[place] ?? []
      const foreign = await ask(market, call, { token: stranger.token, ...(body && { body }) })
      const missing = await ask(market, elsewhere ?? call, {
        token: stranger.token,
        ...(empty && { body: empty }),
      })
      expect([foreign.status, foreign.failure]).toEqual([404, missing.failure])
      expect((await ask(market, call, body ? { body } : {})).status).toBe(401)
    }
    expect((await trade.showOrder(deal, deal.buyer)).data.ratings).toEqual({
      by_buyer: null,
      by_seller: null,
    })
  })

  it('allows staff to read an order but not to change its state', async () => {
    const deal = await trade.makeDeal()
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    const { status, data } = await trade.showOrder(deal, viewer)
    expect([status, data.side, data.allowed_statuses]).toEqual([200, 'staff', []])
    expect([data.buyer.mobile, data.seller.mobile]).toEqual([deal.buyer.mobile, deal.seller.mobile])
    expect([data.commission, data.may_rate, data.may_weigh]).toEqual([null, false, false])
    expect((await trade.setStatus(deal, viewer, 'accepted')).status).toBe(403)
  })

  it('includes contact data of the other side only after the acceptance', async () => {
    const deal = await trade.makeDeal()
    const mobiles = async (side: 'buyer' | 'seller') => {
      const { data } = await trade.showOrder(deal, deal[side])
      return [data.buyer.mobile, data.seller.mobile, data.buyer.email, data.seller.email]
    }
    const { buyer, seller } = deal
    expect(await mobiles('buyer')).toEqual([
      ...[buyer.mobile, expect.stringMatching(/^05\d\d\*{4}\d\d$/), buyer.email],
      expect.stringMatching(/^per\*+@example.com$/),
    ])
    expect(await mobiles('seller')).toEqual([
      ...[expect.stringContaining('****'), seller.mobile, expect.stringContaining('***'), seller.email],
    ])
    await trade.setStatus(deal, seller, 'accepted')
    const open = [buyer.mobile, seller.mobile, buyer.email, seller.email]
    expect([await mobiles('buyer'), await mobiles('seller')]).toEqual([open, open])
    await trade.setStatus(deal, seller, 'cancelled')
    expect(await mobiles('seller')).toEqual(open)
  })
})
