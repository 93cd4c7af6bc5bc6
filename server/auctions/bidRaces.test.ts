import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#node/config.ts'
import { type Database, openDatabase } from '#node/db.ts'
import { openLog } from '#node/log.ts'
import { type Bidding, placeBid, type RecordedBid, type Wish } from '#shared/auctions/bidding.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Asked } from '#world/testing/ask.ts'
import { bid, bidsIn, faultsOf } from '#world/testing/bidding.ts'
import { openGate } from '#world/testing/gate.ts'
import { ageLot, openLot } from '#world/testing/lots.ts'
import type { TestPerson } from '#world/testing/people.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import { brokenInvariants, makeSeller } from '#world/testing/trade.ts'
import { createApp } from '../app.ts'
import { openBids } from './bidding.ts'
import { type BidCall, foldBids } from './biddingFold.ts'
import type { BiddingRow } from './bidStore.ts'

const log = openLog({ level: 'silent' })
let market: TestMarket
let owner: TestPerson
let bidders: TestPerson[]
beforeAll(async () => {
  market = await openTestMarket()
  owner = await makeSeller(market.db)
  bidders = await Promise.all(Array.from({ length: 12 }, () => makeSeller(market.db)))
})
afterAll(async () => {
  await Promise.all(opened.map((close) => close()))
  await market.close()
})

const opened: (() => Promise<void>)[] = []
const lot = (options: Parameters<typeof openLot>[2] = {}) => openLot(market.db, owner, options)
const bidder = (place: number) => bidders[place % bidders.length] as TestPerson
const taken = (answers: readonly Asked<BidAnswer>[]) => answers.filter(({ status }) => status === 201)

/** A further web process, as far as the database can tell; its own clock may be off. */
async function openSecond({
  url = market.databaseUrl,
  aheadMs = 0,
} = {}): Promise<{ url: string; db: Database }> {
  const db = openDatabase(url, { log })
  const config = loadConfig({ DATA_DIR: market.config.DATA_DIR, RATE_LIMITS: 'off' })
  const app = await createApp({
    config,
    db,
    log,
    clock: () => new Date(Date.now() + aheadMs),
    checkAnswers: true,
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  opened.push(async () => {
    await app.close()
    await db.close()
  })
  return { url: address, db }
}

/** Each answer that was given stands in the record, and no two are for one bid. */
async function expectAllStand(id: number, answers: readonly Asked<BidAnswer>[]): Promise<void> {
  const stands = new Map((await bidsIn(market.db, id)).map(({ number, hash }) => [number, hash]))
  const own = taken(answers).flatMap(({ data: { number, hash } }) =>
    number === null ? [] : { number, hash },
  )
  expect(new Set(own.map(({ number }) => number)).size).toBe(own.length)
  for (const { number, hash } of own) expect(stands.get(number)).toBe(hash)
  expect(await faultsOf(market.db, id)).toEqual([])
  expect(await brokenInvariants(market.db)).toEqual({})
}

describe('many at once', () => {
  it('two hundred bids on one auction rise strictly, without a gap', async () => {
    const id = await lot()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) => {
        // Neighbours bid for the same step, so that many come too late.
        const money = 1_000 + 50 * Math.floor(place / 2)
        return bid(market, id, bidder(place), place % 7 === 0 ? { money, max_money: money + 120 } : { money })
      }),
    )
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
    expect(taken(answers).length).toBeGreaterThan(0)
    expect(answers.length - taken(answers).length).toBeGreaterThan(0)
    await expectAllStand(id, answers)
  })

  it('two processes on one database bid against each other', async () => {
    const [id, second] = [await lot(), await openSecond()]
    const answers: Asked<BidAnswer>[] = []
    let least = 1_000
    await Promise.all(
      bidders.map(async (person, place) => {
        for (let round = 0; round < 15; round += 1) {
          const at = (place + round) % 2 === 0 ? market : second
          const answer = await bid(at, id, person, { money: least + 50 * (round % 3) })
          answers.push(answer)
          if (answer.status === 201) least = Math.max(least, answer.data.next_minimum)
        }
      }),
    )
    expect(taken(answers).length).toBeGreaterThan(20)
    await expectAllStand(id, answers)
  })

  it('many auctions are bid on at once, each for itself', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => lot()))
    const answers = await Promise.all(
      ids.flatMap((id, place) => [
        bid(market, id, bidder(place), { money: 1_000 }),
        bid(market, id, bidder(place + 1), { money: 1_050 }),
      ]),
    )
    expect(taken(answers).length).toBeGreaterThanOrEqual(30)
    for (const id of ids) expect(await faultsOf(market.db, id)).toEqual([])
  })
})

