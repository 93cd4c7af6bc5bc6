import { Counter, Gauge, type Registry } from 'prom-client'
import { databaseClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { serveHealth } from '#platform/health.ts'
import { openHttp } from '#platform/http/http.ts'
import { type Listening, listen } from '#platform/listening.ts'
import type { Log } from '#platform/logs/log.ts'
import { migrationsFolder } from './db/schema.ts'
import { proveBooks } from './operator/audit/ledgerStore.ts'
import { readInserted, readJobs, readMoved } from './workerStore.ts'

/** The newest proof of the ledger by this worker (`npm run verify` checks more). */
export interface Proving {
  prove(): Promise<void>
  /** Registers the age of the proof and its number of differing accounts. */
  measure(registry: Registry): void
}

export function openProving(db: Database): Proving {
  const openedAt = performance.now()
  let proof: { readonly at: number; readonly differing: number } | undefined
  return {
    async prove() {
      const { differing, total } = await db.transaction(proveBooks)
      proof = { at: performance.now(), differing: differing + (total === 0 ? 0 : 1) }
    },
    measure(registry) {
      const registers = [registry]
      new Gauge({
        registers,
        name: 'ledger_proof_age_seconds',
        help: 'Time since the last complete proof of the ledger, or since the start',
        collect() {
          this.set((performance.now() - (proof?.at ?? openedAt)) / 1_000)
        },
      })
      new Gauge({
        registers,
        name: 'ledger_proof_differences',
        help: 'Accounts whose balance differs from their entries, plus one if the sum of all entries is not zero',
        collect() {
          this.set(proof?.differing ?? 0)
        },
      })
    },
  }
}

/** Serves `/healthz`, `/readyz` and `/metrics` of a worker on WORKER_PORT. */
export async function serveWorker(
  config: Config,
  { db, log, port, proving }: { db: Database; log: Log; port: number; proving: Proving },
): Promise<Listening> {
  const app = await openHttp({
    log,
    clock: databaseClock(db),
    authenticate: async () => undefined,
    rateLimits: config.RATE_LIMITS,
    trustProxy: config.TRUST_PROXY,
  })
  const measure = (registry: Registry) => {
    proving.measure(registry)
    measureJobs(db, registry)
    measureTrade(db, registry)
  }
  serveHealth(app, { config, db, migrationsFolder, measure })
  return listen(app, { host: config.HOST, port, variable: 'WORKER_PORT' })
}

function measureJobs(db: Database, registry: Registry): void {
  const registers = [registry]
  const oldest = new Gauge({
    registers,
    name: 'jobs_oldest_age_seconds',
    help: 'How long the oldest due job has waited',
  })
  const failed = new Gauge({
    registers,
    name: 'jobs_failed',
    help: 'Jobs that failed at all their attempts',
  })
  new Gauge({
    registers,
    name: 'jobs_waiting',
    help: 'Due jobs that wait for a worker',
    async collect() {
      const jobs = await readJobs(db)
      this.set(jobs.waiting)
      oldest.set(jobs.oldest_s)
      failed.set(jobs.failed)
    },
  })
}

/** Trade is counted in the database, so that it does not depend on the number of web processes. Every worker counts all of it. */
function measureTrade(db: Database, registry: Registry): void {
  const registers = [registry]
  const bids = new Counter({ registers, name: 'bids_placed_total', help: 'Accepted bids' })
  new Counter({
    registers,
    name: 'orders_placed_total',
    help: 'Placed orders',
    async collect() {
      const inserted = await readInserted(db)
      this.reset()
      this.inc(inserted.orders)
      bids.reset()
      bids.inc(inserted.bids)
    },
  })
  let readUntil: Date | undefined
  new Counter({
    registers,
    name: 'money_moved_halalas_total',
    help: 'Amounts that accounts of the ledger received since the start of this worker, by type of entry',
    labelNames: ['type'],
    async collect() {
      const { until, moved } = await readMoved(db, readUntil)
      readUntil = until
      for (const { type, amount_halalas } of moved) this.inc({ type }, amount_halalas)
    },
  })
}
