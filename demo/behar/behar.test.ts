import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOwnSchema } from '#behar/db/schema.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { countryCodes } from '#shared/behar/countries.ts'
import { findBreaches } from '../invariants.ts'
import { species } from '../reference/reference.ts'
import { addMember, addSupply, setSubscription } from '../testing/beharRows.ts'
import { cloneDatabase } from '../testing/database.ts'
import { clearBehar, seedBehar } from './behar.ts'
import { makeBoard } from './board.ts'
import { tradeLines } from './goods.ts'
import { beharInvariants, hasBehar } from './invariants.ts'
import { type Importer, meets } from './trade.ts'

const log = openLog({ level: 'error' })
const startAt = new Date()
const today = riyadhDay(startAt)

describe('makeBoard', () => {
  const roles = [
    'first',
    'lapsed',
    'newcomer',
    ...Array.from({ length: 20 }, () => 'trader' as const),
  ] as const
  const importers: Importer[] = roles.map((role, place) => ({ id: place + 1, name: `م${place}`, role }))
  const board = () => makeBoard('samak', importers, startAt, { supplies: 140, demands: 60, over: 6 })
  const { supplies, demands } = board()

  it('returns the same boards for the same seed and time', () => {
    expect(board()).toEqual({ supplies, demands })
    expect(
      makeBoard('other', importers, startAt, { supplies: 140, demands: 60, over: 6 }).supplies,
    ).not.toEqual(supplies)
  })

  it('generates the requested number of entries, oldest first', () => {
    expect([supplies.length, demands.length]).toEqual([140, 60])
    const available = supplies.filter(({ status }) => status === 'available')
    expect(available.length).toBeGreaterThan(70)
    expect(new Set(supplies.map(({ status }) => status)).size).toBe(5)
    expect(new Set(demands.map(({ status }) => status)).size).toBe(5)
    const times = supplies.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...times)).toBeLessThanOrEqual(startAt.getTime())
  })

  it('generates many kinds of goods from many countries in usual shipping quantities', () => {
    expect(new Set(supplies.map(({ fish }) => fish)).size).toBeGreaterThan(25)
    expect(new Set(supplies.map(({ country }) => country)).size).toBeGreaterThan(14)
    for (const { grams } of supplies) expect(grams).toBeGreaterThanOrEqual(1_000_000)
    for (const { grams } of supplies) expect(grams).toBeLessThanOrEqual(24_000_000)
  })

  it('marks a demand as matched exactly if a supply of another member matches', () => {
    for (const demand of demands) {
      const met = supplies.some((supply) => supply.status === 'available' && meets(demand, supply, today))
      if (demand.status === 'open') expect(met, JSON.stringify(demand)).toBe(false)
      if (demand.status === 'matched') expect(met, JSON.stringify(demand)).toBe(true)
    }
    expect(demands.filter(({ status }) => status === 'open').length).toBeGreaterThan(15)
    expect(demands.filter(({ status }) => status === 'matched').length).toBeGreaterThan(5)
  })

  it('marks entries as expired only after their last day', () => {
    for (const { status, neededBy } of demands) {
      if (status === 'expired') expect(neededBy < today).toBe(true)
      if (status === 'open' || status === 'matched') expect(neededBy >= today).toBe(true)
    }
    for (const { status, from, to } of supplies) {
      if (to !== null) expect(to >= from).toBe(true)
      if (status === 'available' || status === 'reserved') expect(to === null || to >= today).toBe(true)
      if (status === 'expired') expect(to !== null && to < today).toBe(true)
    }
  })

  it('gives the first importer two open, one matched and six past demands', () => {
    const mine = demands.filter(({ owner }) => owner.role === 'first')
    const count = (...states: string[]) => mine.filter(({ status }) => states.includes(status)).length
    expect([count('open'), count('matched'), count('fulfilled', 'expired'), mine.length]).toEqual([
      2, 1, 6, 9,
    ])
    const [tilapia, salmon] = mine.filter(({ status }) => status === 'open')
    const beside = (one: typeof tilapia) =>
      supplies.filter(
        ({ fish, category, size }) => fish === one?.fish && category === one.category && size === one.size,
      )
    expect(beside(tilapia)).toEqual([])
    expect(Math.min(...beside(salmon).map(({ price }) => price)) - Number(salmon?.target)).toBe(150)
    const days =
      (startAt.getTime() - Math.min(...mine.map(({ createdAt }) => createdAt.getTime()))) / 86_400_000
    expect(days).toBeLessThan(8)
  })

  it('generates notes in Arabic and in English', () => {
    const notes = [...supplies, ...demands].map(({ notes }) => notes)
    expect(notes.filter((text) => /[ء-ي]/.test(text)).length).toBeGreaterThan(60)
    expect(notes.filter((text) => /^[\x20-\x7e°]+$/.test(text)).length).toBeGreaterThan(20)
  })
})

