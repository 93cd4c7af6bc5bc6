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
 * Writes down, now and every few minutes, what the clock has ended: lists show it ended before that. A failure is logged and
 * the next round begins anew; several processes may do it at once.
 */
export function openSweep({ db, log, clock }: SweepDeps): { close(): Promise<void> } {
  let closed = false
  let running: Promise<void> | undefined
  const round = () => {
    // One that takes long is not followed by all that it has kept waiting.
    running ??= Promise.resolve(clock())
      .then((now) => sweepBoards(db, now, () => closed))
      .then(
        (swept) => {
          if (swept.expired + swept.forgotten > 0) log.info(swept, 'entries of the boards swept')
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

/** Writes `expired` into what is over on the day of `now`, and forgets the keys of repeated calls after a day, in small steps. */
export async function sweepBoards(
  db: Sql,
  now: Date,
  isClosed: () => boolean = () => false,
): Promise<{ readonly expired: number; readonly forgotten: number }> {
  const swept = { expired: 0, forgotten: 0 }
  for (const board of ['supplies', 'demands'] as const) {
    swept.expired += await allOf(() => expireSome(db, board, riyadhDay(now)), isClosed)
    swept.forgotten += await allOf(() => forgetKeys(db, board, now), isClosed)
  }
  return swept
}

/** Step after step, as long as one finds as many as it may. */
async function allOf(step: () => Promise<number>, isClosed: () => boolean): Promise<number> {
  let all = 0
  while (!isClosed()) {
    const done = await step()
    all += done
    if (done < limits.behar.expiredAtOnce) break
  }
  return all
}
