import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { Asked } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openGate } from '#demo/testing/gate.ts'
import { bid, bidsIn, faultsOf } from '#demo/testing/trade/bidding.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import { loadConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { createApp } from '../../app.ts'

const log = openLog({ level: 'silent' })
const market = await testMarket()
const owner = await makeSeller(market.db)
const bidders = await Promise.all(Array.from({ length: 12 }, () => makeSeller(market.db)))
afterAll(async () => {
  await Promise.all(opened.map((close) => close()))
})

const opened: (() => Promise<void>)[] = []
const lot = (options: Parameters<typeof openLot>[2] = {}) => openLot(market.db, owner, options)
const bidder = (place: number) => bidders[place % bidders.length] as TestPerson
const taken = (answers: readonly Asked<BidAnswer>[]) => answers.filter(({ status }) => status === 201)

/** Starts a second web process on the same database. Its clock is `aheadMs` milliseconds ahead. */
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

/** Checks that each answer belongs to a different recorded bid. */
async function expectAllStand(id: number, answers: readonly Asked<BidAnswer>[]): Promise<void> {
  const recorded = new Map((await bidsIn(market.db, id)).map(({ number, hash }) => [number, hash]))
  const own = taken(answers).flatMap(({ data: { number, hash } }) =>
    number === null ? [] : { number, hash },
  )
  expect(new Set(own.map(({ number }) => number)).size).toBe(own.length)
  for (const { number, hash } of own) expect(recorded.get(number)).toBe(hash)
  expect(await faultsOf(market.db, id)).toEqual([])
  expect(await brokenInvariants(market.db)).toEqual({})
}

describe('concurrent bids', () => {
  it('are recorded on one auction with rising amounts and consecutive numbers', async () => {
    const id = await lot()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) => {
        // Two bidders bid each amount, so that many bids are too low.
        const money = 1_000 + 50 * Math.floor(place / 2)
        return bid(market, id, bidder(place), place % 7 === 0 ? { money, max_money: money + 120 } : { money })
      }),
    )
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
    expect(taken(answers).length).toBeGreaterThan(0)
    expect(answers.length - taken(answers).length).toBeGreaterThan(0)
    await expectAllStand(id, answers)
  })

  it('stay consistent across two processes on one database', async () => {
    const [id, second] = [await lot(), await openSecond()]
    const answers: Asked<BidAnswer>[] = []
    const takenAt = new Map([
      [market.url, 0],
      [second.url, 0],
    ])
    let least = 1_000
    // Bidding continues until each process has accepted ten bids.
    const wanted = () => [...takenAt.values()].some((taken) => taken < 10)
    await Promise.all(
      bidders.map(async (person, place) => {
        for (let round = 0; wanted(); round += 1) {
          const at = (place + round) % 2 === 0 ? market : second
          const answer = await bid(at, id, person, { money: least + 50 * (round % 3) })
          answers.push(answer)
          if (answer.status !== 201) continue
          takenAt.set(at.url, (takenAt.get(at.url) ?? 0) + 1)
          least = Math.max(least, answer.data.next_minimum)
        }
      }),
    )
    expect(taken(answers).length).toBeLessThan(answers.length)
    await expectAllStand(id, answers)
  })

  it('are recorded consistently on thirty auctions at once', async () => {
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

describe('an idempotency key', () => {
  it('gives one bid and one answer for fifty calls on two processes', async () => {
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
    // A repeated call gets the first answer even after the price has changed.
    await bid(market, id, bidder(1), { money: 1_050 })
    const later = await bid(second, id, bidder(0), { money: 1_000, max_money: 4_000 }, { key })
    expect(later.data).toEqual(answers[0]?.data)
    await expectAllStand(id, [])
  })

  it('is refused when it is repeated with another body or for another auction', async () => {
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

  it('belongs to one person and can be reused after a refusal or after a day', async () => {
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

describe('the process clock', () => {
  it.each([-90, 90])('does not affect bids when it is wrong by %i minutes', async (minutes) => {
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
})

describe('a lost connection', () => {
  it('makes bids fail with unavailable, without partial writes, when the database is unreachable', async () => {
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

  it('leaves at most one bid per idempotency key when the client disconnects', async () => {
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
