import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openGate } from '#demo/testing/gate.ts'
import { acceptHighest, bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { stepAuction } from '../step.ts'
import { closeDue, startClosing } from './closing.ts'

const market = await testMarket()
const { db } = market
const seller = await makeSeller(db)
const mona = await addPerson(db, { type: 'local_seller' })
const reem = await addPerson(db, { type: 'local_seller', firstName: 'ريم', lastName: 'الحربي' })
await settle()

const log = openLog({ level: 'silent' })
const hour = 3_600

/** Runs one pass of the worker and returns the number of settled auctions. */
async function settle(with_ = db): Promise<number> {
  return closeDue(with_, (error) => {
    throw error
  })
}

/** Opens a lot with bids of SAR 1,000 (Mona), 1,100 (Reem) and 1,200 (Mona), placed 30 s ago. */
async function contested(lot: Lot = {}): Promise<number> {
  const id = await openLot(db, seller, { softCloseS: 0, startsInS: -hour, ...lot })
  const bid = (by: TestPerson, riyals: number) => ({ by, riyals, agoS: 30 })
  await bidOn(db, id, [bid(mona, 1_000), bid(reem, 1_100), bid(mona, 1_200)])
  return id
}

const show = async (id: number, reader = mona) =>
  (await ask<AuctionDetails>(market, `GET auction/show/${id}`, { token: reader.token, locale: 'en' })).data

interface Row {
  closed_at: Date | null
  ends_at: Date
  due_at: Date | null
  version: number
  ended_version: number
  awarded_version: number
}
async function rowOf(id: number): Promise<Row> {
  const [row] = await db.query<Row>({ text: 'select * from auctions where product_id = $1', values: [id] })
  if (!row) throw new Error(`no auction ${id}`)
  return row
}

/** Returns the notifications about a lot as "recipient kind", oldest first. */
async function notificationsOf(id: number): Promise<string[]> {
  const names = new Map([
    [seller.id, 'seller'],
    [mona.id, 'mona'],
    [reem.id, 'reem'],
  ])
  const rows = await db.query<{ user_id: number; kind: string }>({
    text: `select user_id, kind from notifications where data_id = $1 and event_key like 'auction:' || $1::bigint || ':%'
           order by number`,
    values: [id],
  })
  return rows.map(({ user_id, kind }) => `${names.get(user_id)} ${kind}`)
}

describe('settling due auctions', () => {
  it('records the scheduled end of an auction and notifies its owner', async () => {
    const id = await contested()
    expect(await settle()).toBe(0)
    await ageLot(db, id, 2 * hour)
    const before = await rowOf(id)
    // Reads return the state at the current time, although no worker has run yet.
    expect(await show(id)).toMatchObject({ status: 'ended', ends_at: before.ends_at.toISOString() })
    expect(await settle()).toBe(1)
    expect(await settle()).toBe(0)
    const row = await rowOf(id)
    expect([row.closed_at, row.ends_at, row.due_at]).toEqual([before.ends_at, before.ends_at, null])
    expect([row.version, row.ended_version]).toEqual([before.version + 1, before.version + 1])
    expect(await notificationsOf(id)).toEqual(['seller auction_ended'])
    expect(await show(id)).toMatchObject({ status: 'ended', current_price: 1_200, awarded_bid: null })
  })

  it('notifies the owner of an auction without bids', async () => {
    const id = await openLot(db, seller, { startsInS: -hour, endsInS: -1 })
    expect(await show(id)).toMatchObject({ status: 'unsold', accept_until: null })
    await settle()
    expect(await notificationsOf(id)).toEqual(['seller auction_without_bids'])
    expect(await show(id)).toMatchObject({ status: 'unsold', bids: [] })
  })

  it('leaves open and scheduled auctions unchanged', async () => {
    const open = await contested()
    const scheduled = await openLot(db, seller, { startsInS: 60, endsInS: hour })
    expect(await settle()).toBe(0)
    expect([(await rowOf(open)).closed_at, (await rowOf(scheduled)).closed_at]).toEqual([null, null])
    expect([(await show(open)).status, (await show(scheduled)).status]).toEqual(['open', 'scheduled'])
  })

  it('awards the highest bid with the time of the end when acceptance is automatic', async () => {
    const id = await contested({ autoAccept: true, reserve: 1_200 })
    await ageLot(db, id, hour)
    const shown = await show(id)
    expect(shown).toMatchObject({ status: 'awarded', awarded_bid: { amount: 1_200, mine: true } })
    expect(shown.awarded_bid?.at).toBe(shown.ends_at)
    await settle()
    expect(await show(id)).toMatchObject({ status: 'awarded', awarded_bid: shown.awarded_bid })
    expect(await notificationsOf(id)).toEqual(['seller auction_ended', 'mona bid_accepted'])
    const row = await rowOf(id)
    expect([row.ended_version, row.awarded_version]).toEqual([row.version - 1, row.version])
    expect(row.due_at).toEqual(new Date(row.ends_at.getTime() + 24 * hour * 1_000))
  })

  it('leaves the acceptance of a bid below the reserve to the owner', async () => {
    const id = await contested({ autoAccept: true, reserve: 1_201 })
    await ageLot(db, id, hour)
    await settle()
    expect(await show(id)).toMatchObject({ status: 'ended', reserve_met: false, awarded_bid: null })
    await acceptHighest(db, id)
    expect(await show(id)).toMatchObject({ status: 'awarded' })
  })

  it('awards the next bid after each lapse until no bidder is left, when acceptance is automatic', async () => {
    const id = await contested({ autoAccept: true, awardS: hour, acceptS: hour })
    // The auction ended half a minute ago, and Mona won.
    await ageLot(db, id, 630)
    await settle()
    await ageLot(db, id, hour)
    expect(await show(id, reem)).toMatchObject({
      status: 'awarded',
      awarded_bid: { amount: 1_100, mine: true },
    })
    await settle()
    expect(await notificationsOf(id)).toEqual([
      'seller auction_ended',
      'mona bid_accepted',
      'seller award_lapsed',
      'mona award_lost',
      'reem bid_accepted',
    ])
    const { bids } = await show(id)
    expect(bids.map(({ state }) => state)).toEqual(['ineligible', 'accepted', 'ineligible'])
    await ageLot(db, id, hour)
    expect(await show(id)).toMatchObject({ status: 'unsold', awarded_bid: null, accept_until: null })
    await settle()
    expect((await notificationsOf(id)).slice(5)).toEqual(['seller award_lapsed', 'reem award_lost'])
    expect(await show(id)).toMatchObject({ status: 'unsold' })
    expect((await rowOf(id)).due_at).toBeNull()
  })

  it('applies several due steps in one pass, each with the time when it was due', async () => {
    const id = await contested({ autoAccept: true, awardS: hour })
    await ageLot(db, id, 3 * hour)
    const ends = (await rowOf(id)).ends_at.getTime()
    expect(await show(id)).toMatchObject({ status: 'unsold' })
    await settle()
    const awards = await db.query({
      text: 'select bidder_id, at, lapsed_at, by_owner from awards where auction_id = $1 order by number',
      values: [id],
    })
    const hoursAfter = (hours: number) => new Date(ends + hours * hour * 1_000)
    expect(awards).toEqual([
      { bidder_id: mona.id, at: hoursAfter(0), lapsed_at: hoursAfter(1), by_owner: false },
      { bidder_id: reem.id, at: hoursAfter(1), lapsed_at: hoursAfter(2), by_owner: false },
    ])
    // A winner whose award has already lapsed gets no notification to order the lot.
    expect(await notificationsOf(id)).not.toContain('mona bid_accepted')
  })

  it('lets the owner accept after a lapse until the deadline', async () => {
    const id = await contested({ awardS: hour, acceptS: hour })
    await acceptHighest(db, id)
    await ageLot(db, id, hour)
    const shown = await show(id)
    expect(shown).toMatchObject({ status: 'ended', awarded_bid: null })
    await settle()
    expect((await show(id)).accept_until).toBe(shown.accept_until)
    expect(await notificationsOf(id)).toEqual(['mona bid_accepted', 'seller award_lapsed', 'mona award_lost'])
    await ageLot(db, id, hour)
    expect(await show(id)).toMatchObject({ status: 'unsold', accept_until: null })
  })
})

describe("the server's clock", () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([90, -90])(
    'is not used to close auctions, so an error of %i minutes changes nothing',
    async (minutes) => {
      const [open, over] = [await contested(), await contested()]
      await ageLot(db, over, hour)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
      expect(await settle()).toBe(1)
      expect([(await show(open)).status, (await show(over)).status]).toEqual(['open', 'ended'])
      expect((await rowOf(open)).closed_at).toBeNull()
      expect((await rowOf(over)).closed_at).toEqual((await rowOf(over)).ends_at)
    },
  )
})

