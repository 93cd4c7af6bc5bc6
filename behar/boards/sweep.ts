import type { Clock } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { expireSome, forgetKeys } from './store.ts'

export interface SweepDeps {
  readonly db: Sql
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly clock: Clock
}

/**
 * Runs sweepBoards at the start and every few minutes. Lists show entries as expired even before the sweep. Logs failures
 * and retries in the next round. Several processes may run the sweep concurrently.
 */
export function openSweep({ db, log, clock }: SweepDeps): { close(): Promise<void> } {
  let closed = false
  let running: Promise<void> | undefined
  const round = () => {
    // If a round takes longer than the interval, the missed rounds are skipped.
    running ??= Promise.resolve(clock())
      .then((now) => sweepBoards(db, now, () => closed))
      .then(
        (swept) => {
          if (swept.expired + swept.forgotten > 0) log.info(swept, 'swept the boards')
        },
        (error: unknown) => {
          if (!closed) log.warn({ err: error }, 'the boards could not be swept')
        },
      )
      .finally(() => {
        running = undefined
      })
  }
  round()
  const timer = setInterval(round, everyMs)
  timer.unref()
  return {
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}

const everyMs = 3 * 60_000

/** Marks entries whose last day is before `now` as expired, and deletes idempotency keys older than a day, in small batches. */
export async function sweepBoards(
  db: Sql,
  now: Date,
  isClosed: () => boolean = () => false,
): Promise<{ readonly expired: number; readonly forgotten: number }> {
  const swept = { expired: 0, forgotten: 0 }
  for (const board of ['supplies', 'demands'] as const) {
    swept.expired += await allBatches(() => expireSome(db, board, riyadhDay(now)), isClosed)
    swept.forgotten += await allBatches(() => forgetKeys(db, board, now), isClosed)
  }
  for (const table of ['steps', 'deal_messages'] as const)
    swept.forgotten += await allBatches(() => forgetKeys(db, table, now), isClosed)
  return swept
}

/** Repeats a batch until a batch is not full. */
async function allBatches(step: () => Promise<number>, isClosed: () => boolean): Promise<number> {
  let all = 0
  while (!isClosed()) {
    const done = await step()
    all += done
    if (done < limits.behar.expiredAtOnce) break
  }
  return all
}
