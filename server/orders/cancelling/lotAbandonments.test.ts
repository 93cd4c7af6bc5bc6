import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { faultsOf } from '#demo/testing/trade/bidding.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { type LotTrade, openLotTrade, past } from '#demo/testing/trade/lotTrade.ts'
import { setStatus, showOrder } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { moneyOf, orderOne, stockOf } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails, AuctionRecord } from '#shared/auctions/contract.ts'
import { checkRecord } from '#shared/auctions/recordCheck.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import type { Order } from '#shared/orders/contract.ts'

let market: TestMarket
let administrator: TestPerson
let { salem, huda, rashid, won, formOf, order, broken } = {} as LotTrade
beforeAll(async () => {
  market = await openTestMarket()
  administrator = await addPerson(market.db, { staff: 'administrator' })
})
afterAll(() => market.close())
beforeEach(async () => {
  ;({ salem, huda, rashid, won, formOf, order, broken } = await openLotTrade(market))
})

const seen = async (id: number, { token }: TestPerson) =>
  (await ask<AuctionDetails>(market, `GET auction/show/${id}`, { token, locale: 'en' })).data
const told = async ({ id }: TestPerson, about: number) =>
  (
    await market.db.query<{ kind: string }>({
      text: 'select kind from notifications where user_id = $1 and data_id = $2 order by number',
      values: [id, about],
    })
  ).map(({ kind }) => kind)
const block = ({ id }: TestPerson) =>
  ask(market, `POST operator/users/${id}`, {
    token: administrator.token,
    body: { blocked: true, note: 'بلاغ مثبت' },
  })
const overdue = (orderId: number) =>
  market.db.query({
    text: `update orders set due_at = now() - interval '1 second' where id = $1`,
    values: [orderId],
  })
/** The gateway reports that Huda's card was charged. */
const pay = (deal: Order) =>
  ask(market, 'POST payments/sandbox', {
    token: huda.token,
    body: { charge_id: deal.pay?.charge_id, status: 'paid' },
  })
/** The order that Huda placed for a lot, and the lot. */
const ordered = async (payment: 'wallet' | 'card' | 'bank_transfer' = 'wallet', terms = {}) => {
  const id = await won(terms)
  const { data } = await order(huda, id, await formOf({ payment }))
  return { id, deal: data }
}
/** The same of a lot whose bids the clock accepts. */
const orderedByClock = async () => {
  const id = await openLot(market.db, salem, { ...past, autoAccept: true, awardS: 86_400, acceptS: 3_600 })
  await bidOn(market.db, id, [
    { by: rashid, riyals: 1_200, agoS: 1_900 },
    { by: huda, riyals: 1_333, agoS: 1_800 },
  ])
  return { id, deal: (await order(huda, id, await formOf({ payment: 'card' }))).data }
}
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex')

/** The record holds for everybody who checks it, and so do the rows. */
async function expectSound(id: number): Promise<AuctionRecord> {
  const { data } = await ask<AuctionRecord>(market, `GET auction/show/${id}/record`)
  expect(await checkRecord(data, sha256)).toEqual({ holds: true, checked: data.bids.length })
  expect(await faultsOf(market.db, id)).toEqual([])
  expect(await broken()).toEqual({})
  return data
}

