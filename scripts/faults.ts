import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#node/db.ts'
import { startEmbedded } from '#node/embedded.ts'
import { openLog } from '#node/log.ts'
import { migrate } from '#node/migrate.ts'
import { PlainError } from '#node/plainError.ts'
import { migrationsFolder } from '#server/db/schema.ts'
import { buildWorld } from '#world/build.ts'
import { runTask } from './steps/command.ts'
import { playHall } from './steps/faultHall.ts'
import { playFaults } from './steps/faults.ts'
import { say, step } from './steps/progress.ts'

// `npm run faults [-- rounds]`: 200 people trade while web processes and the database are killed, then 300 bid on 200
// lots; on data of its own.
const rounds = Number(process.argv[2] ?? 20)

await runTask(async ({ log, shutdown }) => {
  if (!Number.isInteger(rounds) || rounds < 1) throw new PlainError('Usage: npm run faults [-- rounds]')
  const dataDir = mkdtempSync(join(tmpdir(), 'samak-faults-'))
  chmodSync(dataDir, 0o755)
  shutdown.add('its folder', async () => rmSync(dataDir, { recursive: true, force: true }))
  const embedded = await step('Starting PostgreSQL', () => startEmbedded({ dataDir, log }))
  shutdown.add('PostgreSQL', () => embedded.stop())
  await migrate(embedded.url, migrationsFolder, log)
  const world = {
    databaseUrl: embedded.url,
    dataDir,
    demo: true,
    startAt: new Date(),
    size: 'test',
    log,
  } as const
  await step('Building a small market', () => buildWorld(world))
  // That its connections are lost is what is being tried.
  const db = openDatabase(embedded.url, { log: openLog({ level: 'fatal' }), max: 4 })
  shutdown.add('the database', () => db.close())
  const env = { DATABASE_URL: embedded.url, DATA_DIR: dataDir }
  await playFaults({ db, env, rounds, writers: 200, ordersEachSide: 400, mayKillDatabase: true, tell: say })
  await playHall({ db, env, bidders: 300, lots: 200, openS: 40, bidsBefore: 3_000, tell: say })
  say('Nothing that was said yes to is lost, and everything holds.')
})
