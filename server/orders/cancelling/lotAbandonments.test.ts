import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { type LotTrade, openLotTrade, past } from '#demo/testing/trade/lotTrade.ts'
import { setStatus, showOrder } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { moneyOf, orderOne, stockOf } from '#demo/testing/trade/trade.ts'
import type { AuctionRecord } from '#shared/auctions/contract.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import type { Order } from '#shared/orders/contract.ts'

let { salem, huda, rashid, won, formOf, order, auction, kindsOf, expire, check } = {} as LotTrade
const market = await testMarket()
const administrator = await addPerson(market.db, { staff: 'administrator' })
beforeEach(async () => {
  ;({ salem, huda, rashid, won, formOf, order, auction, kindsOf, expire, check } = await openLotTrade(market))
})

const block = ({ id }: TestPerson) =>
  ask(market, `POST operator/users/${id}`, {
    token: administrator.token,
    body: { blocked: true, note: 'بلاغ مثبت' },
  })
/** Reports to the market that the gateway has charged Huda's card. */
const pay = (deal: Order) =>
  ask(market, 'POST payments/sandbox', {
    token: huda.token,
    body: { charge_id: deal.pay?.charge_id, status: 'paid' },
  })
/** Creates a lot that Huda orders. Returns the lot's id and the order. */
const ordered = async (payment: 'wallet' | 'card' | 'bank_transfer' = 'wallet', terms = {}) => {
  const id = await won(terms)
  const { data } = await order(huda, id, await formOf({ payment }))
  return { id, deal: data }
}
/** Creates a lot with automatic acceptance that Huda orders by card. Returns the lot's id and the order. */
const orderedByClock = async () => {
  const id = await openLot(market.db, salem, { ...past, autoAccept: true, awardS: 86_400, acceptS: 3_600 })
  await bidOn(market.db, id, [
    { by: rashid, riyals: 1_200, agoS: 1_900 },
    { by: huda, riyals: 1_333, agoS: 1_800 },
  ])
  return { id, deal: (await order(huda, id, await formOf({ payment: 'card' }))).data }
}

/** Checks that the record is valid and no invariant is broken, and returns the record. */
async function expectSound(id: number): Promise<AuctionRecord> {
  const { record, problems } = await check(id)
  expect(problems).toEqual([])
  return record
}

describe('a buyer’s cancellation of a lot order', () => {
  it('ends the award, returns stock and money and reopens the lot', async () => {
    const { id, deal } = await ordered()
    const { data } = await setStatus(market, deal, huda, 'cancelled')
    expect(data).toMatchObject({ status: 'cancelled', payment_status: 'refunded', failed_by: 'buyer' })
    expect(await stockOf(market.db, id)).toEqual([50, 'active'])
    expect(await moneyOf(market.db, huda.id)).toEqual({ free: 500_000, held: 0, escrow: 0 })
    const shown = await auction(id, salem)
    expect(shown).toMatchObject({ status: 'ended', current_price: 1_200, awarded_bid: null })
    expect(shown.accept_until).not.toBeNull()
    expect(shown.bids.map(({ state }) => state)).toEqual(['abandoned', 'leading'])
    const record = await expectSound(id)
    expect(record.exclusions).toMatchObject([
      { after: 2, reason: 'abandoned', mark: record.bids[1]?.mark, at: record.awards[0]?.lapsed_at },
    ])
  })

  it('excludes the winner from the auction, so that the next bidder can order', async () => {
    const { id, deal } = await ordered()
    await setStatus(market, deal, huda, 'cancelled')
    const [first, next] = (await auction(id, salem)).bids
    const accept = (bid: number | undefined) =>
      ask(market, `POST auction/accept_bid/${bid}`, { token: salem.token })
    expect((await accept(first?.id)).status).toBe(409)
    expect((await accept(next?.id)).status).toBe(200)
    const again = await order(huda, id)
    expect([again.status, again.failure.message]).toEqual([
      409,
      'أُلغي طلبك في هذا المزاد أو لم يُدفع، فلم يعد لك',
    ])
    const { data } = await orderOne(market, rashid, id, await formOf({ payment: 'cod' }))
    expect(data).toMatchObject({ total: 1_200, buyer: { id: rashid.id } })
    await expectSound(id)
  })

  it('notifies the owner and the excluded winner', async () => {
    const { id, deal } = await ordered()
    await setStatus(market, deal, huda, 'cancelled')
    expect((await kindsOf(salem, id)).at(-1)).toBe('lot_reopened')
    expect((await kindsOf(huda, id)).at(-1)).toBe('lot_abandoned')
    expect((await kindsOf(salem, deal.id)).at(-1)).toBe('sale_cancelled')
    expect(await kindsOf(rashid, id)).not.toContain('lot_reopened')
  })

  it('does not count as a failed sale of the seller', async () => {
    const { deal } = await ordered()
    await setStatus(market, deal, huda, 'cancelled')
    const { data } = await ask<PersonFacts>(market, `GET operator/users/${salem.id}`, {
      token: administrator.token,
    })
    expect(data.cancelled_sales).toBe(0)
  })
})

