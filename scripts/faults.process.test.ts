import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#node/db.ts'
import { openLog } from '#node/log.ts'
import { cloneDatabase, type TestDatabase } from '#world/testing/database.ts'
import { playFaults } from './steps/faults.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await cloneDatabase('world')
  db = openDatabase(database.url, { log: openLog({ level: 'silent' }), max: 4 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

it('three web processes are killed in the middle of trade, and nothing that was said yes to is lost', async () => {
  const told: string[] = []
  await playFaults({
    ...{ db, env: { DATABASE_URL: database.url, DATA_DIR: database.dataDir } },
    ...{
      rounds: 3,
      writers: 24,
      ordersEachSide: 30,
      mayKillDatabase: false,
      tell: (line) => told.push(line),
    },
  })
  expect(told).toHaveLength(3)
}, 240_000)
