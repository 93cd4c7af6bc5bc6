import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { databaseClock, timeOf } from './clock.ts'
import { type Database, openDatabase, type Sql } from './database/db.ts'
import { openLog } from './logs/log.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await cloneDatabase('empty')
  db = openDatabase(database.url, { log: openLog({ level: 'silent' }), max: 1 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
afterEach(() => vi.useRealTimers())

const hour = 3_600_000
const jump = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hour })

it.each([26, -26])(
  'databaseClock returns the database time after the wall clock jumps by %i hours',
  async (hours) => {
    jump(hours)
    const clock = databaseClock(db)
    for (let count = 0; count < 3; count += 1) {
      const [shown, at] = [await clock(), await timeOf(db)]
      expect(Math.abs(shown.getTime() - at.getTime())).toBeLessThan(10_000)
    }
  },
)

it('databaseClock queries the database once, and again after the wall clock jumps', async () => {
  const query = vi.fn((statement) => db.query(statement))
  const clock = databaseClock({ query: query as Sql['query'] })
  const first = await clock()
  expect((await clock()).getTime()).toBeGreaterThanOrEqual(first.getTime())
  expect(query).toHaveBeenCalledTimes(1)
  jump(-26)
  // The error of a reading is up to half of its round trip, so the second reading may be slightly below the first.
  expect(Math.abs((await clock()).getTime() - first.getTime())).toBeLessThan(10_000)
  expect(query).toHaveBeenCalledTimes(2)
})

it('timeOf returns the current time, not the time at which the transaction began', async () => {
  await db.transaction(async (tx) => {
    const before = await timeOf(tx)
    await tx.query({ text: 'select pg_sleep(0.02)' })
    expect((await timeOf(tx)).getTime()).toBeGreaterThan(before.getTime())
  })
})
