import { setTimeout as pause } from 'node:timers/promises'
import { parseCronItems, type Runner, run, Logger as WorkerLogger } from 'graphile-worker'
import pg from 'pg'
import { systemClock } from '#node/clock.ts'
import type { Config } from '#node/config.ts'
import { type Database, openDatabase } from '#node/db.ts'
import type { Log } from '#node/log.ts'
import { limits } from '#shared/base/limits.ts'
import { startClosing } from './auctions/closing.ts'
import { sweepSignIn } from './auth/sweep.ts'
import { openFiles } from './base/files.ts'
import { deleteOldKeys } from './base/store.ts'
import { sweepPictures } from './base/sweep.ts'
import { deleteOldNotifications } from './notifications/store.ts'
import { settleOrders } from './orders/clock.ts'
import { orderListeners } from './orders/paid.ts'
import { windowsOf } from './orders/windows.ts'
import { closeDue } from './requests/expiry.ts'
import { lookAfterAll } from './wallet/charges.ts'
import { openPayments } from './wallet/payments.ts'
import { releaseDue } from './wallet/store.ts'

/** One worker process. Correctness never waits for a job: state is read from the clock and the rows. */
export interface RunningWorker {
  /** Lets the running jobs finish. */
  close(): Promise<void>
}

/** What the worker does, and when (crontab, UTC). */
export function jobsOf(
  config: Config,
  db: Database,
  log: Log,
): Record<string, { at: string; work: () => Promise<void> }> {
  return {
    sweep_sign_in: {
      at: '17 * * * *',
      work: async () => log.info(await sweepSignIn(db, config), 'what holds no more of signing in deleted'),
    },
    settle_orders: {
      at: '* * * * *',
      work: async () => {
        const settled = await settleOrders(db, new Date(), windowsOf(config))
        if (settled > 0) log.info({ settled }, 'orders whose time had come went on')
      },
    },
    close_requests: {
      at: '* * * * *',
      work: async () => {
        const closed = await closeDue(db, new Date())
        if (closed > 0) log.info({ closed }, 'requests whose time was over closed')
      },
    },
    sweep_notifications: {
      at: '37 1 * * *',
      work: async () => {
        const deleted = await deleteOldNotifications(db, limits.notifications.keptDays)
        log.info({ deleted }, 'old notifications deleted')
      },
    },
    sweep_keys: {
      at: '47 1 * * *',
      work: async () => log.info({ deleted: await deleteOldKeys(db) }, 'old keys of repeated calls deleted'),
    },
    // For statements and ledgers that show it; what may be spent is read by the clock.
    release_holds: {
      at: '*/5 * * * *',
      work: async () => {
        const released = await releaseDue(db, RELEASED_AT_ONCE)
        if (released > 0) log.info({ released }, 'wallets whose money came free')
      },
    },
    // For those who paid and never came back to the page that would ask.
    settle_cards: {
      at: '*/2 * * * *',
      work: async () => {
        const listeners = orderListeners({ clock: systemClock, windows: windowsOf(config) })
        const settled = await lookAfterAll({ db, listeners, payments: openPayments(config) })
        if (settled > 0) log.info({ settled }, 'card payments settled by asking the gateway')
      },
    },
    sweep_pictures: {
      at: '*/5 * * * *',
      work: async () => {
        const swept = await sweepPictures({ files: openFiles(config.DATA_DIR), db }, new Date())
        if (swept.rows + swept.files > 0) log.info(swept, 'pictures without use or row deleted')
      },
    },
  }
}

/** Starts a worker; any number may run side by side. It waits for a database that is not there yet. */
export async function startWorker(
  config: Config,
  { databaseUrl, log }: { readonly databaseUrl: string; readonly log: Log },
): Promise<RunningWorker> {
  const db = openDatabase(databaseUrl, { log, max: 3 })
  const pool = openPool(databaseUrl, log)
  const jobs = Object.entries(jobsOf(config, db, log))
  // No job: its ends are due to the second.
  const auctions = startClosing(db, log)
  let closing = false
  let runner: Runner | undefined
  const started = start()

  async function start(): Promise<void> {
    for (let failures = 0; !closing; failures += 1) {
      try {
        runner = await run({
          pgPool: pool,
          concurrency: 2,
          noHandleSignals: true,
          logger: new WorkerLogger(() => (level, message) => tell(log, level, message)),
          taskList: Object.fromEntries(jobs.map(([name, { work }]) => [name, work])),
          parsedCronItems: parseCronItems(
            jobs.map(([task, { at }]) => ({ task, match: at, options: { backfillPeriod: DAY_MS } })),
          ),
        })
        runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker ended'))
        return
      } catch (error) {
        log.warn({ err: error }, 'the worker waits for the database')
        await pause(Math.min(500 * 2 ** failures, 10_000))
      }
    }
  }

  return {
    async close() {
      closing = true
      await started
      await Promise.all([auctions.close(), runner?.stop()])
      await pool.end()
      await db.close()
    },
  }
}

const RELEASED_AT_ONCE = 1_000
const DAY_MS = 24 * 60 * 60 * 1000

/** Every client needs a listener of its own, or a killed PostgreSQL ends this process. */
function openPool(databaseUrl: string, log: Log): pg.Pool {
  const options = { connectionString: databaseUrl, max: 4, connectionTimeoutMillis: 3_000, keepAlive: true }
  const pool = new pg.Pool(options)
  // Once the pool is ending, a server that ends at the same time is no news.
  const lost = (error: Error) => !pool.ending && log.warn({ err: error }, 'worker client lost')
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', lost)
  return pool
}

function tell(log: Log, level: string, message: string): void {
  if (level === 'error') log.error(message)
  else if (level === 'warning') log.warn(message)
  else log.debug(message)
}