describe('the import trade', () => {
  it.each(tradeLines.map((line) => [`${line.fish} ${line.category}`, line] as const))(
    'prices %s below its retail price',
    (_, { fish, price, sizes, origins }) => {
      const [least, most] = species.find(({ code }) => code === fish)?.price_sar_per_kg ?? [0, 0]
      const factors = sizes.map(([, , factor]) => factor)
      expect(price[1] * Math.max(...factors)).toBeLessThanOrEqual(most)
      expect(price[0] * Math.min(...factors)).toBeGreaterThan(least * 0.5)
      expect(price[1]).toBeGreaterThan(price[0])
      for (const [country] of origins) expect(countryCodes).toContain(country)
    },
  )
})

describe('seedBehar', () => {
  let market: Awaited<ReturnType<typeof cloneDatabase>>
  let db: Database
  const seed = () =>
    seedBehar({ databaseUrl: market.url, mainDatabaseUrl: market.url, startAt, size: 'test', log })
  const count = async (table: string) =>
    (await db.query<{ n: number }>({ text: `select count(*) as n from ${table}` }))[0]?.n
  beforeAll(async () => {
    market = await cloneDatabase('demo')
    db = openDatabase(inOwnSchema(market.url), { log })
  })
  afterAll(async () => {
    await db.close()
    await market.drop()
  })

  it('expects a database without tables of the integration, for which hasBehar returns false', async () => {
    expect(await hasBehar(db)).toBe(false)
  })

  it('fills the boards once, with the importers of the main market', async () => {
    expect(await seed()).toBe(true)
    expect(await hasBehar(db)).toBe(true)
    expect([await count('supplies'), await count('demands'), await count('members')]).toEqual([12, 8, 10])
    expect(await seed()).toBe(false)
    expect([await count('supplies'), await count('demands')]).toEqual([12, 8])
    const [khalid] = await db.query<{ name: string; plan: string; days: number; own: number }>({
      text: `select m.name, s.plan, date_part('day', s.expires_at - s.starts_at)::int as days,
               (select count(*) from demands d where d.owner_id = m.user_id) as own
             from members m join subscriptions s using (user_id) order by m.user_id limit 1`,
    })
    expect(khalid).toEqual({ name: 'خالد الدوسري', plan: 'trial', days: 30, own: 5 })
    const [lapsed] = await db.query<{ n: number }>({
      text: 'select count(*) as n from subscriptions where expires_at < now()',
    })
    expect(lapsed?.n).toBe(1)
  })

  it('satisfies all invariants and leaves the id sequences after its last entries', async () => {
    expect(await findBreaches(db, beharInvariants)).toEqual([])
    const [{ last } = { last: 0 }] = await db.query<{ last: number }>({
      text: 'select max(id) as last from supplies',
    })
    const [{ id } = { id: 0 }] = await db.query<{ id: number }>({
      text: 'select user_id as id from members limit 1',
    })
    expect(await addSupply(db, { id })).toBe(last + 1)
  })

  it('is undone by clearBehar', async () => {
    await clearBehar(market.url, log)
    expect([await count('supplies'), await count('demands'), await count('members')]).toEqual([0, 0, 0])
    expect(await count('fish_types')).toBeGreaterThan(50)
  })

  it('keeps existing members and subscriptions, and changes nothing if an entry exists', async () => {
    await addMember(db, { id: 4 }, 'خالد كما هو')
    await setSubscription(db, { id: 4 }, { plan: 'standard' })
    expect(await seed()).toBe(true)
    const [khalid] = await db.query<{ name: string; plan: string }>({
      text: 'select name, plan from members join subscriptions using (user_id) where user_id = 4',
    })
    expect(khalid).toEqual({ name: 'خالد كما هو', plan: 'standard' })
    await clearBehar(market.url, log)
    await addMember(db, { id: 4 })
    await addSupply(db, { id: 4 })
    expect(await seed()).toBe(false)
    expect(await count('supplies')).toBe(1)
  })

  it('fills nothing without a demo market', async () => {
    const empty = await cloneDatabase('empty')
    const filled = await seedBehar({
      databaseUrl: empty.url,
      mainDatabaseUrl: empty.url,
      startAt,
      size: 'test',
      log,
    })
    await empty.drop()
    expect(filled).toBe(false)
  })
})
