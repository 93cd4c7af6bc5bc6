import type { ChildProcess } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#platform/database/db.ts'
import { freePort } from '#platform/database/embedded/postmaster.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import type { Session } from '../command.ts'
import { expectAll } from '../faults/faults.ts'
import { openFaultMarket } from '../faults/market.ts'
import { type Acknowledged, makeTraders, tradeUntil } from '../faults/traders.ts'
import { say, step } from '../progress.ts'
import { type Engines, end, listens } from './engines.ts'
import { buildSmallMarket, openPlace, openQuietly } from './place.ts'

const buyers = 100
const halfMs = 10_000

/**
 * Lets people trade through a real PgBouncer in transaction mode, which is killed and restarted meanwhile. Change notifications
 * must reach other processes (LISTEN uses the direct address), and no acknowledged change may be lost.
 */
export async function playPooler(session: Session, engines: Engines): Promise<void> {
  const { log, shutdown } = session
  engines.require('/usr/sbin/pgbouncer')
  const place = openPlace(session, 'pooler')
  const server = await step('Starting PostgreSQL', () =>
    startEmbedded({ dataDir: join(place, 'market'), log }),
  )
  shutdown.add('PostgreSQL', () => server.stop())
  await buildSmallMarket(server.url, join(place, 'market'))
  const db = openQuietly(server.url)
  const traders = await makeTraders(db, buyers)
  const pooler = await openPooler(engines, place, server.url)
  shutdown.add('PgBouncer', () => pooler.stop())
  await expectNotification(pooler.url, server.url, session)

  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: server.url, DATA_DIR: join(place, 'market') }
  const market = await openFaultMarket(env, 2)
  const acknowledged: Acknowledged = { orders: [], steps: [] }
  let over = false
  let longestMs = 0
  const trading = tradeUntil(traders, market.url, acknowledged, () => over)
  const watching = (async () => {
    let [seen, since] = [0, performance.now()]
    while (!over) {
      if (acknowledged.steps.length !== seen) [seen, since] = [acknowledged.steps.length, performance.now()]
      longestMs = Math.max(longestMs, performance.now() - since)
      await pause(10)
    }
  })()
  await pause(halfMs)
  const before = acknowledged.orders.length
  await pooler.restart()
  await pause(halfMs)
  over = true
  await Promise.all([trading, watching])
  await market.close()
  await expectAll(db, acknowledged)
  await db.close()
  const after = acknowledged.orders.length - before
  if (before === 0 || after === 0) throw new Error('there was no trade before or after the restart')
  say(
    `PgBouncer was killed and restarted during ${acknowledged.orders.length} orders: none is lost or duplicated, the longest time without an answer was ${Math.round(longestMs)} ms`,
  )
}

interface Pooler {
  readonly url: string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts PgBouncer with the settings of docs/operations.md, "Timeouts". It refuses to run as root. */
async function openPooler(engines: Engines, place: string, url: string): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const own = await freePort()
  const database = pathname.slice(1)
  const users = join(place, 'users.txt')
  const settings = join(place, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(
    settings,
    `[databases]
${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
max_prepared_statements = 200
query_wait_timeout = 3
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`,
  )
  for (const file of [users, settings]) chmodSync(file, 0o644)
  const start = async (): Promise<ChildProcess> => {
    const child = engines.start('/usr/sbin/pgbouncer', ['-q', settings])
    await listens(child, own, 'PgBouncer')
    return child
  }
  let running = await start()
  const pooled = new URL(url)
  pooled.port = String(own)
  return {
    url: pooled.href,
    async restart() {
      await end(running, 'SIGKILL')
      running = await start()
    },
    stop: () => end(running, 'SIGKILL'),
  }
}

/** Throws unless a notification of one process reaches another process at once; both send through the pooler. */
async function expectNotification(url: string, directUrl: string, { log }: Session): Promise<void> {
  const [one, other] = [openDatabase(url, { log, directUrl }), openDatabase(url, { log, directUrl })]
  try {
    const topic = 'drill:1'
    const received = new Promise<true>((resolve) => {
      other.events.subscribe({
        received: (topics) => topics.includes(topic) && resolve(true),
        reconnected: () => one.events.publish([topic]),
      })
    })
    const sent = performance.now()
    if (!(await Promise.race([received, pause(5_000, false)])))
      throw new Error('a notification did not arrive')
    say(`A notification arrived through PgBouncer and LISTEN in ${Math.round(performance.now() - sent)} ms`)
  } finally {
    await Promise.all([one.close(), other.close()])
  }
}