describe('a key', () => {
  it('sent fifty times to two processes is one bid, with one answer', async () => {
    const [id, second] = [await lot(), await openSecond()]
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        bid(place % 2 ? market : second, id, bidder(0), { money: 1_000, max_money: 4_000 }, { key }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await bidsIn(market.db, id)).toHaveLength(1)
    // And still so when the price has gone on.
    await bid(market, id, bidder(1), { money: 1_050 })
    const later = await bid(second, id, bidder(0), { money: 1_000, max_money: 4_000 }, { key })
    expect(later.data).toEqual(answers[0]?.data)
    await expectAllStand(id, [])
  })

  it('with another body, or for another auction, is a mismatch, whichever comes first', async () => {
    const [one, other, second] = [await lot(), await lot(), await openSecond()]
    for (const send of [
      (key: string) => [
        bid(market, one, bidder(2), { money: 5_000 }, { key }),
        bid(second, one, bidder(2), { money: 6_000 }, { key }),
      ],
      (key: string) => [
        bid(market, one, bidder(3), { money: 20_000 }, { key }),
        bid(second, other, bidder(3), { money: 20_000 }, { key }),
      ],
    ]) {
      const answers = await Promise.all(send(randomUUID()))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('idempotency_mismatch')
    }
    await expectAllStand(one, [])
  })

  it('is each person’s own, and of a refused bid may be used anew', async () => {
    const id = await lot()
    const key = randomUUID()
    expect((await bid(market, id, bidder(4), { money: 10 }, { key })).status).toBe(422)
    expect((await bid(market, id, bidder(4), { money: 1_000 }, { key })).status).toBe(201)
    expect((await bid(market, id, bidder(5), { money: 1_050 }, { key })).status).toBe(201)
    await market.db.query({
      text: "update idempotency_keys set at = at - interval '25 hours' where key = $1",
      values: [key],
    })
    expect((await bid(market, id, bidder(4), { money: 1_100 }, { key })).status).toBe(201)
    expect(await bidsIn(market.db, id)).toHaveLength(3)
  })
})

