import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { longTest } from '#demo/testing/fixtures/longTest.ts'
import { withLong } from '#demo/testing/long.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { playAuctions } from '../steps/faults/auctions.ts'
import { playFaults } from '../steps/faults/faults.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await cloneDatabase('demo')
  db = openDatabase(database.url, { log: openLog({ level: 'silent' }), max: 4 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

it('killing a web process during trade loses no acknowledged trade', async () => {
  const lines: string[] = []
  await playFaults({
    db,
    env: { DATABASE_URL: database.url, DATA_DIR: database.dataDir },
    ...(withLong
      ? { rounds: 3, writers: 24, ordersEachSide: 30 }
      : { rounds: 1, writers: 10, ordersEachSide: 10 }),
    mayKillDatabase: false,
    tell: (line) => lines.push(line),
  })
  expect(lines).toHaveLength(withLong ? 3 : 1)
}, 240_000)

longTest?.(
  'killing a web process while forty people bid on twenty lots loses no acknowledged bid',
  async () => {
    const lines: string[] = []
    await playAuctions({
      db,
      env: { DATABASE_URL: database.url, DATA_DIR: database.dataDir },
      bidders: 40,
      lots: 20,
      openS: 12,
      bidsBefore: 100,
      tell: (line) => lines.push(line),
    })
    expect(lines).toHaveLength(1)
  },
  240_000,
)