describe('closing workers', () => {
  it('close each of a hundred simultaneously due auctions once', async () => {
    const other = openDatabase(market.databaseUrl, { log, max: 3 })
    const ids: number[] = []
    for (let place = 0; place < 100; place++) {
      ids.push(await openLot(db, seller, { startsInS: -hour, endsInS: 60, autoAccept: true, softCloseS: 0 }))
    }
    for (const id of ids) await bidOn(db, id, [{ by: mona, riyals: 1_000 }])
    for (const id of ids) await ageLot(db, id, 61)
    const [one, two] = await Promise.all([settle(db), settle(other)])
    expect(one + two).toBe(100)
    const [counted] = await db.query({
      text: `select (select count(*) from auctions where product_id = any($1) and closed_at = ends_at) as closed,
               (select count(*) from awards where auction_id = any($1)) as awards,
               (select count(*) from notifications where data_id = any($1) and kind = 'auction_ended') as ended,
               (select count(*) from notifications where data_id = any($1) and kind = 'bid_accepted') as accepted`,
      values: [ids],
    })
    expect(counted).toEqual({ closed: 100, awards: 100, ended: 100, accepted: 100 })
    await other.close()
  })

  it('make only one award when the owner accepts a bid at the same time', async () => {
    const id = await contested({ autoAccept: true })
    await ageLot(db, id, hour)
    const accept = () => db.transaction((tx) => stepAuction(tx, id, { kind: 'accept', number: 3 }))
    await Promise.all([settle(), accept(), settle(), accept()])
    const [counted] = await db.query({
      text: 'select count(*) as awards from awards where auction_id = $1',
      values: [id],
    })
    expect(counted).toEqual({ awards: 1 })
    expect((await notificationsOf(id)).filter((one) => one === 'mona bid_accepted')).toHaveLength(1)
  })

  it('skip an auction that cannot be settled', async () => {
    const [broken, sound] = [await contested(), await contested()]
    for (const id of [broken, sound]) await ageLot(db, id, hour)
    await db.query({
      text: `alter table auctions add constraint no_end check (product_id <> ${broken} or closed_at is null)`,
    })
    const failed: number[] = []
    expect(await closeDue(db, (_, id) => failed.push(id))).toBe(1)
    expect(failed).toEqual([broken])
    expect((await rowOf(sound)).closed_at).not.toBeNull()
    await db.query({ text: 'alter table auctions drop constraint no_end' })
    expect(await settle()).toBe(1)
  })

  it('resume after the database was unavailable', async () => {
    const gate = await openGate(market.databaseUrl)
    const far = openDatabase(gate.url, { log, max: 2 })
    const its = openLog({ level: 'silent' })
    const warned = vi.spyOn(its, 'warn')
    const closing = startClosing(far, its, 20)
    const first = await contested()
    await ageLot(db, first, hour)
    await vi.waitFor(async () => expect((await rowOf(first)).closed_at).not.toBeNull(), { timeout: 30_000 })
    await gate.cut()
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1), { timeout: 30_000 })
    const second = await contested()
    await ageLot(db, second, hour)
    await gate.mend()
    await vi.waitFor(async () => expect((await rowOf(second)).closed_at).not.toBeNull(), { timeout: 30_000 })
    await closing.close()
    await far.close()
    await gate.close()
  })
})

it("the market's invariants hold after closing", async () => {
  expect(await brokenInvariants(db)).toEqual({})
})
