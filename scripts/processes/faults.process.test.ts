import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
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
    rounds: 1,
    writers: 10,
    ordersEachSide: 10,
    mayKillDatabase: false,
    tell: (line) => lines.push(line),
  })
  expect(lines).toHaveLength(1)
}, 240_000)
