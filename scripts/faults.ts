import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildMarket } from '#demo/build.ts'
import { openGate } from '#demo/testing/gate.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openLog } from '#platform/logs/log.ts'
import { PlainError } from '#platform/plainError.ts'
import { migrationsFolder } from '#server/db/schema.ts'
import { runTask } from './steps/command.ts'
import { playAuctions } from './steps/faults/auctions.ts'
import { playFaults } from './steps/faults/faults.ts'
import { playHostileInput } from './steps/faults/input.ts'
import { openFaultMarket } from './steps/faults/market.ts'
import { faultLimits, playSilence } from './steps/faults/silence.ts'
import { say, step } from './steps/progress.ts'
import { buildSite } from './steps/site.ts'

const parts = ['trade', 'silence', 'auctions', 'input'] as const
type Part = (typeof parts)[number]
const usage = `Usage: npm run faults [-- rounds] [--only ${parts.join('|')}]`

// 200 people trade while web processes and the database are killed. Then 60 people trade while the database does not
// answer, stops for a while, and moves to another address. 300 people bid on 200 lots while a process is killed.
// 20,000 hostile requests are spread over all calls. The command uses its own data folder.
await runTask(async ({ log, shutdown }) => {
  const { rounds, only } = readArguments(process.argv.slice(2))
  const dataDir = mkdtempSync(join(tmpdir(), 'samak-faults-'))
  chmodSync(dataDir, 0o755)
  shutdown.add('its folder', async () => rmSync(dataDir, { recursive: true, force: true }))
  const embedded = await step('Starting PostgreSQL', () => startEmbedded({ dataDir, log }))
  shutdown.add('PostgreSQL', () => embedded.stop())
  await migrate(embedded.url, migrationsFolder, log)
  const market = {
    databaseUrl: embedded.url,
    dataDir,
    demo: true,
    startAt: new Date(),
    size: 'test',
    log,
  } as const
  await step('Building a small market', () => buildMarket(market))
  // The connections are lost on purpose, so the log omits the losses.
  const db = openDatabase(embedded.url, {
    log: openLog({ level: 'fatal' }),
    max: 4,
    timeouts: commandTimeouts,
  })
  shutdown.add('the database', () => db.close())
  const env = { DATABASE_URL: embedded.url, DATA_DIR: dataDir }
  const play: Readonly<Record<Part, () => Promise<void>>> = {
    trade: () =>
      playFaults({ db, env, rounds, writers: 200, ordersEachSide: 400, mayKillDatabase: true, tell: say }),
    silence: async () => silence({ db, url: embedded.url, dataDir, site: await buildSite(shutdown) }),
    auctions: () =>
      playAuctions({ db, env, bidders: 300, lots: 200, openS: 40, bidsBefore: 3_000, tell: say }),
    input: () => playHostileInput({ db, env, requests: 20_000, tell: say }),
  }
  for (const part of only ? [only] : parts) await play[part]()
  say('No acknowledged write was lost, and every invariant holds.')
})

function readArguments(args: readonly string[]): {
  readonly rounds: number
  readonly only: Part | undefined
} {
  const at = args.indexOf('--only')
  const only = at < 0 ? undefined : parts.find((part) => part === args[at + 1])
  const others = at < 0 ? args : args.toSpliced(at, 2)
  const rounds = Number(others[0] ?? 20)
  const isRead = Number.isInteger(rounds) && rounds >= 1 && others.length < 2 && (at < 0 || only)
  if (!isRead) throw new PlainError(usage)
  return { rounds, only }
}

/** Lets people trade while the database, behind a TCP gate, does not answer, stops, or moves to another address. */
async function silence({
  db,
  url,
  dataDir,
  site,
}: {
  readonly db: Database
  readonly url: string
  readonly dataDir: string
  readonly site: string
}): Promise<void> {
  const [gate, other] = [await openGate(url), await openGate(url)]
  const market = await openFaultMarket(
    { DATABASE_URL: gate.url, DATA_DIR: dataDir, FAULT_SITE: site, FAULT_WORKER: '1' },
    2,
  )
  try {
    await playSilence({
      db,
      market,
      gate,
      otherUrl: other.url,
      rounds: ['silent', 'stopped', 'moved'],
      writers: 60,
      ordersEachSide: 200,
      stoppedMs: 20_000,
      pages: true,
      figures: faultLimits,
      tell: say,
    })
  } finally {
    await market.close()
    await gate.close()
    await other.close()
  }
}
