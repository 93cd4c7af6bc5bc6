import { setTimeout as pause } from 'node:timers/promises'
import { parseCronItems, type Runner, run } from 'graphile-worker'
import pg from 'pg'
import { siteAddress } from '#platform/addresses.ts'
import { systemClock, timeOf } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { servingTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { sweepUploads } from '#platform/limits/uploads.ts'
import type { Log } from '#platform/logs/log.ts'
import { tracedJob } from '#platform/logs/traces.ts'
import { limits } from '#shared/base/limits.ts'
import { fireAlerts, watchAverages } from './alerts/firing/firing.ts'
import { startClosing } from './auctions/closing/closing.ts'
import { remindOfEnding } from './auctions/reminding/reminders.ts'
import { remindOfSessions } from './auctions/sessions/reminders.ts'
import { sweepSignIn } from './auth/sweep.ts'
import { incomingFolder } from './base/files.ts'
import { deleteOldKeys } from './base/images/store.ts'
import { sweepPictures } from './base/images/sweep.ts'
import { openMail } from './base/outgoing/mail.ts'
import { openOutbox } from './base/outgoing/outbox.ts'
import { reasonOf } from './base/outgoing/outgoing.ts'
import { openSms } from './base/outgoing/sms.ts'
import { repeat } from './base/repeat.ts'
import { openFiles } from './base/storage.ts'
import { renewalListeners } from './behar/renewing/listeners.ts'
import { remindOfEnds } from './behar/renewing/reminders.ts'
import { listened, loggerOf } from './db/jobs.ts'
import { endDue } from './landings/ending.ts'
import { openAlertTokens } from './notifications/alertTokens.ts'
import { openPushKeys } from './notifications/push/keys.ts'
import { openPushSender } from './notifications/push/sender.ts'
import { planMessages } from './notifications/sending/planning.ts'
import { type SendingDeps, sendMessage } from './notifications/sending/sending.ts'
import { deleteOldNotifications } from './notifications/store.ts'
import { closeDays } from './operator/insight/closing.ts'
import { orderListeners } from './orders/payment/paid.ts'
import { settleOrders } from './orders/progress/clock.ts'
import { windowsOf } from './orders/progress/windows.ts'
import { loadAverages } from './prices/figures/averages.ts'
import { publishIndex } from './prices/index/indexing.ts'
import { keepPrices } from './prices/keeping/keeping.ts'
import { closeDue } from './requests/asking/expiry.ts'
import { joinListeners, lookAfterAll } from './wallet/charges.ts'
import { openPayments } from './wallet/payments.ts'
import { releaseDue } from './wallet/store.ts'
import { openProving, serveWorker } from './workerMetrics.ts'

/**
 * One worker process. Correct states do not depend on jobs, because requests compute states from the clock and the rows.
 */
export interface RunningWorker {
  /** The address of the worker's health and metrics, if WORKER_PORT is set. */
  readonly url: string | undefined
  /** Waits until the running jobs have finished, then closes. */
  close(): Promise<void>
}

/**
 * A job and its schedule. Housekeeping runs `at` a time of the machine's clock (crontab, UTC) in one worker. Jobs that
 * change money or states run `everyMs` milliseconds in every worker, independent of the wall clock.
 */
type Job = { readonly work: () => Promise<void> } & ({ readonly at: string } | { readonly everyMs: number })

export function jobsOf(config: Config, db: Database, log: Log): Record<string, Job> {
  const files = openFiles(config)
  return {
    sweep_sign_in: {
      at: '17 * * * *',
      work: async () =>
        log.info(await sweepSignIn(db, config), 'expired sign-ins, codes, counts and accounts deleted'),
    },
    settle_orders: {
      everyMs: 60_000,
      work: async () => {
        const settled = await settleOrders(db, await timeOf(db), windowsOf(config))
        if (settled > 0) log.info({ settled }, 'due orders settled')
      },
    },
    close_requests: {
      everyMs: 60_000,
      work: async () => {
        const closed = await closeDue(db, await timeOf(db))
        if (closed > 0) log.info({ closed }, 'expired requests closed')
      },
    },
    // Only notifications and stock need this job. The clock alone determines that an unconfirmed catch is missed and that a
    // hold has ended.
    end_landings: {
      everyMs: 60_000,
      work: async () => {
        const ended = await endDue(db, await timeOf(db))
        if (ended > 0) log.info({ ended }, 'unconfirmed catches and holds ended')
      },
    },
    remind_of_ends: {
      everyMs: 600_000,
      work: async () => {
        const reminded = await remindOfEnds(db, await timeOf(db))
        if (reminded > 0) log.info({ reminded }, 'owners reminded of ending subscriptions')
      },
    },
    // This job only makes the figures faster: days that are not closed are counted from the orders.
    close_days: {
      everyMs: 60_000,
      work: async () => {
        const closed = await closeDays(db, await timeOf(db))
        if (closed > 0) log.info({ closed }, 'days of trade counted for the figures of staff')
      },
    },
    // This job publishes the weekly index. For other prices it only makes reading faster.
    keep_prices: {
      everyMs: 60_000,
      work: async () => {
        const counted = await keepPrices(db, await timeOf(db))
        if (counted > 0) log.info({ counted }, 'days of trade counted for the published prices')
        if (await publishIndex(db)) log.info('the price index was published')
      },
    },
    // Sends urgent notifications, such as those of higher bids, of the end of a lot and of alerts, within seconds.
    plan_messages: {
      everyMs: 2_000,
      work: async () => {
        const planned = await planMessages(db)
        if (planned > 0) log.debug({ planned }, 'messages of notifications planned')
      },
    },
    remind_of_ending: {
      everyMs: 15_000,
      work: async () => {
        const reminded = await remindOfEnding(db)
        if (reminded > 0) log.info({ reminded }, 'bidders reminded of ending auctions')
      },
    },
    remind_of_sessions: {
      everyMs: 15_000,
      work: async () => {
        const reminded = await remindOfSessions(db)
        if (reminded > 0) log.info({ reminded }, 'people reminded of auction sessions')
      },
    },
    fire_alerts: {
      everyMs: 5_000,
      work: async () => {
        const fired = await fireAlerts(db)
        if (fired > 0) log.info({ fired }, 'alerts sent')
      },
    },
    watch_averages: { everyMs: 900_000, work: () => watchAverages(db, loadAverages) },
    sweep_notifications: {
      at: '37 1 * * *',
      work: async () => {
        const deleted = await deleteOldNotifications(db, limits.notifications.storedDays)
        log.info({ deleted }, 'old notifications deleted')
      },
    },
    sweep_keys: {
      at: '47 1 * * *',
      work: async () => log.info({ deleted: await deleteOldKeys(db) }, 'old idempotency keys deleted'),
    },
    // Only statements and ledgers need this job, because the available balance is computed from the clock.
    release_holds: {
      everyMs: 300_000,
      work: async () => {
        const released = await releaseDue(db, RELEASED_AT_ONCE)
        if (released > 0) log.info({ released }, 'due holds of wallets released')
      },
    },
    // Settles charges whose callback was lost, or whose payer did not return to the page that polls the gateway.
    settle_cards: {
      everyMs: 120_000,
      work: async () => {
        const listeners = joinListeners(orderListeners({ windows: windowsOf(config) }), renewalListeners)
        const settled = await lookAfterAll({ db, listeners, payments: openPayments(config) })
        if (settled > 0) log.info({ settled }, 'card payments settled by polling the gateway')
      },
    },
    sweep_pictures: {
      at: '*/5 * * * *',
      work: async () => {
        const now = earlier(systemClock(), await timeOf(db))
        const swept = await sweepPictures({ files, db }, now)
        if (swept.rows + swept.files > 0) log.info(swept, 'unreferenced pictures deleted')
        const deleted = await sweepUploads(incomingFolder(config.DATA_DIR), now)
        if (deleted > 0) log.info({ deleted }, 'files of interrupted uploads deleted')
      },
    },
  }
}

/** Starts a worker; any number of workers may run concurrently. The worker waits until the database is available. */
export async function startWorker(
  config: Config,
  { databaseUrl, log }: { readonly databaseUrl: string; readonly log: Log },
): Promise<RunningWorker> {
  const db = openDatabase(databaseUrl, { log, max: 3, directUrl: config.DATABASE_DIRECT_URL })
  const pool = openPool(config.DATABASE_DIRECT_URL ?? databaseUrl, log)
  const jobs = Object.entries(jobsOf(config, db, log)).map(
    ([name, job]) => [name, { ...job, work: () => tracedJob(name, job.work) }] as const,
  )
  // Closing auctions is not a job, because auctions close to the second.
  const auctions = startClosing(db, log)
  const proving = openProving(db)
  const port = config.WORKER_PORT
  const health = port === undefined ? undefined : await serveWorker(config, { db, log, port, proving })
  const proofs = health && repeat('prove_ledger', { everyMs: PROVED_EVERY_MS, work: proving.prove }, log)
  const repeated = jobs.flatMap(([name, job]) => ('everyMs' in job ? repeat(name, job, log) : []))
  const planned = jobs.flatMap(([name, job]) => ('at' in job ? [{ name, ...job }] : []))
  const sending = await openSending(config, db, log)
  const sendOrDrop: SendOrDrop = async (payload, { attempts, max_attempts }) => {
    try {
      await sendMessage(sending, payload)
    } catch (error) {
      // The queue stores and logs errors, and a provider's error may contain the receiver, so only the reason is thrown.
      const reason = reasonOf(error)
      if (attempts < max_attempts) throw new Error(`a message was not sent: ${reason}`)
      log.error({ reason }, 'a message was not sent after all attempts')
    }
  }
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
          logger: loggerOf(log),
          taskList: {
            ...Object.fromEntries(planned.map(({ name, work }) => [name, work])),
            send_message: (payload, { job }) => tracedJob('send_message', () => sendOrDrop(payload, job)),
          },
          parsedCronItems: parseCronItems(
            planned.map(({ name, at }) => ({ task: name, match: at, options: { backfillPeriod: DAY_MS } })),
          ),
        })
        runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker stopped unexpectedly'))
        return
      } catch (error) {
        log.warn({ err: error }, 'the worker waits for the database')
        await pause(Math.min(500 * 2 ** failures, 10_000))
      }
    }
  }

  return {
    url: health?.url,
    async close() {
      closing = true
      await started
      await Promise.all([
        health?.close(),
        proofs?.close(),
        auctions.close(),
        runner?.stop(),
        ...repeated.map(({ close }) => close()),
      ])
      await pool.end()
      await db.close()
    },
  }
}

