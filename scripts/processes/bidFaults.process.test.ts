import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { bid, bidsIn, faultsOf } from '#demo/testing/trade/bidding.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { openFaultMarket } from '../steps/faults/market.ts'

let database: TestDatabase
let db: Database
let owner: TestPerson
let bidders: TestPerson[]
beforeAll(async () => {
  database = await cloneDatabase('demo')
  db = openDatabase(database.url, { log: openLog({ level: 'silent' }), max: 4 })
  owner = await makeSeller(db)
  bidders = await Promise.all(Array.from({ length: 6 }, () => makeSeller(db)))
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const openMarket = (processes: number) =>
  openFaultMarket({ DATABASE_URL: database.url, DATA_DIR: database.dataDir }, processes)

/** Returns the milliseconds to the end by the database's clock, negative after the end. */
async function left(id: number): Promise<number> {
  const [row] = await db.query<{ left: number }>({
    text: `select (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as left from auctions where product_id = $1`,
    values: [id],
  })
  return row?.left ?? 0
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10))
}

interface Said {
  readonly number: number
  readonly hash: string
}

/** Bids the minimum repeatedly until the auction is closed, and records the accepted bids. */
async function bidToTheEnd(url: () => string, id: number, person: TestPerson, said: Said[]): Promise<void> {
  for (let least = 1_000; ; ) {
    const answer = await bid({ url: url() }, id, person, { money: least }).catch(() => undefined)
    if (answer?.status === 409) return
    if (answer?.status === 201 && answer.data.number !== null && answer.data.hash !== null) {
      said.push({ number: answer.data.number, hash: answer.data.hash })
    }
    const shown = await ask<AuctionDetails>({ url: url() }, `GET auction/show/${id}`).catch(() => undefined)
    if (shown?.status === 200) least = shown.data.next_minimum
  }
}

describe('the end of an auction', () => {
  it('loses no accepted bid when one of two processes is killed', async () => {
    const market = await openMarket(2)
    try {
      const id = await openLot(db, owner, { endsInS: 5, softCloseS: 0, step: 1 })
      const said: Said[] = []
      const bidding = bidders.map((person) => bidToTheEnd(market.url, id, person, said))
      await until(async () => (await left(id)) < 1_000)
      await Promise.all([market.killOne(), ...bidding])
      expect(await left(id)).toBeLessThan(0)
      const stands = new Map((await bidsIn(db, id)).map(({ number, hash }) => [number, hash]))
      expect(said.length).toBeGreaterThan(0)
      for (const { number, hash } of said) expect(stands.get(number)).toBe(hash)
      expect(new Set(said.map(({ number }) => number)).size).toBe(said.length)
      expect(await faultsOf(db, id)).toEqual([])
      expect(await brokenInvariants(db)).toEqual({})
    } finally {
      await market.close()
    }
  })

  it('is recorded at its scheduled time even if no process runs at that time', async () => {
    const id = await openLot(db, owner)
    const first = await openMarket(1)
    const taken = await bid({ url: first.url() }, id, bidders[0] ?? owner, { money: 1_000 }).finally(
      first.close,
    )
    expect(taken.status).toBe(201)
    await ageLot(db, id, 601)
    const second = await openMarket(1)
    try {
      const late = await bid({ url: second.url() }, id, bidders[1] ?? owner, { money: 1_050 })
      expect([late.status, late.failure.code]).toEqual([409, 'auction_closed'])
      const shown = await ask<AuctionDetails>({ url: second.url() }, `GET auction/show/${id}`)
      expect([shown.data.status, shown.data.ends_at, shown.data.bids_count]).toEqual([
        'ended',
        new Date(Date.parse(taken.data.ends_at) - 601_000).toISOString(),
        1,
      ])
      expect(await faultsOf(db, id)).toEqual([])
    } finally {
      await second.close()
    }
  })
})
