import { expect } from 'vitest'
import type { Database, Sql } from '#platform/database/db.ts'

/** A concurrent transaction that stays open until `end`. */
export interface Meanwhile {
  run(text: string, values?: unknown[]): Promise<unknown>
  end(): Promise<void>
}

export async function meanwhile(db: Database): Promise<Meanwhile> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<Sql>()
  const done = db.transaction(async (tx) => {
    begin(tx)
    await ended
  })
  const tx = await begun
  return {
    run: (text, values = []) => tx.query({ text, values }),
    end: () => {
      end()
      return done
    },
  }
}

/** Resolves when this many connections wait for a lock of another connection. */
export async function untilWaiting(db: Sql, count = 1): Promise<void> {
  await expect
    .poll(
      () =>
        db.query({
          text: `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        }),
      { timeout: 30_000 },
    )
    .toHaveLength(count)
}