type SendOrDrop = (
  payload: unknown,
  job: { readonly attempts: number; readonly max_attempts: number },
) => Promise<void>

/** The services that send messages outside of the site. */
export async function openSending(config: Config, db: Database, log: Log): Promise<SendingDeps> {
  const outbox = openOutbox(config.DATA_DIR)
  return {
    db,
    log,
    mail: openMail(config, outbox),
    sms: openSms(config, outbox),
    push: openPushSender(await openPushKeys(config)),
    tokens: await openAlertTokens(config),
    site: siteAddress(config),
  }
}

/**
 * File times are from the clock of the machine. By using the earlier of both clocks, files can seem younger than they are, but
 * never older.
 */
const earlier = (one: Date, other: Date) => (one < other ? one : other)

const RELEASED_AT_ONCE = 1_000
const PROVED_EVERY_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The pool of the job queue, with the deadlines of db.ts; in pipeline mode `query_timeout` closes a hanging connection. */
function openPool(databaseUrl: string, log: Log): pg.Pool {
  const options = {
    connectionString: databaseUrl,
    max: 4,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: servingTimeouts.connectMs,
    query_timeout: servingTimeouts.answerMs,
    statement_timeout: servingTimeouts.statementMs,
    idle_in_transaction_session_timeout: servingTimeouts.idleInTransactionMs,
  }
  return listened(new pg.Pool(options), log)
}
