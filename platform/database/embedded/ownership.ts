import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { PlainError } from '../../plainError.ts'
import { type Cluster, SUPERUSER } from './cluster.ts'
import { findPostmaster } from './postmaster.ts'
import { findProcess } from './processes.ts'

/** Thrown when another process uses the same data folder. The message is one line. */
export class AlreadyRunning extends PlainError {
  constructor(dataDir: string, owner: string) {
    super(
      `The market already runs with the data in ${dataDir} (${owner}). Stop it first, or choose another DATA_DIR.`,
    )
  }
}

/** A time that is long enough for crash recovery on a slow disk. */
export const START_LIMIT_MS = 120_000
const ORPHAN_MS = 1_500
const LOCK = '7265, 1'

/**
 * Returns when no server runs on the data. Waits for a server that is stopping, and stops a server without an owner (its
 * process was killed). Throws `AlreadyRunning` when a server still has an owner after `patienceMs`.
 */
export async function stopOtherServer(cluster: Cluster, dataDir: string, patienceMs: number): Promise<void> {
  const started = Date.now()
  let freeSince: number | null = null
  for (;;) {
    const found = findPostmaster(cluster)
    if (!found) return
    const owner = await findOwner(cluster, found.port)
    const waitedMs = Date.now() - started
    if (owner !== null) freeSince = null
    if (owner === null) {
      // A starting process takes the lock only after its server accepts connections.
      freeSince ??= Date.now()
      if (Date.now() - freeSince > ORPHAN_MS) await stopPid(found.pid)
    } else if (owner !== 'no answer') {
      if (waitedMs > patienceMs) throw new AlreadyRunning(dataDir, owner)
    } else if (waitedMs > START_LIMIT_MS) {
      throw new Error(`PostgreSQL (process ${found.pid}) holds the data in ${dataDir} and does not answer`)
    }
    await pause(100)
  }
}

/**
 * Connects as soon as the new server answers, and takes the lock, which is held as long as the connection is open.
 * Returns null when the server ended, or when another start took the lock; the other start then stops this server.
 */
export async function takeOwnership(
  cluster: Cluster,
  port: number,
  postmaster: ChildProcess,
): Promise<pg.Client | null> {
  const started = Date.now()
  while (
    postmaster.exitCode === null &&
    postmaster.signalCode === null &&
    Date.now() - started < START_LIMIT_MS
  ) {
    const client = await connect(cluster, port, `process ${process.pid}`).catch(() => null)
    if (client) {
      const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK}) as mine`)
      if (rows[0]?.mine) return client
      await client.end().catch(() => undefined)
    }
    await pause(25)
  }
  return null
}

export async function connect(
  { password }: Cluster,
  port: number,
  name: string,
  database = 'postgres',
): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Without an error listener, losing the connection would end this process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

/** The lock holder's application name; null when nobody holds the lock; 'no answer' while the server starts or stops. */
export async function findOwner(cluster: Cluster, port: number): Promise<string | null> {
  const client = await connect(cluster, port, 'a second start').catch(() => null)
  if (!client) return 'no answer'
  try {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and (classid, objid) = (${LOCK}) and granted`,
    )
    return rows[0]?.name ?? null
  } catch {
    return 'no answer'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stopPid(pid: number): Promise<void> {
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const
  for (const [signal, limitMs] of steps) {
    const started = Date.now()
    signalTo(pid, signal)
    while (Date.now() - started < limitMs) {
      if (!findProcess(pid)) return
      await pause(50)
    }
  }
}
