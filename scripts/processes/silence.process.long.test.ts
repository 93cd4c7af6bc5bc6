import { expect, it } from 'vitest'
import { cloneDatabase } from '#demo/testing/database.ts'
import { openGate } from '#demo/testing/gate.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { openFaultMarket } from '../steps/faults/market.ts'
import { playSilence } from '../steps/faults/silence.ts'

it('trade goes on after the connections to the database fall silent: nothing acknowledged is lost or done twice', async () => {
  const database = await cloneDatabase('demo')
  const gate = await openGate(database.url)
  const db = openDatabase(database.url, { log: openLog({ level: 'silent' }), max: 4 })
  const market = await openFaultMarket({ DATABASE_URL: gate.url, DATA_DIR: database.dataDir }, 2)
  const told: string[] = []
  try {
    await playSilence({
      db,
      market,
      gate,
      otherUrl: database.url,
      rounds: ['silent'],
      writers: 12,
      ordersEachSide: 15,
      // The figures themselves are asserted by `npm run faults`; a busy machine must not fail this.
      stoppedMs: 0,
      pages: false,
      figures: { answeredMs: 30_000, wellMs: 30_000, steadyMs: 3_000 },
      tell: (line) => told.push(line),
    })
  } finally {
    await market.close()
    await db.close()
    await gate.close()
    await database.drop()
  }
  expect(told).toHaveLength(1)
}, 120_000)
