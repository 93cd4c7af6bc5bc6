import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#platform/database/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrationsFolder } from '#server/db/schema.ts'

/** The database with which a test starts: only migrated, or also with reference data and the small market. */
export type Template = 'empty' | 'demo'

export interface TestDatabase {
  readonly url: string
  /**
   * DATA_DIR of a server on this database, with the demo's pictures. All tests share the folder, so they may only add
   * files.
   */
  readonly dataDir: string
  drop(): Promise<void>
}

export interface TestDatabases {
  close(): Promise<void>
}

/**
 * Provides one PostgreSQL for a whole test run: a new one in a temporary folder, or the one of DATABASE_URL. The
 * environment passes it to the processes of the run; inside such a run this function opens nothing. `parent` is the
 * folder in which the temporary folder is created.
 */
export async function openTestDatabases(parent = fastFolder()): Promise<TestDatabases> {
  if (process.env[PLACE]) return { close: async () => undefined }
  const log = openLog({ level: 'error' })
  sweep(parent)
  const folder = mkdtempSync(join(parent, `${FOLDER}${process.pid}-`))
  // If root runs the tests, PostgreSQL runs as another user, so the folder must be readable for this user.
  chmodSync(folder, 0o755)
  const external = process.env.DATABASE_URL
  const embedded = external ? null : await startEmbedded({ dataDir: folder, log, durable: false })
  const place: Place = {
    adminUrl: external ?? embedded?.url ?? '',
    folder,
    prefix: `samak_test_${Date.now().toString(36)}_${randomBytes(3).toString('hex')}`,
  }
  await asAdmin(place, (admin) => admin.query(`create database ${place.prefix}_empty`))
  await migrate(urlOf(place, `${place.prefix}_empty`), migrationsFolder, log)
  process.env[PLACE] = JSON.stringify(place)
  return {
    async close() {
      delete process.env[PLACE]
      if (embedded) await embedded.stop()
      else await dropAll(place)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a folder for temporary files of the tests of this run; it is deleted together with the databases of the run. */
export function temporaryFolder(): string {
  const path = join(currentPlace().folder, 'tmp')
  mkdirSync(path, { recursive: true })
  // PostgreSQL of a test may run as another user, so the folder must be readable for this user.
  chmodSync(path, 0o755)
  return path
}

/** Creates a separate database, cloned from the template. */
export async function cloneDatabase(template: Template): Promise<TestDatabase> {
  const place = currentPlace()
  if (template === 'demo') await ensureDemo(place)
  const name = `${place.prefix}_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(place, (admin) =>
    admin.query(`create database ${name} template ${place.prefix}_${template} strategy file_copy`),
  )
  return {
    url: urlOf(place, name),
    dataDir: join(place.folder, 'demo'),
    drop: () =>
      asAdmin(
        place,
        async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`)),
      ),
  }
}

/** Whether the tests use an external server, which they must not kill. */
export function isExternal(): boolean {
  return Boolean(process.env.DATABASE_URL)
}

/**
 * Returns Linux's folder in memory if it has enough room, otherwise the temporary folder. A clone copies some 900 files,
 * which takes ten times as long on a disk.
 */
function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    if (bavail * bsize >= NEEDED_BYTES) return SHARED_MEMORY
  } catch {
    // This system has no folder in memory.
  }
  return tmpdir()
}

const SHARED_MEMORY = '/dev/shm'
const NEEDED_BYTES = 3 * 2 ** 30
const PLACE = 'SAMAK_TEST_DATABASES'
const FOLDER = 'samak-test-'
const DEMO_LOCK = '7265, 2'
const FOLDER_LOCK = '7265, 3'

interface Place {
  readonly adminUrl: string
  readonly folder: string
  readonly prefix: string
}

function currentPlace(): Place {
  const place = process.env[PLACE]
  if (!place) throw new Error('no test databases are open: the run has to call openTestDatabases() first')
  return JSON.parse(place) as Place
}

/** Builds the demo if no earlier caller has built it. The template gets its name only when it is complete. */
async function ensureDemo(place: Place): Promise<void> {
  const name = `${place.prefix}_demo`
  await oneAtATime(place, DEMO_LOCK, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await admin.query(`drop database if exists ${name}_new with (force)`)
    await admin.query(`create database ${name}_new template ${place.prefix}_empty`)
    // Imported on demand, because its imports would slow down the start of every test file.
    const { buildMarket } = await import('../build.ts')
    await buildMarket({
      databaseUrl: urlOf(place, `${name}_new`),
      dataDir: join(place.folder, 'demo'),
      demo: true,
      startAt: new Date(),
      size: 'test',
      log: openLog({ level: 'error' }),
    })
    await admin.query(`alter database ${name}_new rename to ${name}`)
  })
}

/**
 * The folder `name` of this run, which the first caller fills by `build`. The folder gets its name only when it is
 * complete.
 */
export async function folderOfRun(name: string, build: (folder: string) => Promise<void>): Promise<string> {
  const place = currentPlace()
  const folder = join(place.folder, name)
  await oneAtATime(place, FOLDER_LOCK, async () => {
    if (existsSync(folder)) return
    const staging = `${folder}-new`
    rmSync(staging, { recursive: true, force: true })
    await build(staging)
    renameSync(staging, folder)
  })
  return folder
}

/** Runs `work` under a lock that all processes of this run share, so that they run such work one after the other. */
function oneAtATime(place: Place, lock: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  return asAdmin(place, async (admin) => {
    await admin.query(`select pg_advisory_lock(${lock})`)
    await work(admin)
  })
}

async function dropAll(place: Place): Promise<void> {
  await asAdmin(place, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [place.prefix],
    )
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
  })
}

async function asAdmin<T>(place: Place, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: place.adminUrl })
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(place: Place, database: string): string {
  const url = new URL(place.adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Deletes the folders of runs that were killed. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${FOLDER}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    try {
      rmSync(join(parent, name), { recursive: true })
    } catch {
      // The folder belongs to another user or is already deleted.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
