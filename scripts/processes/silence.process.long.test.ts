import { expect, it } from 'vitest'
import { cloneDatabase } from '#demo/testing/database.ts'
import { openGate } from '#demo/testing/gate.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { openFaultMarket } from '../steps/faults/market.ts'
import { playSilence } from '../steps/faults/silence.ts'

it('silent database connections cause no loss or duplicate of an acknowledged trade', async () => {
  const database = await cloneDatabase('demo')
  const gate = await openGate(database.url)
  const db = openDatabase(database.url, { log: openLog({ level: 'silent' }), max: 4 })
  const market = await openFaultMarket({ DATABASE_URL: gate.url, DATA_DIR: database.dataDir }, 2)
  const lines: string[] = []
  try {
    await playSilence({
      db,
      market,
      gate,
      otherUrl: database.url,
      rounds: ['silent'],
      writers: 12,
      ordersEachSide: 15,
      // `npm run faults` asserts the figures. This test must not fail on a busy machine.
      stoppedMs: 0,
      pages: false,
      figures: { answeredMs: 30_000, wellMs: 30_000, steadyMs: 3_000 },
      tell: (line) => lines.push(line),
    })
  } finally {
    await market.close()
    await db.close()
    await gate.close()
    await database.drop()
  }
  expect(lines).toHaveLength(1)
}, 120_000)
