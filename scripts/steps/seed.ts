import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clearBehar, seedBehar } from '#demo/behar/behar.ts'
import { demoAccounts, demoPassword, hallAccounts } from '#demo/people/accounts.ts'
import { builtParts, countUsers } from '#demo/store.ts'
import type { Config } from '#platform/config.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import type { DatabaseUrls } from '#platform/database/embedded.ts'
import { openFiles } from '#server/base/storage.ts'
import type { Session } from './command.ts'
import { progressLog, say, step } from './progress.ts'
import { integrationUrls } from './settings.ts'

/**
 * Builds what is missing: the reference data, and the demo market if DEMO is on. One transaction writes the rows, so a
 * kill leaves no partial demo. A market that has people gets no demo.
 */
export async function seedFirst(databaseUrl: string, session: Session): Promise<void> {
  const { config } = session
  const { built, people } = await withDatabase(databaseUrl, session, async (db) => ({
    built: await builtParts(db),
    people: await countUsers(db),
  }))
  const demo = config.DEMO && !built.has('demo')
  if (demo && people > 0) say('The database already has people, so no demo market was built.')
  if (!built.has('reference')) await removePictures(config)
  const whole = built.has('reference') && built.has('seasons')
  if (!whole || (demo && people === 0)) await build(databaseUrl, session, demo && people === 0)
  if (!config.DEMO && people === 0)
    say(
      'No accounts yet: "npm run operator -- 05XXXXXXXX" creates the first administrator, also while this runs.',
    )
}

/** Empties the market and builds it again, with times relative to now. */
export async function seedFresh(databaseUrl: string, session: Session): Promise<void> {
  const { config } = session
  const { clearMarket } = await importBuild()
  await withDatabase(databaseUrl, session, (db) => step('Emptying the market', () => clearMarket(db)))
  await removePictures(config)
  await build(databaseUrl, session, config.DEMO)
}

/** Fills the integration's boards of a demo market; existing entries are not changed. */
export async function seedIntegration(market: DatabaseUrls, { config, log }: Session): Promise<void> {
  if (!config.DEMO) return
  const startAt = new Date()
  const filled = await seedBehar({
    databaseUrl: integrationUrls(market, config).ownerUrl,
    mainDatabaseUrl: market.ownerUrl,
    startAt,
    size: 'demo',
    log,
  })
  if (filled) say('The boards of the behar market are filled')
}

/** Empties the integration's boards and fills them again, for the people who are in the market now. */
export async function seedIntegrationFresh(market: DatabaseUrls, session: Session): Promise<void> {
  const { config, log } = session
  await step('Emptying the behar market', () => clearBehar(integrationUrls(market, config).ownerUrl, log))
  await seedIntegration(market, session)
}

async function build(databaseUrl: string, { config }: Session, demo: boolean): Promise<void> {
  const { buildMarket } = await importBuild()
  await step(demo ? 'Building the demo market' : 'Inserting the reference data', () =>
    buildMarket({
      databaseUrl,
      dataDir: config.DATA_DIR,
      files: openFiles(config),
      demo,
      startAt: new Date(),
      size: 'demo',
      log: progressLog(),
    }),
  )
  if (demo) printAccounts()
}

/** The module is imported on demand, because later starts build nothing. */
const importBuild = () => import('#demo/build.ts')

function printAccounts(): void {
  say(`Demo accounts, each with the password ${demoPassword}:`)
  for (const account of demoAccounts) {
    const role = 'staffRole' in account ? account.staffRole : account.type
    say(`  ${account.mobile}  ${role.padEnd(20)} ${account.firstName.en} ${account.lastName.en}`)
  }
  for (const { mobile, role, firstName, lastName } of hallAccounts)
    say(`  ${mobile}  ${`hall ${role}`.padEnd(20)} ${firstName.en} ${lastName.en}`)
}

/**
 * Deletes the files of pictures on this machine. Every picture has a row, so if there are no rows, an interrupted start
 * left these files. A bucket is not emptied: it may belong to another database.
 */
async function removePictures({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<void> {
  await rm(join(DATA_DIR, 'uploads'), { recursive: true, force: true })
}

async function withDatabase<T>(
  databaseUrl: string,
  { log }: Session,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase(databaseUrl, { log, max: 2, timeouts: commandTimeouts })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