describe('a winner who cancels the order of a lot', () => {
  it('loses the award: fish and money are back, and the owner may accept the next bid', async () => {
    const { id, deal } = await ordered()
    const { data } = await setStatus(market, deal, huda, 'cancelled')
    expect(data).toMatchObject({ status: 'cancelled', payment_status: 'refunded', failed_by: 'buyer' })
    expect(await stockOf(market.db, id)).toEqual([50, 'active'])
    expect(await moneyOf(market.db, huda.id)).toEqual({ free: 500_000, held: 0, escrow: 0 })
    const shown = await seen(id, salem)
    expect(shown).toMatchObject({ status: 'ended', current_price: 1_200, awarded_bid: null })
    expect(shown.accept_until).not.toBeNull()
    expect(shown.bids.map(({ state }) => state)).toEqual(['abandoned', 'leading'])
    const record = await expectSound(id)
    expect(record.exclusions).toMatchObject([
      { after: 2, reason: 'abandoned', mark: record.bids[1]?.mark, at: record.awards[0]?.lapsed_at },
    ])
  })

  it('wins this auction no more: the next bidder orders it', async () => {
    const { id, deal } = await ordered()
    await setStatus(market, deal, huda, 'cancelled')
    const [first, next] = (await seen(id, salem)).bids
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

  it('tells the owner what may be accepted and the winner that the lot is gone', async () => {
    const { id, deal } = await ordered()
    await setStatus(market, deal, huda, 'cancelled')
    expect((await told(salem, id)).at(-1)).toBe('lot_reopened')
    expect((await told(huda, id)).at(-1)).toBe('lot_abandoned')
    expect((await told(salem, deal.id)).at(-1)).toBe('sale_cancelled')
    expect(await told(rashid, id)).not.toContain('lot_reopened')
  })

  it('does not count against the seller', async () => {
    const { deal } = await ordered()
    await setStatus(market, deal, huda, 'cancelled')
    const { data } = await ask<PersonFacts>(market, `GET operator/users/${salem.id}`, {
      token: administrator.token,
    })
    expect(data.cancelled_sales).toBe(0)
  })
})

describe('a winner who does not pay in time', () => {
  it.each(['card', 'bank_transfer'] as const)('by %s loses the award', async (payment) => {
    const { id, deal } = await ordered(payment)
    await overdue(deal.id)
    expect((await showOrder(market, deal, huda)).data).toMatchObject({
      status: 'cancelled',
      failed_by: 'buyer',
    })
    expect(await seen(id, salem)).toMatchObject({ status: 'ended', current_price: 1_200 })
    expect(await stockOf(market.db, id)).toEqual([50, 'active'])
    await expectSound(id)
  })

  it('has the next bid accepted by the clock where that was agreed, with a whole time to order', async () => {
    const { id, deal } = await orderedByClock()
    await overdue(deal.id)
    await showOrder(market, deal, huda)
    const shown = await seen(id, rashid)
    expect(shown).toMatchObject({ status: 'awarded', awarded_bid: { amount: 1_200, mine: true } })
    const until = Date.parse(shown.awarded_bid?.order_until ?? '')
    expect(until - Date.parse(shown.awarded_bid?.at ?? '')).toBe(86_400_000)
    expect((await told(rashid, id)).at(-1)).toBe('bid_accepted')
    expect((await told(salem, id)).at(-1)).toBe('lot_awarded_next')
    await expectSound(id)
    const { data } = await orderOne(market, rashid, id, await formOf({ payment: 'cod' }))
    expect(data.total).toBe(1_200)
    await expectSound(id)
  })

  it('passes over bidders who may not bid any more by then', async () => {
    const { id, deal } = await orderedByClock()
    await block(rashid)
    await overdue(deal.id)
    await showOrder(market, deal, huda)
    expect(await seen(id, salem)).toMatchObject({ status: 'unsold', current_price: null })
    expect(await told(rashid, id)).not.toContain('bid_accepted')
    const record = await expectSound(id)
    expect(record.exclusions.map(({ reason }) => reason)).toEqual(['abandoned', 'barred'])
  })

  it('has nothing awarded by the clock for a seller who is blocked by then', async () => {
    const { id, deal } = await orderedByClock()
    await block(salem)
    await overdue(deal.id)
    await showOrder(market, deal, huda)
    expect(await seen(id, rashid)).toMatchObject({ status: 'ended', awarded_bid: null })
    await expectSound(id)
  })

  it('keeps money in the wallet that comes after that', async () => {
    const { id, deal } = await ordered('card')
    await overdue(deal.id)
    await pay(deal)
    expect((await showOrder(market, deal, huda)).data).toMatchObject({ status: 'cancelled' })
    expect(await moneyOf(market.db, huda.id)).toMatchObject({ free: 633_300, escrow: 0 })
    expect((await seen(id, salem)).status).toBe('ended')
    await expectSound(id)
  })
})

describe('at the same moment', () => {
  it('the winner cancels while the payment arrives: the lot follows the order', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, deal } = await ordered('card')
      const [cancelled] = await Promise.all([setStatus(market, deal, huda, 'cancelled'), pay(deal)])
      expect(cancelled.status).toBe(200)
      expect((await seen(id, salem)).status).toBe('ended')
      await expectSound(id)
    }
  })

  it('the time is over while the payment arrives in two windows: the award ends once or the order is paid', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, deal } = await ordered('card')
      await overdue(deal.id)
      await Promise.all([
        showOrder(market, deal, huda),
        pay(deal),
        showOrder(market, deal, salem),
        setStatus(market, deal, huda, 'cancelled'),
      ])
      expect((await seen(id, salem)).status).toBe('ended')
      expect((await expectSound(id)).exclusions).toHaveLength(1)
    }
  })

  it('the winner does not pay while the next bidder is blocked: they win in neither order', async () => {
    for (let round = 0; round < 4; round++) {
      ;({ salem, huda, rashid, formOf, order } = await openLotTrade(market))
      const { id, deal } = await orderedByClock()
      await overdue(deal.id)
      const [, blocked] = await Promise.all([showOrder(market, deal, huda), block(rashid)])
      expect(blocked.status).toBe(200)
      expect((await seen(id, salem)).status).toBe('unsold')
      await expectSound(id)
    }
  })

  it('the winner does not pay while the seller is blocked: nobody holds an award of theirs', async () => {
    for (let round = 0; round < 4; round++) {
      ;({ salem, huda, rashid, formOf, order } = await openLotTrade(market))
      const { id, deal } = await orderedByClock()
      await overdue(deal.id)
      const [, blocked] = await Promise.all([showOrder(market, deal, huda), block(salem)])
      expect(blocked.status).toBe(200)
      expect(['ended', 'void']).toContain((await seen(id, rashid)).status)
      await expectSound(id)
    }
  })
})
