import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { meanwhile, untilWaiting } from '#demo/testing/trade/meanwhile.ts'
import {
  balancesOf,
  done,
  makeDeal,
  passHours,
  sent,
  setStatus,
  showOrder,
  type TestDeal,
} from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, fillWallet, makeSeller } from '#demo/testing/trade/trade.ts'
import type { OrderBehind } from '#shared/operator/orders.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { settleOrders } from '../../orders/progress/clock.ts'
import { windowsOf } from '../../orders/progress/windows.ts'
import { releaseDue } from '../../wallet/store.ts'

const market = await testMarket()
const administrator = await addPerson(market.db, { staff: 'administrator' })
const finance = await addPerson(market.db, { staff: 'finance' })

const setBlocked = async ({ id }: TestPerson, blocked: boolean) => {
  const answer = await ask<PersonFacts>(market, `POST operator/users/${id}`, {
    token: administrator.token,
    body: { note: 'بلاغات مثبتة', blocked },
  })
  expect(answer.status).toBe(200)
  return answer.data
}
const behind = async ({ id }: TestDeal) =>
  (await ask<OrderBehind>(market, `GET operator/orders/${id}`, finance)).data
const decide = ({ id }: TestDeal, refund: number) =>
  ask(market, `POST operator/orders/${id}/decide`, {
    token: finance.token,
    body: { refund, note: 'البائع موقوف' },
  })
const sound = async () => expect(await brokenInvariants(market.db)).toEqual({})

