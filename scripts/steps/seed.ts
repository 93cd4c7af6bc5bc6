import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '#node/db.ts'
import { PlainError } from '#node/plainError.ts'
import { demoAccounts, demoPassword } from '#world/accounts.ts'
import { buildWorld } from '#world/build.ts'
import { builtParts, countUsers, emptyTables } from '#world/store.ts'
import type { Session } from './command.ts'
import { say, step } from './progress.ts'

/** Builds the world where none stands yet: reference data, and the demo market where DEMO says so. */
export async function seedFirst(databaseUrl: string, session: Session): Promise<void> {
  await withDatabase(databaseUrl, session, async (db) => {
    if ((await builtParts(db)).size > 0) return
    if ((await countUsers(db)) > 0) {
      // On a database of ours nobody signs up before the world is whole: this is what a kill left behind.
      if (session.config.DATABASE_URL) throw new PlainError(STRANGERS)
      await clear(db, session)
    }
    await build(databaseUrl, session)
  })
}

/** Empties the market and builds it anew, relative to now. */
export async function seedFresh(databaseUrl: string, session: Session): Promise<void> {
  await withDatabase(databaseUrl, session, (db) => step('Emptying the market', () => clear(db, session)))
  await build(databaseUrl, session)
}

const STRANGERS =
  'The database holds people, but no finished world: npm run seed -- --fresh empties it and builds a new one.'

async function build(databaseUrl: string, { config, log }: Session): Promise<void> {
  const { DATA_DIR: dataDir, DEMO: demo } = config
  await step(demo ? 'Building the demo market' : 'Laying in the reference data', () =>
    buildWorld({ databaseUrl, dataDir, demo, startAt: new Date(), size: 'demo', log }),
  )
  if (demo) tellAccounts()
}

function tellAccounts(): void {
  say(`Demo accounts, each with the password ${demoPassword}:`)
  for (const account of demoAccounts) {
    const role = 'staffRole' in account ? account.staffRole : account.type
    say(`  ${account.mobile}  ${role.padEnd(20)} ${account.firstName.en} ${account.lastName.en}`)
  }
}

/** Rows and their pictures go together: every picture has its row. */
async function clear(db: Database, { config }: Session): Promise<void> {
  await emptyTables(db)
  await rm(join(config.DATA_DIR, 'uploads'), { recursive: true, force: true })
}

async function withDatabase(
  databaseUrl: string,
  { log }: Session,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const db = openDatabase(databaseUrl, { log, max: 2 })
  try {
    await work(db)
  } finally {
    await db.close()
  }
}
