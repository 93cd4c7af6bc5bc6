import { afterAll, describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidsIn } from '#demo/testing/trade/bidding.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import { ageTender, linksIn, offer, openDutch, openTender, press, withdraw } from '#demo/testing/ways/lots.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { fallOf } from '#shared/auctions/ways/dutch.ts'
import { priceAt } from '#shared/auctions/ways/fall.ts'
import { createApp } from '../../app.ts'
import { closeDue } from '../closing/closing.ts'
import { stateOf } from '../row.ts'
import { findAuction } from '../store.ts'

const log = openLog({ level: 'silent' })
const market = await testMarket()
const { db } = market
const owner = await makeSeller(db)
const bidders = await Promise.all(Array.from({ length: 8 }, () => makeSeller(db)))
const bidder = (place: number) => bidders[place % bidders.length] as TestPerson

// A second web process on the same database, whose clock is an hour ahead.
const secondDb = openDatabase(market.databaseUrl, { log })
const app = await createApp({
  config: loadConfig({ DATA_DIR: market.config.DATA_DIR, RATE_LIMITS: 'off' }),
  db: secondDb,
  log,
  clock: () => new Date(Date.now() + 3_600_000),
  checkAnswers: true,
})
const second = { url: await app.listen({ host: '127.0.0.1', port: 0 }) }
const at = (place: number) => (place % 2 === 0 ? market : second)
afterAll(async () => {
  await app.close()
  await secondDb.close()
})

const settle = (
  failed: (error: unknown, id: number) => void = (error) => {
    throw error
  },
) => closeDue(db, failed)

async function count(table: 'bids' | 'awards', id: number): Promise<number> {
  const rows = await db.query({ text: `select from ${table} where auction_id = $1`, values: [id] })
  return rows.length
}

describe('presses of the Dutch clock', () => {
  it('sell the lot to exactly one person if they are concurrent on two processes', async () => {
    const id = await openDutch(db, owner)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, place) => press(at(place), id, bidder(place), 1_000)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ failure }) => failure.code === 'auction_closed')).toHaveLength(15)
    expect([await count('bids', id), await count('awards', id)]).toEqual([1, 1])
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('buy at the price of the database time, also around the boundary of a step', async () => {
    // The price falls every second, so that presses occur at boundaries of steps.
    const lots = await Promise.all(
      Array.from({ length: 12 }, () =>
        openDutch(db, owner, { startsInS: -1, starting: 1_000, floor: 10, step: 10, stepS: 1 }),
      ),
    )
    for (const [place, id] of lots.entries()) {
      const before = await findAuction(db, id)
      if (!before) throw new Error(`no auction ${id}`)
      const fall = fallOf(stateOf(before).terms)
      if (!fall) throw new Error('not a Dutch lot')
      const seen = priceAt(fall, before.clock.getTime())
      const answer = await press(at(place), id, bidder(place), seen / 100)
      expect(answer.status).toBe(201)
      const [recorded] = await bidsIn(db, id)
      expect(recorded?.amount).toBe(priceAt(fall, recorded?.at ?? 0))
      expect(recorded?.amount).toBeLessThanOrEqual(seen)
      expect(answer.data.price * 100).toBe(recorded?.amount)
    }
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('never buy a lot that the closing has ended', async () => {
    const lots = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        openDutch(db, owner, {
          startsInS: -2 + place * 0.08,
          starting: 200,
          floor: 100,
          step: 100,
          stepS: 1,
        }),
      ),
    )
    await Promise.all(
      lots.map(async (id, place) => {
        // The lots are about to end, so some presses come before the closing and some after it.
        const [answer] = await Promise.all([press(at(place), id, bidder(place), 200), settle()])
        expect([201, 409]).toContain(answer.status)
        const sold = answer.status === 201 ? 1 : 0
        expect([await count('bids', id), await count('awards', id)]).toEqual([sold, sold])
      }),
    )
    await expect.poll(() => settle()).toBe(0)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('store nothing when the transaction fails', async () => {
    const id = await openDutch(db, owner)
    await db.query({
      text: `alter table awards add constraint no_award check (auction_id <> ${id}) not valid`,
    })
    expect((await press(market, id, bidder(0), 1_000, { key: `cut-${id}` })).status).toBe(500)
    expect([await count('bids', id), await count('awards', id)]).toEqual([0, 0])
    await db.query({ text: 'alter table awards drop constraint no_award' })
    // The same key is free again, because the refused press stored nothing.
    expect((await press(market, id, bidder(0), 1_000, { key: `cut-${id}` })).status).toBe(201)
    expect(await brokenInvariants(db)).toEqual({})
  })
})

describe('sealed offers', () => {
  it('that one bidder makes concurrently form one chain, in which only the last offer is valid', async () => {
    const id = await openTender(db, owner)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        place === 6 ? withdraw(at(place), id, bidder(0)) : offer(at(place), id, bidder(0), 1_000 + place),
      ),
    )
    expect(answers.every(({ status }) => status === 201 || status === 200)).toBe(true)
    await offer(market, id, bidder(0), 1_500)
    const links = await linksIn(db, id)
    expect(links.map(({ number }) => number)).toEqual(links.map((_, place) => place + 1))
    await ageTender(db, id, 601)
    await settle()
    expect((await bidsIn(db, id)).map(({ amount }) => amount)).toEqual([150_000])
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('are opened exactly if they were accepted before the end', async () => {
    // The tender ends after a second. Each bidder makes offers until the tender refuses one.
    const id = await openTender(db, owner, { endsInS: 1 })
    const accepted = new Map<number, { number: number; amount: number }>()
    const closing = { over: false }
    const closer = (async () => {
      while (!closing.over) await settle()
    })()
    await Promise.all(
      bidders.map(async (person, place) => {
        for (let amount = 1_000 + place; ; amount += 10) {
          const { status, data } = await offer(at(place), id, person, amount)
          if (status === 201) accepted.set(person.id, { number: data.number, amount: data.amount * 100 })
          else if (status === 409) return
        }
      }),
    )
    await expect.poll(async () => (await findAuction(db, id))?.closed_at ?? null).not.toBeNull()
    closing.over = true
    await closer
    const opened = await bidsIn(db, id)
    expect(new Map(opened.map(({ bidder: by, amount }) => [by, amount]))).toEqual(
      new Map([...accepted].map(([by, { amount }]) => [by, amount])),
    )
    expect(accepted.size).toBeGreaterThan(0)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('of one tender are either all opened or all kept sealed', async () => {
    const id = await openTender(db, owner)
    for (const place of [0, 1, 2]) await offer(market, id, bidder(place), 1_000 + place)
    await ageTender(db, id, 601)
    await db.query({
      text: `alter table bids add constraint no_third check (auction_id <> ${id} or number < 3) not valid`,
    })
    const failed: number[] = []
    await settle((_, broken) => failed.push(broken))
    expect(failed).toEqual([id])
    expect([await count('bids', id), await count('awards', id)]).toEqual([0, 0])
    await db.query({ text: 'alter table bids drop constraint no_third' })
    // Two concurrent closers open the tender once.
    await Promise.all([settle(), closeDue(secondDb, () => undefined)])
    expect([await count('bids', id), await count('awards', id)]).toEqual([3, 1])
    expect(await brokenInvariants(db)).toEqual({})
  })
})
