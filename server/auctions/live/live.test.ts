import { afterEach, describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openFollowers } from '#demo/testing/followers.ts'
import { type ReadStream, readStream } from '#demo/testing/stream.ts'
import { bid } from '#demo/testing/trade/bidding.ts'
import { ageLot, type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { offer, openTender, withdraw } from '#demo/testing/ways/lots.ts'
import type { Sql } from '#platform/database/db.ts'
import type { AuctionDetails, AuctionNews } from '#shared/auctions/contract.ts'
import { AuctionNews as newsSchemas } from '#shared/auctions/contract.ts'
import { stepAuction } from '../step.ts'

let [mona, saad]: TestPerson[] = []
const market = await testMarket()
const seller = await addPerson(market.db, { type: 'local_seller' })
mona = await addPerson(market.db, { type: 'local_seller', firstName: 'منى', lastName: 'الغامدي' })
saad = await addPerson(market.db, { type: 'local_seller', firstName: 'سعد', lastName: 'الشهري' })

const { openSecond } = openFollowers(() => market)
const opened: ReadStream[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

type Following = Parameters<typeof readStream>[1] & { readonly from?: string }

async function follow(id: number | string, { from = market.url, ...options }: Following = {}) {
  const stream = await readStream(`${from}/api/auction/show/${id}/events`, options)
  opened.push(stream)
  return stream
}

const lot = (terms?: Lot, db: Sql = market.db) => openLot(db, seller, terms)

async function bids(id: number, bidder: TestPerson | undefined, money: number, from = market): Promise<void> {
  const { status } = await bid(from, id, { token: bidder?.token ?? '' }, { money })
  expect(status).toBe(201)
}

const step = (id: number, event: Parameters<typeof stepAuction>[2]) =>
  market.db.transaction((tx) => stepAuction(tx, id, event))

const kindsOf = ({ events }: ReadStream) => events.map(({ event }) => event)

/** Returns the data of the last event of a kind. */
function last<Kind extends keyof AuctionNews>(
  { events }: ReadStream,
  kind: Kind,
): AuctionNews[Kind] | undefined {
  return events.findLast(({ event }) => event === kind)?.data as AuctionNews[Kind] | undefined
}

async function show(id: number): Promise<AuctionDetails> {
  const answer = await fetch(`${market.url}/api/auction/show/${id}`, {
    headers: { authorization: `Bearer ${mona?.token}` },
  })
  return ((await answer.json()) as { data: AuctionDetails }).data
}

describe("a client of an auction's stream", () => {
  it('receives the same bids as the auction page, with masked names', async () => {
    const id = await lot()
    const stream = await follow(id)
    expect(stream.status).toBe(200)
    await bids(id, mona, 1_000)
    await bids(id, saad, 1_050)
    await expect.poll(() => last(stream, 'bid')?.bids_count).toBe(2)
    const shown = await show(id)
    const received = last(stream, 'bid')
    expect(received).toMatchObject({
      current_price: 1_050,
      next_minimum: 1_100,
      ends_at: shown.ends_at,
      reserve_met: true,
      bidder: shown.bids[0]?.bidder,
      mark: shown.bids[0]?.mark,
    })
    expect(received?.bids).toEqual(shown.bids.map(({ mine: _mine, state: _state, ...rest }) => rest))
    for (const { event, data } of stream.events) {
      expect(newsSchemas.shape[event as keyof AuctionNews].parse(data)).toEqual(data)
    }
  })

  it('receives the number of offers of a tender at each change, without an amount or a bidder', async () => {
    const id = await openTender(market.db, seller)
    const stream = await follow(id)
    await offer(market, id, { token: mona?.token ?? '' }, '7391.57')
    await expect.poll(() => last(stream, 'offers')?.offers_count).toBe(1)
    await offer(market, id, { token: saad?.token ?? '' }, 1_300)
    await expect.poll(() => last(stream, 'offers')?.offers_count).toBe(2)
    await withdraw(market, id, { token: saad?.token ?? '' })
    await expect.poll(() => last(stream, 'offers')?.offers_count).toBe(1)
    const counted = stream.events.filter(({ event }) => event === 'offers')
    for (const { data } of counted) {
      expect(Object.keys(data as object).toSorted()).toEqual(['offers_count', 'server_time'])
    }
    // A client that connects again gets what it missed, once.
    const again = await follow(id, { lastId: '0' })
    await expect.poll(() => last(again, 'offers')?.offers_count).toBe(1)
    expect(kindsOf(again).filter((kind) => kind === 'offers').length).toBe(1)
    expect(JSON.stringify([stream.events, again.events])).not.toMatch(/7,?391|739157/)
  })

  it('receives the new number of offers of a tender when a bidder is excluded', async () => {
    const id = await openTender(market.db, seller)
    await offer(market, id, { token: mona?.token ?? '' }, 1_200)
    const stream = await follow(id, { lastId: '0' })
    await expect.poll(() => last(stream, 'offers')?.offers_count).toBe(1)
    await step(id, { kind: 'exclude', bidder: mona?.id ?? 0 })
    await expect.poll(() => last(stream, 'offers')?.offers_count).toBe(0)
  })

  it('receives "Removed account" for a removed bidder in the language of the client', async () => {
    const id = await lot()
    const removed = await addPerson(market.db, { type: 'local_seller' })
    await bids(id, removed, 1_000)
    await market.db.query({
      text: `update users set f_name = '', l_name = '' where id = $1`,
      values: [removed.id],
    })
    const [arabic, english] = [
      await follow(id, { lastId: '0' }),
      await follow(id, { lastId: '0', locale: 'en' }),
    ]
    await expect.poll(() => last(arabic, 'bid')?.bidder).toBe('حساب محذوف')
    await expect.poll(() => last(english, 'bid')?.bidder).toBe('Removed account')
    expect(english.headers.get('content-language')).toBe('en')
  })

  it('receives past bids when it sends Last-Event-ID 0, and only new bids without the header', async () => {
    const id = await lot()
    for (const [place, bidder] of [mona, saad, mona].entries()) await bids(id, bidder, 1_000 + place * 50)
    const [all, none] = [await follow(id, { lastId: '0' }), await follow(id)]
    await expect.poll(() => kindsOf(all)).toEqual(['bid'])
    expect(last(all, 'bid')?.bids.map(({ number }) => number)).toEqual([3, 2, 1])
    await bids(id, saad, 1_150)
    await expect.poll(() => last(none, 'bid')?.bids_count).toBe(4)
    expect(kindsOf(none)).toEqual(['bid'])
  })

  it('receives one event of each kind that is newer than its Last-Event-ID', async () => {
    const id = await lot({ softCloseS: 3_600 })
    await bids(id, mona, 1_000)
    const before = await follow(id, { lastId: '0' })
    await expect.poll(() => kindsOf(before)).toEqual(['bid', 'extended'])
    before.close()
    await before.ended
    for (let count = 1; count <= 12; count++) await bids(id, count % 2 ? saad : mona, 1_000 + count * 50)
    await step(id, { kind: 'accept', number: 13 })
    const after = await follow(id, { lastId: before.lastId() })
    await expect.poll(() => kindsOf(after)).toEqual(['bid', 'extended', 'ended', 'awarded'])
    expect(last(after, 'bid')?.bids.map(({ number }) => number)).toEqual([13, 12, 11, 10, 9, 8, 7, 6])
    const ids = after.events.map((event) => Number(event.id))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids[0]).toBeGreaterThan(Number(before.lastId()))
    const again = await follow(id, { lastId: after.lastId() })
    await expect.poll(() => kindsOf(again)).toEqual(['standing'])
    expect(last(again, 'standing')).toMatchObject({ status: 'awarded', bids_count: 13, accept_until: null })
    expect(again.lastId()).toBe(after.lastId())
  })

  it.each(['99999999999', 'new', '-1'])(
    'receives the current state and later events with the unknown Last-Event-ID %s',
    async (lastId) => {
      const id = await lot()
      await bids(id, mona, 1_000)
      const stream = await follow(id, { lastId })
      await expect.poll(() => kindsOf(stream)).toEqual(['standing'])
      await bids(id, saad, 1_050)
      await expect.poll(() => last(stream, 'bid')?.bids_count).toBe(2)
    },
  )

  it('receives at most one event with new bids every 200 ms', async () => {
    const id = await lot()
    const stream = await follow(id)
    const from = performance.now()
    for (let count = 0; count < 60; count++) await bids(id, count % 2 ? mona : saad, 1_000 + count * 50)
    await expect.poll(() => last(stream, 'bid')?.bids_count).toBe(60)
    const ticks = (performance.now() - from) / 200
    expect(kindsOf(stream).filter((kind) => kind === 'bid').length).toBeLessThanOrEqual(Math.ceil(ticks) + 1)
    expect(last(stream, 'bid')?.bids.map(({ number }) => number)).toEqual([60, 59, 58, 57, 56, 55, 54, 53])
  })

  it('gets not_found for a missing or hidden auction', async () => {
    const [normal] = await market.db.query<{ id: number }>({
      text: `select id from products where sale_type = 'normal' limit 1`,
    })
    const hidden = await lot()
    await market.db.query({ text: `update products set status = 'hidden' where id = $1`, values: [hidden] })
    for (const id of [normal?.id ?? 0, hidden, 987_654_321, 'abc'])
      expect((await follow(id)).status).toBe(404)
  })
})

describe('the stream of an auction', () => {
  it('reports the end at ends_at, even before the end is recorded', async () => {
    const id = await lot({ endsInS: 600, softCloseS: 0 })
    await bids(id, mona, 1_000)
    await ageLot(market.db, id, 597)
    const stream = await follow(id, { lastId: '0' })
    await expect.poll(() => kindsOf(stream), { timeout: 10_000 }).toEqual(['bid', 'ended'])
    const ended = last(stream, 'ended')
    expect(ended).toMatchObject({ status: 'ended', bids_count: 1 })
    expect(Date.parse(ended?.accept_until ?? '') - Date.parse(ended?.ends_at ?? '')).toBe(86_400_000)
    expect(stream.lastId()).toBe(stream.events[0]?.id)
    const late = await follow(id, { lastId: '0' })
    await expect.poll(() => kindsOf(late)).toEqual(['bid', 'ended'])
    await step(id, { kind: 'tick' })
    await expect.poll(() => Number(stream.lastId())).toBeGreaterThan(Number(ended && stream.events[0]?.id))
    expect(last(stream, 'ended')?.status).toBe('ended')
  })

  it('reports the start of a scheduled auction and its end without bids', async () => {
    const id = await lot({ startsInS: 5, endsInS: 6 })
    const stream = await follow(id, { lastId: '0' })
    await expect
      .poll(() => stream.events.map(({ data }) => (data as { status?: string }).status), { timeout: 15_000 })
      .toEqual(['scheduled', 'open', 'unsold'])
    expect(kindsOf(stream)).toEqual(['standing', 'standing', 'ended'])
  })

  it('reports an award with its bid and deadline, and later its lapse', async () => {
    const id = await lot({ awardS: 3_600 })
    await bids(id, mona, 1_000)
    await bids(id, saad, 1_050)
    const stream = await follow(id)
    await step(id, { kind: 'accept', number: 2 })
    await expect.poll(() => kindsOf(stream)).toEqual(['ended', 'awarded'])
    const shown = await show(id)
    const { mine: _mine, at, order_until, ...accepted } = shown.awarded_bid ?? {}
    expect(last(stream, 'awarded')).toMatchObject({ at, order_until, bid: { ...accepted, number: 2 } })
    expect(last(stream, 'ended')).toMatchObject({ status: 'awarded', ends_at: shown.ends_at })
    await ageLot(market.db, id, 7_200)
    await step(id, { kind: 'tick' })
    await expect.poll(() => last(stream, 'ended')?.status).toBe('ended')
    const waiting = await show(id)
    expect(waiting.awarded_bid).toBeNull()
    expect(last(stream, 'ended')?.accept_until).toBe(waiting.accept_until)
  })

  it('reports the exclusion of a bidder', async () => {
    const id = await lot()
    const stream = await follow(id)
    await bids(id, mona, 1_000)
    await expect.poll(() => kindsOf(stream)).toEqual(['bid'])
    await step(id, { kind: 'exclude', bidder: mona?.id ?? 0 })
    await expect.poll(() => kindsOf(stream)).toEqual(['bid', 'excluded'])
    const back = await follow(id, { lastId: '1' })
    await expect.poll(() => kindsOf(back)).toEqual(['excluded'])
  })

  it('reports a stop by the market', async () => {
    const id = await lot()
    const stream = await follow(id)
    await step(id, { kind: 'void' })
    await expect.poll(() => kindsOf(stream)).toEqual(['voided'])
  })

  it('sends changes that were written without a database notification', async () => {
    const id = await lot()
    await bids(id, mona, 1_000)
    const stream = await follow(id)
    await market.db.query({
      text: 'update auctions set version = version + 1, extended_version = version + 1 where product_id = $1',
      values: [id],
    })
    await expect.poll(() => kindsOf(stream), { timeout: 10_000 }).toEqual(['extended'])
  })
})

describe('several processes on one database', () => {
  it('send the same bids under the same ids to their streams', async () => {
    const id = await lot()
    const second = await openSecond(market.databaseUrl)
    const [here, there] = [await follow(id), await follow(id, { from: second.url })]
    await bids(id, mona, 1_000)
    await bids(id, saad, 1_050, { ...market, url: second.url })
    for (const stream of [here, there]) {
      await expect.poll(() => last(stream, 'bid')?.bids_count).toBe(2)
      expect(stream.lastId()).toBe('2')
    }
    there.close()
    await there.ended
    await bids(id, mona, 1_100)
    const moved = await follow(id, { lastId: there.lastId() })
    await expect.poll(() => last(moved, 'bid')?.bids_count).toBe(3)
    await second.close()
  })
})

describe('one IP address', () => {
  it('can open streams only up to the limit', async () => {
    const id = await lot()
    const second = await openSecond(market.databaseUrl, { RATE_LIMITS: 'on', STREAMS_PER_ADDRESS: '3' })
    const three = await Promise.all([1, 2, 3].map(() => follow(id, { from: second.url })))
    expect(three.map(({ status }) => status)).toEqual([200, 200, 200])
    const fourth = await follow(id, { from: second.url })
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '15'])
    three[0]?.close()
    await expect.poll(async () => (await follow(id, { from: second.url })).status).toBe(200)
    await second.close()
  })
})
