import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptHighest, bidOn } from '#demo/testing/trade/awards.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { type LotTrade, openLotTrade, past } from '#demo/testing/trade/lotTrade.ts'
import { setStatus, showOrder } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { moneyOf, orderOne, stockOf } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails, AuctionRecord } from '#shared/auctions/contract.ts'
import { statusOf } from '#shared/auctions/engine.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { stateOf } from '../../auctions/row.ts'
import { lockAuction } from '../../auctions/stepStore.ts'

let { salem, huda, rashid, won, formOf, order, formFor, auction, kindsOf, expire, check } = {} as LotTrade
const market = await testMarket()
const administrator = await addPerson(market.db, { staff: 'administrator' })
beforeEach(async () => {
  ;({ salem, huda, rashid, won, formOf, order, formFor, auction, kindsOf, expire, check } =
    await openLotTrade(market))
})

const accept = (bid: number, { token }: TestPerson) =>
  ask<AuctionDetails>(market, `POST auction/accept_bid/${bid}`, { token })
/** Creates a lot that Huda orders. Returns the lot's id and the order. */
const ordered = async (terms = {}) => {
  const id = await won(terms)
  const { data } = await order(huda, id)
  return { id, deal: data }
}

/** Checks that the record is valid and no invariant is broken, and returns the record. */
async function expectSound(id: number): Promise<AuctionRecord> {
  const { record, problems } = await check(id)
  expect(problems).toEqual([])
  return record
}

describe('a seller’s rejection of a lot order', () => {
  it('ends the award, returns stock and money and reopens the lot', async () => {
    const { id, deal } = await ordered()
    const rejected = await setStatus(market, deal, salem, 'rejected')
    expect(rejected.data).toMatchObject({ status: 'rejected', payment_status: 'refunded' })
    expect(await stockOf(market.db, id)).toEqual([50, 'active'])
    expect(await moneyOf(market.db, huda.id)).toEqual({ free: 500_000, held: 0, escrow: 0 })
    const shown = await auction(id, salem)
    expect(shown).toMatchObject({ status: 'ended', current_price: 1_200, awarded_bid: null })
    expect(shown.accept_until).not.toBeNull()
    expect(shown.bids.map(({ state }) => state)).toEqual(['rejected', 'leading'])
    const record = await expectSound(id)
    expect(record.exclusions).toMatchObject([
      { after: 2, reason: 'rejected', mark: record.bids[1]?.mark, at: record.awards[0]?.lapsed_at },
    ])
  })

  it('notifies the owner about the reopened lot and the winner about the rejection', async () => {
    const { id, deal } = await ordered()
    await setStatus(market, deal, salem, 'rejected')
    expect((await kindsOf(salem, id)).at(-1)).toBe('lot_reopened')
    expect((await kindsOf(huda, id)).at(-1)).toBe('lot_rejected')
    expect((await kindsOf(huda, deal.id)).toSorted()).toEqual(['order_rejected', 'wallet_received'])
    expect(await kindsOf(rashid, id)).not.toContain('lot_reopened')
  })

  it('lets nobody but the next accepted bidder order the lot', async () => {
    const { id, deal } = await ordered()
    await setStatus(market, deal, salem, 'rejected')
    const { bids } = await auction(id, salem)
    expect((await accept(bids[0]?.id ?? 0, salem)).status).toBe(409)
    expect((await accept(bids[1]?.id ?? 0, salem)).data).toMatchObject({ status: 'awarded' })
    expect((await kindsOf(rashid, id)).at(-1)).toBe('bid_accepted')
    const again = await order(huda, id)
    expect([again.status, again.failure.message]).toEqual([409, 'رفض البائع طلبك في هذا المزاد'])
    expect((await formFor(huda, id)).status).toBe(409)
    const { data } = await orderOne(market, rashid, id, await formOf({ payment: 'cod' }))
    expect(data).toMatchObject({ total: 1_200, buyer: { id: rashid.id } })
    expect((await auction(id, salem)).status).toBe('ordered')
    expect(await stockOf(market.db, id)).toEqual([0, 'sold_out'])
    await expectSound(id)
    await setStatus(market, data, salem, 'rejected')
    expect((await auction(id, salem)).status).toBe('unsold')
    await expectSound(id)
  })

  it('leaves the lot unsold when there is no other bidder', async () => {
    const id = await openLot(market.db, salem, past)
    await bidOn(market.db, id, [{ by: huda, riyals: 1_333, agoS: 1_800 }])
    await acceptHighest(market.db, id)
    const { data } = await order(huda, id)
    await setStatus(market, data, salem, 'rejected')
    expect(await auction(id, salem)).toMatchObject({ status: 'unsold', current_price: null, bids_count: 1 })
    expect((await kindsOf(salem, id)).at(-1)).toBe('lot_unsold')
    await expectSound(id)
  })

  it('stops automatic awards, so the owner must accept the next bid', async () => {
    const id = await openLot(market.db, salem, { ...past, autoAccept: true, awardS: 86_400, acceptS: 3_600 })
    await bidOn(market.db, id, [
      { by: rashid, riyals: 1_200, agoS: 1_900 },
      { by: huda, riyals: 1_333, agoS: 1_800 },
    ])
    const { data } = await order(huda, id)
    await setStatus(market, data, salem, 'rejected')
    expect(await auction(id, rashid)).toMatchObject({ status: 'ended', awarded_bid: null })
    const row = await market.db.transaction((tx) => lockAuction(tx, id))
    if (!row) throw new Error(`auction ${id} is gone`)
    const inMinutes = (minutes: number) => statusOf(stateOf(row), row.clock.getTime() + minutes * 60_000)
    expect([inMinutes(59), inMinutes(60)]).toEqual(['ended', 'unsold'])
    await expectSound(id)
  })

  it('also excludes the other bidders who may no longer bid', async () => {
    const { id, deal } = await ordered()
    await ask(market, `POST operator/users/${rashid.id}`, {
      token: administrator.token,
      body: { blocked: true, note: 'بلاغ مثبت' },
    })
    await setStatus(market, deal, salem, 'rejected')
    expect(await auction(id, salem)).toMatchObject({ status: 'unsold', current_price: null })
    const record = await expectSound(id)
    expect(record.exclusions.map(({ reason }) => reason)).toEqual(['rejected', 'barred'])
  })
})

