import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, chooseAccount, handOver } from './account.ts'
import { binaries } from './binaries.ts'

/** A database on disk and the account that runs it. `<data folder>/postgres` holds data, password and log. */
export interface Cluster {
  readonly account: Account
  readonly data: string
  readonly pidFile: string
  readonly logFile: string
  readonly password: string
}

export const SUPERUSER = 'samak'
const VERSION = '18'
const LOG_LIMIT_BYTES = 1024 * 1024

/** Opens the database folder; creates the database when it does not exist. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true })
  const home = join(realpathSync(dataDir), 'postgres')
  const account = chooseAccount(dataDir, home)
  if (!existsSync(home)) await create(realpathSync(dataDir), home, account)
  const data = join(home, 'data')
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version !== VERSION)
    throw new Error(`The data in ${home} was created by PostgreSQL ${version}; this is PostgreSQL ${VERSION}`)
  const logFile = join(home, 'server.log')
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) truncateSync(logFile)
  const password = readFileSync(join(home, 'password'), 'utf8').trim()
  return { account, data, pidFile: join(data, 'postmaster.pid'), logFile, password }
}

/**
 * Creates the database in a staging folder and renames the folder when the database is complete. Neither a kill nor a
 * concurrent start leaves an incomplete database.
 */
async function create(dataDir: string, home: string, account: Account): Promise<void> {
  sweep(dataDir)
  const staging = join(dataDir, `${STAGING}${process.pid}-${randomBytes(4).toString('hex')}`)
  mkdirSync(staging, { mode: 0o700 })
  const pwfile = join(staging, 'password')
  writeFileSync(pwfile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  handOver(pwfile, account)
  handOver(staging, account)
  try {
    await initdb(join(staging, 'data'), pwfile, account)
    renameSync(staging, home)
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    // A concurrent start has created the database first, so that database is used.
    if (!existsSync(join(home, 'data', 'PG_VERSION'))) throw error
  }
}

const STAGING = 'postgres-new-'
const STALE_MS = 15 * 60_000

/** Deletes the staging folders of killed starts. */
function sweep(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    if (name.startsWith(STAGING) && Date.now() - statSync(path).mtimeMs > STALE_MS)
      rmSync(path, { recursive: true })
  }
}

async function initdb(data: string, pwfile: string, { prefix, ids }: Account): Promise<void> {
  const [program = '', ...args] = [
    ...prefix,
    binaries().initdb,
    ...[`--pgdata=${data}`, `--username=${SUPERUSER}`, `--pwfile=${pwfile}`, '--auth=scram-sha-256'],
    // The password is 24 random bytes, so more SCRAM iterations would add no protection and slow down every connection.
    ...['--set=scram_iterations=1', '--encoding=UTF8', '--locale=C'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
  ]
  const child = spawn(program, args, {
    ...ids,
    cwd: '/',
    env: postgresEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`initdb failed: ${output.trim().split('\n').at(-1) ?? `code ${code}`}`)
}

/** The environment without the caller's PG* variables, with the C locale (an invalid locale stops PostgreSQL on macOS). */
export function postgresEnv(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name))
  return { ...Object.fromEntries(others), LC_ALL: 'C', TZ: 'UTC' }
}
