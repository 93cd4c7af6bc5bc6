import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { playFaults } from '../steps/faults/faults.ts'
import { playHall } from '../steps/faults/hall.ts'

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

it('three web processes are killed in the middle of trade, and no acknowledged trade is lost', async () => {
  const told: string[] = []
  await playFaults({
    db,
    env: { DATABASE_URL: database.url, DATA_DIR: database.dataDir },
    rounds: 3,
    writers: 24,
    ordersEachSide: 30,
    mayKillDatabase: false,
    tell: (line) => told.push(line),
  })
  expect(told).toHaveLength(3)
}, 240_000)

it('forty people bid on twenty lots while a web process is killed: every acknowledged bid stands, every lot is ordered', async () => {
  const told: string[] = []
  await playHall({
    db,
    env: { DATABASE_URL: database.url, DATA_DIR: database.dataDir },
    bidders: 40,
    lots: 20,
    openS: 12,
    bidsBefore: 100,
    tell: (line) => told.push(line),
  })
  expect(told).toHaveLength(1)
}, 240_000)