describe('a lot whose order fails because of its seller', () => {
  it.each([
    ['is not accepted in time', 'not_accepted'],
    ['is cancelled after its acceptance', 'cancelled'],
    ['is cancelled by its buyer because it is not started in time', 'not_started'],
  ] as const)('reopens when the order %s', async (_, reason) => {
    const { id, deal } = await ordered()
    if (reason === 'not_accepted') {
      await expire(deal.id)
      await showOrder(market, deal, huda)
    } else {
      await setStatus(market, deal, salem, 'accepted')
      if (reason === 'not_started') {
        await market.db.query({
          text: `update orders set accepted_at = now() - interval '30 days' where id = $1`,
          values: [deal.id],
        })
      }
      await setStatus(market, deal, reason === 'cancelled' ? salem : huda, 'cancelled')
    }
    const [stored] = await market.db.query({
      text: 'select reason, seller_id from seller_cancellations where order_id = $1',
      values: [deal.id],
    })
    expect(stored).toEqual({ reason, seller_id: salem.id })
    expect(await auction(id, salem)).toMatchObject({ status: 'ended', current_price: 1_200 })
    await expectSound(id)
  })
})

describe('GET operator/users/{id}', () => {
  it("returns the number and the audit entries of a seller's failed sales", async () => {
    const { deal } = await ordered()
    await setStatus(market, deal, salem, 'rejected')
    const { data } = await ask<PersonFacts>(market, `GET operator/users/${salem.id}`, {
      token: administrator.token,
    })
    expect(data.cancelled_sales).toBe(1)
    expect(data.audit_actions[0]).toMatchObject({ action: 'user.cancelled_sale', actor: { id: salem.id } })
    const buyer = await ask<PersonFacts>(market, `GET operator/users/${huda.id}`, {
      token: administrator.token,
    })
    expect([buyer.data.cancelled_sales, buyer.data.audit_actions]).toEqual([0, []])
  })
})

describe('concurrent steps on a lot order', () => {
  it('apply either the rejection by the seller or the cancellation by the buyer', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, deal } = await ordered()
      const [rejected, cancelled] = await Promise.all([
        setStatus(market, deal, salem, 'rejected'),
        setStatus(market, deal, huda, 'cancelled'),
      ])
      expect([rejected.status, cancelled.status].toSorted()).toEqual([200, 409])
      expect((await auction(id, salem)).status).toBe('ended')
      const { exclusions } = await expectSound(id)
      expect(exclusions).toMatchObject([{ reason: rejected.status === 200 ? 'rejected' : 'abandoned' }])
      expect(await moneyOf(market.db, huda.id)).toEqual({ free: 500_000, held: 0, escrow: 0 })
    }
  })

  it('end the award once when two rejections arrive at the deadline', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, deal } = await ordered()
      await expire(deal.id)
      await Promise.all([
        setStatus(market, deal, salem, 'rejected'),
        setStatus(market, deal, salem, 'rejected'),
        showOrder(market, deal, huda),
      ])
      const record = await expectSound(id)
      expect(record.exclusions).toHaveLength(1)
      expect((await auction(id, salem)).status).toBe('ended')
    }
  })

  it('allow the acceptance of the next bid only after the rejection', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, deal } = await ordered()
      const { bids } = await auction(id, salem)
      const [rejected, accepted] = await Promise.all([
        setStatus(market, deal, salem, 'rejected'),
        accept(bids[1]?.id ?? 0, salem),
      ])
      expect(rejected.status).toBe(200)
      expect((await auction(id, salem)).status).toBe(accepted.status === 200 ? 'awarded' : 'ended')
      await expectSound(id)
    }
  })

  it('do not reopen the lot for a bidder who is blocked during the rejection', async () => {
    for (let round = 0; round < 4; round++) {
      ;({ salem, huda, rashid, won, order } = await openLotTrade(market))
      const { id, deal } = await ordered()
      const [rejected, blocked] = await Promise.all([
        setStatus(market, deal, salem, 'rejected'),
        ask(market, `POST operator/users/${rashid.id}`, {
          token: administrator.token,
          body: { blocked: true, note: 'بلاغ مثبت' },
        }),
      ])
      expect([rejected.status, blocked.status]).toEqual([200, 200])
      expect((await auction(id, salem)).status).toBe('unsold')
      await expectSound(id)
    }
  })

  it('make only one new award when the next bid is accepted twice', async () => {
    const { id, deal } = await ordered()
    await setStatus(market, deal, salem, 'rejected')
    const next = (await auction(id, salem)).bids[1]?.id ?? 0
    const answers = await Promise.all([accept(next, salem), accept(next, salem)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await expectSound(id)).awards).toHaveLength(2)
  })
})