describe('in one batch', () => {
  /** Bids that wait behind a held auction go together when it is let go. */
  async function together(
    id: number,
    calls: readonly BidCall[],
    meanwhile: () => Promise<unknown> = async () => undefined,
  ) {
    const bids = openBids({ db: market.db, log })
    const settled = await market.db
      .transaction(async (tx) => {
        await tx.query({ text: 'select from auctions where product_id = $1 for update', values: [id] })
        const first = bids.place({
          auctionId: id,
          wish: { bidder: bidder(0).id, money: 100_000 as Halalas },
          repeat: undefined,
        })
        await waiting()
        const rest = calls.map((call) => bids.place(call))
        await meanwhile()
        return [first, ...rest]
      })
      .then((all) => Promise.allSettled(all))
    await bids.close()
    return settled
  }

  /** Until somebody waits for the auction's row. */
  async function waiting(): Promise<void> {
    for (;;) {
      const [row] = await market.db.query<{ count: number }>({
        text: `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      })
      if (row && row.count > 0) return
    }
  }

  const callOf = (id: number, person: TestPerson, riyals: number, repeat?: BidCall['repeat']): BidCall => ({
    auctionId: id,
    wish: { bidder: person.id, money: (riyals * 100) as Halalas },
    repeat,
  })

  it('who was blocked while waiting is refused, and nobody else', async () => {
    const id = await lot()
    const gone = await makeSeller(market.db)
    const settled = await together(
      id,
      [callOf(id, bidder(1), 1_050), callOf(id, gone, 1_100), callOf(id, bidder(2), 1_150)],
      () => market.db.query({ text: 'update users set blocked = true where id = $1', values: [gone.id] }),
    )
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(settled[2]).toMatchObject({ reason: { code: 'unauthenticated' } })
    expect((await bidsIn(market.db, id)).map(({ amount }) => amount)).toEqual([100_000, 105_000, 115_000])
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  it('one that the database does not take harms no other', async () => {
    const id = await lot()
    const poison = await makeSeller(market.db)
    await market.db.query({
      text: `create function refuse_poison() returns trigger language plpgsql as
             $$ begin if new.bidder_id = ${poison.id} then raise exception 'poison'; end if; return new; end $$`,
    })
    await market.db.query({
      text: 'create trigger poison before insert on bids for each row execute function refuse_poison()',
    })
    const calls = Array.from({ length: 30 }, (_, place) =>
      callOf(id, place === 13 ? poison : bidder(place), 1_050 + 50 * place),
    )
    const settled = await together(id, calls)
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      ...calls.map((_, place) => place !== 13),
    ])
    expect(await bidsIn(market.db, id)).toHaveLength(30)
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  it('the same key is one bid there too, and of another body a mismatch', async () => {
    const id = await lot()
    const repeat = (content: string) => ({
      key: 'batch',
      digest: createHash('sha256').update(content).digest(),
    })
    const settled = await together(id, [
      callOf(id, bidder(6), 1_050, repeat('one')),
      callOf(id, bidder(6), 1_050, repeat('one')),
      callOf(id, bidder(6), 2_000, repeat('other')),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect(settled[1]).toEqual(settled[2])
    expect(settled[3]).toMatchObject({ reason: { code: 'idempotency_mismatch' } })
    expect(await bidsIn(market.db, id)).toHaveLength(2)
  })

  it('wars of maxima come out as the engine says', async () => {
    const id = await lot()
    const wishes: Wish[] = Array.from({ length: 300 }, (_, place) => {
      const money = (100_000 + ((place * 7_919) % 7) * 3_000 + place * 1_500) as Halalas
      const max = (money + ((place * 104_729) % 13) * 6_000 - 4_000) as Halalas
      const person = bidder((place * 5) % 4).id
      return place % 11 === 0
        ? { bidder: person, max }
        : place % 3 === 0
          ? { bidder: person, money }
          : { bidder: person, money, max }
    })
    const bids = openBids({ db: market.db, log })
    const settled = await Promise.allSettled(
      wishes.map((wish) =>
        bids.place({ auctionId: id, wish, repeat: { key: randomUUID(), digest: Buffer.alloc(32) } }),
      ),
    )
    await bids.close()
    const expected = played(wishes)
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(expected.accepted)
    expect((await bidsIn(market.db, id)).map(({ at: _at, hash: _hash, ...one }) => one)).toEqual(
      expected.bids.map(({ at: _at, ...one }) => one),
    )
    expect(expected.bids.filter(({ automatic }) => automatic).length).toBeGreaterThan(10)
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  function played(wishes: readonly Wish[]): { accepted: boolean[]; bids: RecordedBid[] } {
    let bidding: Bidding = { ...openTerms, endsAt: 600_000, bidsCount: 0, leader: null }
    const bids: RecordedBid[] = []
    const accepted = wishes.map((wish) => {
      const placed = placeBid(bidding, wish, 1_000)
      if (placed.refused !== undefined) return false
      bidding = placed.bidding
      bids.push(...placed.bids)
      return true
    })
    return { accepted, bids }
  }

  const openTerms = {
    terms: {
      ...{
        owner: 0,
        starting: 100_000 as Halalas,
        increment: 5_000 as Halalas,
        reserve: null,
        autoAccept: false,
      },
      ...{ startsAt: 0, firstEndsAt: 600_000, softCloseS: 120, softCapS: 3_600, acceptS: 60, awardS: 60 },
    },
  }
})

describe('the clock', () => {
  it.each([-90, 90])('of a process that is %i minutes off decides nothing', async (minutes) => {
    const [id, off] = [
      await lot({ endsInS: 30, softCloseS: 120, softCapS: 600 }),
      await openSecond({ aheadMs: minutes * 60_000 }),
    ]
    const [here, there] = [
      await bid(market, id, bidder(0), { money: 1_000 }),
      await bid(off, id, bidder(1), { money: 1_050 }),
    ]
    for (const { status, data } of [here, there]) {
      expect(status).toBe(201)
      expect(Date.parse(data.ends_at)).toBe(Date.parse(data.server_time) + 120_000)
    }
    expect(Math.abs(Date.parse(there.data.server_time) - Date.parse(here.data.server_time))).toBeLessThan(
      60_000,
    )
    const [before, over] = [
      await lot({ startsInS: 1_200, endsInS: 1_800 }),
      await lot({ startsInS: -600, endsInS: -1 }),
    ]
    for (const closed of [before, over]) {
      const refused = await Promise.all(
        [market, off].map((at) => bid(at, closed, bidder(2), { money: 1_000 })),
      )
      expect(refused.map(({ status }) => status)).toEqual([409, 409])
      expect(refused[0]?.failure).toEqual(refused[1]?.failure)
    }
    await expectAllStand(id, [here, there])
    await ageLot(market.db, id, 3_000)
    expect((await bid(off, id, bidder(3), { money: 1_100 })).status).toBe(409)
  })

  it('lets a bid in the millisecond before the end through, and none at the end', () => {
    const row = (clock: number): BiddingRow => ({
      ...{
        id: 7,
        owner: 1,
        hidden: false,
        over: false,
        starting: 100_000 as Halalas,
        increment: 5_000 as Halalas,
        reserve: null,
      },
      ...{
        auto_accept: false,
        starts_ms: 0,
        first_ends_ms: 600_000,
        ends_ms: 600_000,
        soft_close_s: 120,
        soft_cap_s: 3_600,
      },
      ...{ accept_s: 60, award_s: 60, current: null, leader_id: null, max: null, bids_count: 0, version: 0 },
      ...{ salt: Buffer.alloc(16), last_hash: null, clock, gone: null },
    })
    const call = { auctionId: 7, wish: { bidder: 2, money: 100_000 as Halalas }, repeat: undefined }
    const at = (clock: number) => foldBids([call], [row(clock)], [])
    expect(at(599_999).bids).toHaveLength(1)
    expect(at(599_999).changes[0]?.endsAt).toBe(719_999)
    expect(at(600_000).outcomes[0]?.refusal?.code).toBe('auction_closed')
    expect(at(600_000).changes).toEqual([])
  })
})

describe('what goes away', () => {
  it('a database that is away is told as such, nothing is half done, and the process bids on', async () => {
    const gate = await openGate(market.databaseUrl)
    const [id, second] = [await lot(), await openSecond({ url: gate.url })]
    expect((await bid(second, id, bidder(0), { money: 1_000 })).status).toBe(201)
    await gate.cut()
    const cut = await Promise.all(
      [1, 2, 3].map((place) => bid(second, id, bidder(place), { money: 1_000 + 50 * place })),
    )
    for (const { status, failure, headers } of cut) {
      expect([status, failure.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
    }
    expect(await bidsIn(market.db, id)).toHaveLength(1)
    await gate.mend()
    await expect
      .poll(async () => (await bid(second, id, bidder(4), { money: 2_000 }, { key: 'back' })).status)
      .toBe(201)
    expect(await bidsIn(market.db, id)).toHaveLength(2)
    await expectAllStand(id, [])
    opened.push(() => gate.close())
  })

  it('a client that has gone leaves its bid, or none, and asks again with its key', async () => {
    const id = await lot()
    const keys = Array.from({ length: 20 }, () => randomUUID())
    await Promise.all(
      keys.map(async (key, place) => {
        const leaving = new AbortController()
        const sent = fetch(`${market.url}/api/auction/show/${id}/bid`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${bidder(place).token}`,
            'idempotency-key': key,
          },
          body: JSON.stringify({ money: 1_000 + 50 * place }),
          signal: leaving.signal,
        }).catch(() => undefined)
        setImmediate(() => leaving.abort())
        await sent
      }),
    )
    for (const [place, key] of keys.entries()) {
      const again = await bid(market, id, bidder(place), { money: 1_000 + 50 * place }, { key })
      expect([201, 422]).toContain(again.status)
    }
    const bids = await bidsIn(market.db, id)
    expect(new Set(bids.map(({ amount }) => amount)).size).toBe(bids.length)
    expect(bids.at(-1)?.amount).toBe(195_000)
    await expectAllStand(id, [])
  })
})