describe('the payment deadline of a lot order', () => {
  it.each(['card', 'bank_transfer'] as const)(
    'ends the award when an order with payment by %s is not paid',
    async (payment) => {
      const { id, deal } = await ordered(payment)
      await expire(deal.id)
      expect((await showOrder(market, deal, huda)).data).toMatchObject({
        status: 'cancelled',
        failed_by: 'buyer',
      })
      expect(await auction(id, salem)).toMatchObject({ status: 'ended', current_price: 1_200 })
      expect(await stockOf(market.db, id)).toEqual([50, 'active'])
      await expectSound(id)
    },
  )

  it('awards the next bid automatically, and the new winner gets the full time to order', async () => {
    const { id, deal } = await orderedByClock()
    await expire(deal.id)
    await showOrder(market, deal, huda)
    const shown = await auction(id, rashid)
    expect(shown).toMatchObject({ status: 'awarded', awarded_bid: { amount: 1_200, mine: true } })
    const until = Date.parse(shown.awarded_bid?.order_until ?? '')
    expect(until - Date.parse(shown.awarded_bid?.at ?? '')).toBe(86_400_000)
    expect((await kindsOf(rashid, id)).at(-1)).toBe('bid_accepted')
    expect((await kindsOf(salem, id)).at(-1)).toBe('lot_awarded_next')
    await expectSound(id)
    const { data } = await orderOne(market, rashid, id, await formOf({ payment: 'cod' }))
    expect(data.total).toBe(1_200)
    await expectSound(id)
  })

  it('does not award the lot to bidders who may no longer bid', async () => {
    const { id, deal } = await orderedByClock()
    await block(rashid)
    await expire(deal.id)
    await showOrder(market, deal, huda)
    expect(await auction(id, salem)).toMatchObject({ status: 'unsold', current_price: null })
    expect(await kindsOf(rashid, id)).not.toContain('bid_accepted')
    const record = await expectSound(id)
    expect(record.exclusions.map(({ reason }) => reason)).toEqual(['abandoned', 'barred'])
  })

  it('makes no automatic award for a blocked seller', async () => {
    const { id, deal } = await orderedByClock()
    await block(salem)
    await expire(deal.id)
    await showOrder(market, deal, huda)
    expect(await auction(id, rashid)).toMatchObject({ status: 'ended', awarded_bid: null })
    await expectSound(id)
  })

  it('turns a later payment into a credit to the wallet', async () => {
    const { id, deal } = await ordered('card')
    await expire(deal.id)
    await pay(deal)
    expect((await showOrder(market, deal, huda)).data).toMatchObject({ status: 'cancelled' })
    expect(await moneyOf(market.db, huda.id)).toMatchObject({ free: 633_300, escrow: 0 })
    expect((await auction(id, salem)).status).toBe('ended')
    await expectSound(id)
  })
})

describe('concurrent steps on a lot order', () => {
  it('leave lot and order consistent when the winner cancels during the payment', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, deal } = await ordered('card')
      const [cancelled] = await Promise.all([setStatus(market, deal, huda, 'cancelled'), pay(deal)])
      expect(cancelled.status).toBe(200)
      expect((await auction(id, salem)).status).toBe('ended')
      await expectSound(id)
    }
  })

  it('end the award once when a payment arrives at the deadline', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, deal } = await ordered('card')
      await expire(deal.id)
      await Promise.all([
        showOrder(market, deal, huda),
        pay(deal),
        showOrder(market, deal, salem),
        setStatus(market, deal, huda, 'cancelled'),
      ])
      expect((await auction(id, salem)).status).toBe('ended')
      expect((await expectSound(id)).exclusions).toHaveLength(1)
    }
  })

  it('do not award the lot to a bidder who is blocked at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      ;({ salem, huda, rashid, formOf, order } = await openLotTrade(market))
      const { id, deal } = await orderedByClock()
      await expire(deal.id)
      const [, blocked] = await Promise.all([showOrder(market, deal, huda), block(rashid)])
      expect(blocked.status).toBe(200)
      expect((await auction(id, salem)).status).toBe('unsold')
      await expectSound(id)
    }
  })

  it('leave no award on a lot whose seller is blocked at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      ;({ salem, huda, rashid, formOf, order } = await openLotTrade(market))
      const { id, deal } = await orderedByClock()
      await expire(deal.id)
      const [, blocked] = await Promise.all([showOrder(market, deal, huda), block(salem)])
      expect(blocked.status).toBe(200)
      expect(['ended', 'void']).toContain((await auction(id, rashid)).status)
      await expectSound(id)
    }
  })
})
