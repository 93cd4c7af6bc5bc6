import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../logs/log.ts'
import { type Cluster, openCluster, SUPERUSER } from './embedded/cluster.ts'
import {
  connect,
  findOwner,
  START_LIMIT_MS,
  signalTo,
  stopOtherServer,
  takeOwnership,
} from './embedded/ownership.ts'
import { findPostmaster, freePort, readLog, spawnPostmaster } from './embedded/postmaster.ts'
import { ensureRoles, giveToOwner, OWNER, passwordOf, SERVING } from './embedded/roles.ts'

/** PostgreSQL from npm, running for this process. */
export interface Embedded extends DatabaseUrls {
  /** The URL of the superuser, for backups and for tests that create databases; a market never uses it. */
  readonly url: string
  stop(): Promise<void>
}

/** The addresses of one database under the two roles of a market (docs/operations.md, "Database roles"). */
export interface DatabaseUrls {
  /** The URL of the role that reads and writes rows. */
  readonly servingUrl: string
  /** The URL of the role that owns the schema, for migrations and for building a demo market. */
  readonly ownerUrl: string
}

export interface EmbeddedOptions {
  /** The folder whose subfolder `postgres` contains the database. */
  readonly dataDir: string
  readonly log: Pick<Log, 'error'>
  /** False for test databases, which need not survive a power failure. */
  readonly durable?: boolean
  /** How long to wait for another owner of the data to stop, in ms, before `AlreadyRunning` is thrown. */
  readonly patienceMs?: number
  /** Called while PostgreSQL starts and does not answer yet, so that the caller can use the time. */
  readonly onSpawn?: () => void
}

/**
 * Starts PostgreSQL 18 on a free port of 127.0.0.1. The process that holds an advisory lock on an open connection owns
 * the data. A running server whose lock nobody holds was left behind by a killed process, and is stopped first. If the
 * server ends while this process runs, it is restarted on the same port.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, durable = true, patienceMs = 5_000, onSpawn } = options
  const cluster = await openCluster(dataDir)
  const launchOn = (port: number) => launch(cluster, port, { dataDir, patienceMs, durable, onSpawn })
  let running = await launchOn(await freePort())
  const { port } = running
  let stopping = false

  function supervise({ postmaster }: Running): void {
    postmaster.once('exit', () => {
      if (stopping) return
      log.error('PostgreSQL ended unexpectedly; restarting it')
      void revive()
    })
  }
  async function revive(): Promise<void> {
    for (let failures = 0; !stopping; failures += 1) {
      try {
        running = await launchOn(port)
        if (stopping) await end(running)
        else supervise(running)
        return
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL does not start')
        await pause(Math.min(500 * 2 ** failures, 10_000))
      }
    }
  }

  supervise(running)
  await ensureDatabase(cluster, port)
  return {
    url: urlOf(SUPERUSER, cluster, port),
    ...urlsOf(cluster, port),
    async stop() {
      stopping = true
      await end(running)
    },
  }
}

/** The addresses of the PostgreSQL that another process runs on this data; null when no process runs one. */
export async function findRunning(dataDir: string): Promise<Omit<Embedded, 'stop'> | null> {
  if (!existsSync(join(dataDir, 'postgres'))) return null
  const cluster = await openCluster(dataDir)
  const found = findPostmaster(cluster)
  const owner = found && (await findOwner(cluster, found.port))
  if (!found || owner === null || owner === 'no answer') return null
  return { url: urlOf(SUPERUSER, cluster, found.port), ...urlsOf(cluster, found.port) }
}

const DATABASE = 'samak'

function urlsOf(cluster: Cluster, port: number): DatabaseUrls {
  return { servingUrl: urlOf(SERVING, cluster, port), ownerUrl: urlOf(OWNER, cluster, port) }
}

function urlOf(role: string, cluster: Cluster, port: number): string {
  const password = role === SUPERUSER ? cluster.password : passwordOf(role, cluster)
  return `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`
}

interface Running {
  readonly port: number
  readonly postmaster: ChildProcess
  /** The connection that holds the advisory lock; null when the lock was not taken. */
  readonly owner: pg.Client | null
}

interface LaunchOptions {
  readonly dataDir: string
  readonly patienceMs: number
  readonly durable: boolean
  readonly onSpawn: EmbeddedOptions['onSpawn']
}

async function launch(
  cluster: Cluster,
  wanted: number,
  { dataDir, patienceMs, durable, onSpawn }: LaunchOptions,
): Promise<Running> {
  let port = wanted
  for (const started = Date.now(); ; ) {
    await stopOtherServer(cluster, dataDir, patienceMs)
    const logged = readLog(cluster).length
    const postmaster = spawnPostmaster(cluster, port, durable)
    onSpawn?.()
    const owner = await takeOwnership(cluster, port, postmaster)
    if (owner) return { port, postmaster, owner }
    await end({ port, postmaster, owner })
    const lines = readLog(cluster).slice(logged)
    const reason = lastingReason(lines)
    if (reason) throw new Error(`PostgreSQL does not start: ${reason}`)
    if (Date.now() - started > START_LIMIT_MS) throw new Error(`PostgreSQL does not start: ${lines.at(-1)}`)
    if (lines.some((line) => PORT_TAKEN.test(line))) port = await freePort()
    await pause(200)
  }
}

const PORT_TAKEN = /could not bind|could not create any TCP/
/** Errors that are caused by a server that is shutting down or by a concurrent start; they are temporary. */
const TEMPORARY =
  /postmaster\.pid|pre-existing shared memory|could not bind|could not create any TCP|starting up|shutting down|not yet accepting|recovery|administrator command/

/** The error with which the server ended; undefined when the error is temporary. */
function lastingReason(lines: readonly string[]): string | undefined {
  const fatal = lines.filter((line) => /FATAL|PANIC/.test(line) && !TEMPORARY.test(line))
  const wrote = lines.some((line) => /LOG|FATAL|PANIC/.test(line))
  return wrote ? fatal.at(-1) : (lines.at(-1) ?? 'the program ended without a message')
}

async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = await connect(cluster, port, 'the first start')
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
    await ensureRoles(client, cluster, DATABASE)
  } finally {
    await client.end()
  }
  const inside = await connect(cluster, port, 'the first start', DATABASE)
  try {
    await giveToOwner(inside)
  } finally {
    await inside.end()
  }
}

async function end({ postmaster, owner }: Running): Promise<void> {
  const { pid } = postmaster
  if (pid === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null) return
  const ended = new Promise((resolve) => postmaster.once('exit', resolve))
  // SIGINT is PostgreSQL's fast shutdown, which closes all connections, including the owner's.
  signalTo(pid, 'SIGINT')
  const immediate = setTimeout(() => signalTo(pid, 'SIGQUIT'), 7_000)
  await ended
  clearTimeout(immediate)
  await owner?.end().catch(() => undefined)
}
