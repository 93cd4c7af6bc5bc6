import { describe, expect, it } from 'vitest'
import type { Asked } from '#demo/testing/ask.ts'
import { secondProcess, testMarket } from '#demo/testing/fixtures/market.ts'
import { openSession, timesIn } from '#demo/testing/fixtures/sessions.ts'
import { bid, faultsOf } from '#demo/testing/trade/bidding.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { halalas } from '#shared/base/money.ts'
import { excludeBidder } from '../awarding/actions.ts'
import { foldBids } from '../bidding/fold.ts'
import { holdBidding, writeBidding } from '../bidding/store.ts'
import { closeDue } from '../closing/closing.ts'
import { moveLaterLots } from './moving.ts'

const market = await testMarket()
const { db } = market
const owner = await makeSeller(db)
const bidders = await Promise.all(Array.from({ length: 6 }, () => makeSeller(db)))
const bidder = (place: number) => bidders[place % bidders.length] as TestPerson

const settle = () =>
  closeDue(db, (error) => {
    throw error
  })

/** Checks the order and the gaps of a session, the records of its lots, and every invariant. */
async function expectOrdered(id: number, gapMs: number): Promise<void> {
  const lots = await timesIn(db, id)
  for (const [place, lot] of lots.entries()) {
    expect(lot.planned).toBeGreaterThanOrEqual(lot.first)
    expect(lot.ends).toBeGreaterThanOrEqual(lot.planned)
    const before = lots[place - 1]
    if (before) expect(lot.ends - before.ends).toBeGreaterThanOrEqual(gapMs)
    expect(await faultsOf(db, lot.id)).toEqual([])
  }
  expect(await brokenInvariants(db)).toEqual({})
}

/**
 * Moves the closings of the first lots to a few ms from now, closer together than an announced session allows. Moves the start
 * of the session to one gap before the first closing.
 */
async function closeSoon(id: number, lots: readonly number[], ms: readonly number[]): Promise<void> {
  await db.query({
    text: `with clock as (select date_trunc('milliseconds', clock_timestamp()) as at),
           session as (
             update auction_sessions s set starts_at = c.at + $4 * interval '1 ms' - make_interval(secs => s.gap_s)
             from clock c where s.id = $1 returning s.starts_at)
           update auctions a set starts_at = s.starts_at, first_ends_at = coalesce(t.at, a.first_ends_at),
             planned_ends_at = coalesce(t.at, a.planned_ends_at), ends_at = coalesce(t.at, a.ends_at),
             due_at = coalesce(t.at, a.due_at)
           from session s, auctions b left join (
             select w.id, c.at + w.ms * interval '1 ms' as at
             from clock c, unnest($2::bigint[], $3::int[]) as w(id, ms)) t on t.id = b.product_id
           where b.product_id = a.product_id and a.session_id = $1`,
    values: [id, lots, ms, ms[0]],
  })
}

const isDue = async (id: number) =>
  (
    await db.query({
      text: 'select from auctions where product_id = $1 and due_at <= clock_timestamp()',
      values: [id],
    })
  ).length > 0

/** The number of statements that wait for a lock of a session. */
async function waiting(): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `select count(*) as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%auction_sessions%'`,
  })
  return row?.count ?? 0
}

describe('a bid that extends a lot while the next lot is due', () => {
  it('moves the next lot before it can close, and a bid on that lot is still accepted', async () => {
    const { id, lots } = await openSession(db, owner, { gapS: 60, softCloseS: 60 })
    const [first = 0, second = 0] = lots
    await closeSoon(id, [first, second], [2_000, 2_001])
    let commit: (() => void) | undefined
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve
    })
    let locked: (() => void) | undefined
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve
    })
    // A bid in the last moment before the first lot closes. The commit of this bid is slow.
    const slow = db.transaction(async (tx) => {
      const rows = await holdBidding(tx, { auctions: [first], bidders: [bidder(0).id] })
      locked?.()
      const wish = { bidder: bidder(0).id, money: halalas(100_000) }
      const folded = foldBids([{ auctionId: first, wish, repeat: undefined }], rows, [])
      expect(folded.outcomes[0]?.refusal).toBe(undefined)
      await writeBidding(tx, folded.changes, folded.bids, folded.answers)
      await moveLaterLots(tx, [id])
      await mayCommit
    })
    await isLocked
    await expect.poll(() => isDue(second), { timeout: 10_000 }).toBe(true)
    const closing = settle()
    const late = bid(market, second, bidder(1), { money: 1_000 })
    try {
      await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
    } finally {
      // Commits even if no statement has waited for the lock. Otherwise the slow transaction would stay open.
      commit?.()
    }
    await slow
    await closing
    const [one, two, three] = await timesIn(db, id)
    expect([one?.closed, two?.closed, three?.closed]).toEqual([null, null, null])
    expect(two?.ends).toBeGreaterThanOrEqual((one?.ends ?? 0) + 60_000)
    expect((await late).status).toBe(201)
    await expectOrdered(id, 60_000)
  })
})

describe('concurrent bids on the lots of a session', () => {
  it('keep the order of closings across two processes', async () => {
    const second = await secondProcess(market)
    const { id, lots } = await openSession(db, owner, { lots: 4, gapS: 30, firstEndsInS: 25, softCapS: 600 })
    const answers: Asked<BidAnswer>[] = await Promise.all(
      Array.from({ length: 160 }, (_, place) =>
        bid(place % 2 ? market : second, lots[place % lots.length] ?? 0, bidder(place), {
          money: 1_000 + 50 * Math.floor(place / 8),
        }),
      ),
    )
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(lots.length)
    const times = await timesIn(db, id)
    expect(times.every(({ ends, first }) => ends > first)).toBe(true)
    await expectOrdered(id, 30_000)
  })

  it('do not deadlock with the exclusion of a bidder', async () => {
    const { id, lots } = await openSession(db, owner, { lots: 3, gapS: 30, firstEndsInS: 25 })
    const other = await openSession(db, owner, { lots: 3, gapS: 30, firstEndsInS: 20 })
    const all = [...lots, ...other.lots]
    const leaving = await makeSeller(db)
    for (const lot of all) expect((await bid(market, lot, leaving, { money: 1_000 })).status).toBe(201)
    const bidding = all.flatMap((lot, place) => [
      bid(market, lot, bidder(place), { money: 1_100 }),
      bid(market, lot, bidder(place + 1), { money: 1_200 }),
    ])
    const excluding = db.transaction(async (tx) => {
      await tx.query({ text: 'select from users where id = $1 for no key update', values: [leaving.id] })
      await excludeBidder(tx, leaving.id)
    })
    const statuses = (await Promise.all(bidding)).map(({ status }) => status)
    await excluding
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await expectOrdered(id, 30_000)
    await expectOrdered(other.id, 30_000)
  })
})
