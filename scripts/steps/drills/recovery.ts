import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { baseBackup } from '#platform/database/backup/baseBackup.ts'
import { type Account, handOver, handOverAll } from '#platform/database/embedded/account.ts'
import { openCluster } from '#platform/database/embedded/cluster.ts'
import { connect } from '#platform/database/embedded/ownership.ts'
import { freePort, spawnPostmaster } from '#platform/database/embedded/postmaster.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import type { Session } from '../command.ts'
import { expectAll } from '../faults/faults.ts'
import { openFaultMarket } from '../faults/market.ts'
import { type Acknowledged, makeTraders, tradeUntil } from '../faults/traders.ts'
import { say, step } from '../progress.ts'
import { buildSmallMarket, openPlace, openQuietly, quiet } from './place.ts'
import { ordersAfter, presentOrders } from './store.ts'

const buyers = 100
const tradeMs = 60_000
/** The second to which the market is restored, in ms after the start of the trade. */
const chosenMs = 40_000
/** The server archives a segment of its log at the latest after this time. */
const archiveS = 5

/**
 * Rehearses point-in-time recovery: base backup and archived log, 60 s of trade, loss of the data folder, restore to a
 * chosen second and to the end of the archive. Throws when an acknowledged change from before the chosen second is missing,
 * or a later one is present, or a rule is broken.
 */
export async function playRecovery(session: Session): Promise<void> {
  const place = openPlace(session, 'recovery')
  const archive = join(place, 'archive')
  mkdirSync(archive)
  const lost = join(place, 'lost')
  const account = await prepare(lost, archive)
  // The server is destroyed on purpose, so its attempts to start again are not logged.
  const server = await step('Starting PostgreSQL', () => startEmbedded({ dataDir: lost, log: quiet }))
  await buildSmallMarket(server.url, lost)
  const db = openQuietly(server.url)
  const traders = await makeTraders(db, buyers)
  await step('Base backup', () => baseBackup({ url: server.url, folder: join(place, 'base') }))

  const market = await openFaultMarket({ DATABASE_URL: server.url, DATA_DIR: lost }, 2)
  const acknowledged: Acknowledged = { orders: [], steps: [] }
  const started = Date.now()
  const trading = tradeUntil(traders, market.url, acknowledged, () => Date.now() - started > tradeMs)
  await pause(chosenMs)
  const before: Acknowledged = { orders: [...acknowledged.orders], steps: [...acknowledged.steps] }
  const [now] = await db.query<{ at: Date; text: string }>({
    text: 'select clock_timestamp() as at, clock_timestamp()::text as text',
  })
  await trading
  const lostAt = Date.now()
  destroy(lost)
  await market.close()
  await db.close()
  await server.stop()
  say(
    `The data folder was destroyed after ${acknowledged.orders.length} orders and ${acknowledged.steps.length} steps`,
  )

  const chosen = await restore(place, 'chosen', account, `recovery_target_time = '${now?.text}'`)
  const there = openQuietly(chosen.url)
  await expectAll(there, before)
  const later = await ordersAfter(there, now?.at ?? new Date())
  await there.close()
  await chosen.stop()
  if (later > 0) throw new Error(`the restore contains ${later} orders that are later than the chosen second`)
  say(
    `Restored to ${now?.text} in ${chosen.seconds} s: all ${before.orders.length} orders and ${before.steps.length} steps from before are there, no later ones`,
  )

  const newest = await restore(place, 'newest', account, "recovery_target_timeline = 'latest'")
  const end = openQuietly(newest.url)
  const { count, last } = await presentOrders(
    end,
    acknowledged.orders.map(({ id }) => id),
  )
  await expectAll(end, { orders: [], steps: [] })
  await end.close()
  await newest.stop()
  const missing = acknowledged.orders.length - count
  const secondsLost = Math.max(0, (lostAt - (last?.getTime() ?? 0)) / 1_000)
  say(
    `Restored to the end of the archive in ${newest.seconds} s: ${missing} of ${acknowledged.orders.length} orders are lost, of the last ${secondsLost.toFixed(1)} s (archive_timeout ${archiveS} s)`,
  )
  if (secondsLost > 4 * archiveS) throw new Error('the restore lost more than four times archive_timeout')
}

/** Creates the database with archiving of its log; returns the account that runs it. */
async function prepare(dataDir: string, archive: string): Promise<Account> {
  const { data, account } = await openCluster(dataDir)
  handOver(archive, account)
  const copy = `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f.part" && mv "${archive}/%f.part" "${archive}/%f"`
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `archive_mode = on\narchive_timeout = ${archiveS}\narchive_command = '${copy}'\n`,
  )
  return account
}

/** Ends the server without a shutdown and deletes its data. */
function destroy(dataDir: string): void {
  const data = join(dataDir, 'postgres', 'data')
  process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  rmSync(data, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
}

interface Restored {
  readonly url: string
  /** The time from the beginning of the copy until the database accepts writes. */
  readonly seconds: string
  stop(): Promise<void>
}

/** Restores the base backup, replays the archive until the target, and lets the server accept writes. */
async function restore(place: string, name: string, account: Account, target: string): Promise<Restored> {
  const started = performance.now()
  const dataDir = join(place, name)
  const data = join(dataDir, 'postgres', 'data')
  cpSync(join(place, 'base'), data, { recursive: true })
  const password = join(place, 'lost', 'postgres', 'password')
  if (existsSync(password)) cpSync(password, join(dataDir, 'postgres', 'password'))
  writeFileSync(join(data, 'recovery.signal'), '')
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp "${join(place, 'archive')}/%f" "%p"'\n${target}\nrecovery_target_action = 'promote'\n`,
  )
  handOverAll(join(dataDir, 'postgres'), account)
  const cluster = await openCluster(dataDir)
  const port = await freePort()
  const postmaster = spawnPostmaster(cluster, port, true)
  const ended = new Promise((resolve) => postmaster.once('exit', resolve))
  await step(`Replaying the archive (${name})`, async () => {
    for (let open = false; !open; await pause(100)) {
      if (postmaster.exitCode !== null) throw new Error(readFileSync(cluster.logFile, 'utf8').slice(-2_000))
      const client = await connect(cluster, port, 'recovery').catch(() => null)
      const answer = await client
        ?.query<{ open: boolean }>('select not pg_is_in_recovery() as open')
        .catch(() => undefined)
      await client?.end().catch(() => undefined)
      open = answer?.rows[0]?.open ?? false
    }
  })
  return {
    url: `postgres://samak:${cluster.password}@127.0.0.1:${port}/samak`,
    seconds: ((performance.now() - started) / 1_000).toFixed(1),
    async stop() {
      // The child is unreferenced, so without ref() this process could exit while it waits.
      postmaster.ref()
      if (postmaster.pid) process.kill(postmaster.pid, 'SIGINT')
      await ended
    },
  }
}
