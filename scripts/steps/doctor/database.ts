import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { demoAccounts, demoPassword, hallAccounts } from '#demo/people/accounts.ts'
import type { Config } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import type { DatabaseUrls } from '#platform/database/embedded.ts'
import { migrationsCurrent } from '#platform/database/migrate.ts'
import { isSupported, oldestServer, serverVersion } from '#platform/database/serverVersion.ts'
import type { Log } from '#platform/logs/log.ts'
import { isPassword } from '#server/auth/passwords.ts'
import { migrationsFolder } from '#server/db/schema.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { isPublic } from './configuration.ts'
import { type Finding, good, note, wrong } from './findings.ts'
import { demoPasswords, lastJob, serverFacts } from './store.ts'

export interface DatabaseToExamine {
  readonly config: Config
  readonly urls: DatabaseUrls
  readonly log: Log
}

/** Examines the database of the market: version, roles, schema, clock, notifications and worker. */
export async function examineDatabase({ config, urls, log }: DatabaseToExamine): Promise<Finding[]> {
  const version = await serverVersion(urls.servingUrl)
  if (!isSupported(version))
    return [
      wrong(`The database is on PostgreSQL ${version}`, `Upgrade it to PostgreSQL ${oldestServer} or newer.`),
    ]
  const db = openDatabase(urls.servingUrl, { log, max: 2 })
  try {
    const found = [good(`PostgreSQL ${version}`), ...(await server(db, config)), await schema(db)]
    found.push(await notifications(db, config.DATABASE_DIRECT_URL ?? urls.servingUrl))
    if (found.at(-2)?.kind !== 'good') return found
    return [...found, await worker(db), ...(await demoSignIns(db, config))]
  } finally {
    await db.close()
  }
}

async function server(db: Database, { DATABASE_URL, MIGRATE_DATABASE_URL }: Config): Promise<Finding[]> {
  const sent = Date.now()
  const facts = await serverFacts(db)
  const answered = Date.now()
  const found: Finding[] = []
  const skewMs = Math.max(sent - facts.now.getTime(), facts.now.getTime() - answered, 0)
  found.push(
    skewMs > mostSkewMs
      ? wrong(
          `The clocks of this machine and of the database differ by ${Math.round(skewMs / 1_000)} s`,
          'Synchronize both by NTP.',
        )
      : good('The clocks of this machine and of the database agree'),
  )
  if (facts.encoding !== 'UTF8')
    found.push(wrong(`The database is encoded in ${facts.encoding}`, "Create it with: encoding 'UTF8'."))
  if (!facts.collation)
    found.push(
      wrong(
        'The collation pg_c_utf8 is missing',
        `Use PostgreSQL ${oldestServer} or newer with the encoding UTF8.`,
      ),
    )
  if (facts.superuser)
    found.push(
      wrong(`The role ${facts.role} is a superuser`, 'Use two roles (docs/operations.md, "Database roles").'),
    )
  else if (facts.owns)
    found.push(
      note(
        `The role ${facts.role} of DATABASE_URL may change tables`,
        'Use two roles and MIGRATE_DATABASE_URL.',
      ),
    )
  else found.push(good(`The role ${facts.role} reads and writes rows only`))
  if (DATABASE_URL && MIGRATE_DATABASE_URL === undefined && !facts.owns)
    found.push(
      wrong('No role may migrate: DATABASE_URL does not own the tables', 'Set MIGRATE_DATABASE_URL.'),
    )
  if (!facts.fsync) found.push(wrong('fsync is off: a power failure destroys the database', 'Turn fsync on.'))
  if (DATABASE_URL && facts.archive === 'off')
    found.push(
      note(
        'The server does not archive its log, so it can be restored to its last backup only',
        'See docs/operations.md, "Backup".',
      ),
    )
  return found
}

const mostSkewMs = 2_000

async function schema(db: Database): Promise<Finding> {
  return (await migrationsCurrent(db, migrationsFolder))
    ? good('Every migration is applied')
    : wrong('Migrations are pending', 'Run: npm run migrate')
}

/** Sends a notification as the processes do, and waits for it on a connection of its own. */
async function notifications(db: Database, listenUrl: string): Promise<Finding> {
  const name = `samak_doctor_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: listenUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  const received = new Promise<true>((resolve) => client.on('notification', () => resolve(true)))
  try {
    await client.connect()
    await client.query(`listen ${name}`)
    await db.query({ text: "select pg_notify($1, '')", values: [name] })
    return (await Promise.race([received, pause(notifyMs, false)]))
      ? good('Notifications between processes arrive (LISTEN)')
      : wrong(
          'Notifications do not arrive: streams are up to 2 s late',
          'Set DATABASE_DIRECT_URL to the address without the pooler.',
        )
  } finally {
    await client.end().catch(() => undefined)
  }
}

const notifyMs = 2_000

/** Examines whether a worker is alive, by the last run of a job that runs every 5 minutes. */
async function worker(db: Database): Promise<Finding> {
  const minutes = await lastJob(db)
  if (minutes !== undefined && minutes <= 11) return good('A worker runs the jobs')
  const since =
    minutes === undefined ? 'No worker has run a job yet' : `No worker has run a job for ${minutes} minutes`
  return wrong(since, 'Start npm run worker (npm start contains one), and wait 5 minutes.')
}

async function demoSignIns(db: Database, config: Config): Promise<Finding[]> {
  if (!isPublic(config)) return []
  const mobiles = [...demoAccounts, ...hallAccounts].flatMap(({ mobile }) => mobileE164(mobile) ?? [])
  const open: string[] = []
  for (const { mobile, hash } of await demoPasswords(db, mobiles))
    if (await isPassword(demoPassword, hash, '127.0.0.1')) open.push(mobile)
  return open.map((mobile) =>
    wrong(`The account ${mobile} has the published password of the demo`, 'Change its password or block it.'),
  )
}