/** Creates a sent order and blocks its seller. A trigger makes the dispute of this order fail. */
async function makeUnhalted(): Promise<TestDeal> {
  const deal = await makeDeal(market, { upTo: sent })
  await market.db.query({
    text: `create function refuse() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
  })
  await market.db.query({
    text: `create trigger refuse after update on orders for each row when (old.id = ${deal.id}) execute function refuse()`,
  })
  await setBlocked(deal.seller, true)
  await market.db.query({ text: 'drop function refuse cascade' })
  expect((await showOrder(market, deal, deal.buyer)).data.status).toBe('in_progress')
  return deal
}

describe('a sent order that a block could not halt', () => {
  it.each(['a worker', 'a read by its buyer'] as const)(
    'is turned into a dispute instead of being completed by %s, so its money stays in escrow',
    async (through) => {
      const deal = await makeUnhalted()
      await passHours(market, deal, 8 * 24)
      if (through === 'a worker') await settleOrders(market.db, new Date(), windowsOf(market.config))
      const { data } = await showOrder(market, deal, deal.buyer)
      expect(data.status).toBe('disputed')
      expect(await balancesOf(market, deal)).toMatchObject({ seller: 0, held: 0, escrow: 10_200 })
      await sound()
      expect((await decide(deal, 102)).status).toBe(200)
      expect(await balancesOf(market, deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
      await sound()
    },
  )

  it('may be confirmed by its buyer, but the seller’s money is frozen', async () => {
    const deal = await makeUnhalted()
    expect((await setStatus(market, deal, deal.buyer, 'completed')).status).toBe(200)
    await passHours(market, deal, 48)
    await releaseDue(market.db, 1_000)
    expect(await balancesOf(market, deal)).toMatchObject({ seller: 0, held: 10_200 })
    expect(await behind(deal)).toMatchObject({ held: { amount: 102, frozen_by: 'block' } })
    await sound()
    await setBlocked(deal.seller, false)
    expect(await balancesOf(market, deal)).toMatchObject({ seller: 10_200, held: 0 })
    await sound()
  })
})

describe('the hold of a blocked seller', () => {
  it('is released when the seller is unblocked after the due time', async () => {
    const deal = await makeDeal(market, { upTo: done })
    const facts = await setBlocked(deal.seller, true)
    expect(facts).toMatchObject({ held: 102, frozen: 102 })
    await passHours(market, deal, 48)
    await releaseDue(market.db, 1_000)
    expect(await balancesOf(market, deal)).toMatchObject({ seller: 0, held: 10_200 })
    expect(await behind(deal)).toMatchObject({ held: { amount: 102, until: null, frozen_by: 'block' } })
    await sound()
    expect(await setBlocked(deal.seller, false)).toMatchObject({ held: 0, frozen: 0 })
    expect(await balancesOf(market, deal)).toMatchObject({ seller: 10_200, held: 0 })
    expect((await behind(deal)).held).toBeNull()
    await sound()
  })

  it('keeps its due time when the seller is unblocked earlier', async () => {
    const deal = await makeDeal(market, { upTo: done })
    const { held } = await behind(deal)
    expect(held).toMatchObject({ amount: 102, until: expect.any(String), frozen_by: null })
    await setBlocked(deal.seller, true)
    await setBlocked(deal.seller, false)
    expect((await behind(deal)).held).toEqual(held)
    await passHours(market, deal, 25)
    await releaseDue(market.db, 1_000)
    expect(await balancesOf(market, deal)).toMatchObject({ seller: 10_200, held: 0 })
    await sound()
  })

  it('is released to the seller when it was due before the block', async () => {
    const deal = await makeDeal(market, { upTo: done })
    await passHours(market, deal, 25)
    expect(await setBlocked(deal.seller, true)).toMatchObject({ held: 0, frozen: 0 })
    await sound()
  })

  it('stays frozen after the seller is unblocked if the buyer has requested a return', async () => {
    const deal = await makeDeal(market, { upTo: done })
    await ask(market, 'POST orders/return', {
      token: deal.buyer.token,
      body: { order_id: deal.id, reason: 'ناقص' },
    })
    await setBlocked(deal.seller, true)
    await setBlocked(deal.seller, false)
    await passHours(market, deal, 48)
    await releaseDue(market.db, 1_000)
    expect(await behind(deal)).toMatchObject({ held: { amount: 102, until: null, frozen_by: 'return' } })
    expect(await balancesOf(market, deal)).toMatchObject({ seller: 0, held: 10_200 })
    await sound()
  })

  it.each([
    ['a full refund', 102, { buyer: 100_000, seller: 0, held: 0 }, 'returned'],
    ['a partial refund', 50, { buyer: 94_800, seller: 5_200, held: 0 }, 'returned'],
    ['no refund', 0, { buyer: 89_800, seller: 10_200, held: 0 }, 'completed'],
  ] as const)('can be settled by staff with %s', async (_where, refund, money, status) => {
    const deal = await makeDeal(market, { upTo: done })
    expect((await decide(deal, refund)).status).toBe(409)
    await setBlocked(deal.seller, true)
    expect((await decide(deal, refund)).status).toBe(200)
    expect((await decide(deal, refund)).status).toBe(200)
    expect(await balancesOf(market, deal)).toMatchObject(money)
    expect((await showOrder(market, deal, deal.buyer)).data.status).toBe(status)
    await sound()
  })

  it('is either released before a concurrent block or frozen by the block', async () => {
    for (const first of ['clock', 'block'] as const) {
      const deal = await makeDeal(market, { upTo: done })
      const other = await meanwhile(market.db)
      await other.run('select from accounts where user_id = $1 for no key update', [deal.seller.id])
      if (first === 'clock') {
        await passDue(other.run, deal)
        await other.run('select release_due(id) from accounts where user_id = $1', [deal.seller.id])
      }
      const blocking = setBlocked(deal.seller, true)
      await untilWaiting(market.db)
      await other.end()
      const facts = await blocking
      expect(facts).toMatchObject(first === 'clock' ? { held: 0, frozen: 0 } : { held: 102, frozen: 102 })
      await passHours(market, deal, 48)
      await releaseDue(market.db, 1_000)
      expect(await balancesOf(market, deal)).toMatchObject(
        first === 'clock' ? { seller: 10_200, held: 0 } : { seller: 0, held: 10_200 },
      )
      await sound()
    }
  })
})

/** Makes the hold of a test deal due, in another transaction. */
async function passDue(run: (text: string, values: unknown[]) => Promise<unknown>, { id, seller }: TestDeal) {
  await run('update holds set release_at = clock_timestamp() where order_id = $1', [id])
  await run('update accounts set next_release_at = clock_timestamp() where user_id = $1', [seller.id])
}

describe('a payout of a blocked person', () => {
  it('is refused even when the block commits during the request', async () => {
    const seller = await makeSeller(market.db)
    await fillWallet(market.db, seller.id, 500)
    const other = await meanwhile(market.db)
    // Another transaction has locked and blocked the person, and has not committed yet.
    await other.run('update users set blocked = true where id = $1', [seller.id])
    const asking = ask(market, 'POST wallet/payout', {
      token: seller.token,
      body: { amount: 300, iban: 'SA0380000000608010167519', account_holder: 'سالم' },
    })
    await untilWaiting(market.db)
    await other.end()
    expect((await asking).status).toBe(401)
    const [row] = await market.db.query<{ count: number }>({
      text: 'select count(*)::int from payouts where user_id = $1',
      values: [seller.id],
    })
    expect(row?.count).toBe(0)
    await sound()
  })
})
