import { setTimeout as pause } from 'node:timers/promises'
import { type Database, DatabaseUnavailable } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { stepAuction } from '../step.ts'
import { holdDue, listDue } from './store.ts'

/**
 * Does for auctions what the clock has brought: ends, awards where that was agreed, lapses and next chances, each as of
 * when it was due and each once, however many do this at a time (contract, Auctions; trust, Faults). Correctness never
 * waits for it: reads and steps look at the clock themselves. Answers how many it settled; one that cannot be settled
 * is told to `failed` and keeps no other waiting.
 */
export async function closeDue(
  db: Database,
  failed: (error: unknown, auctionId: number) => void,
): Promise<number> {
  let settled = 0
  const tried: number[] = []
  for (;;) {
    const due = await listDue(db, tried, LISTED)
    tried.push(...due)
    const waiting = [...due]
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        if (await settle(db, id, failed)) settled += 1
      }
    }
    const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
    if (due.length < LISTED) return settled
  }
}

const LISTED = 50
const AT_ONCE = 2

async function settle(
  db: Database,
  id: number,
  failed: (error: unknown, auctionId: number) => void,
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      // Somebody else has it, or has been there since it was listed.
      if (!(await holdDue(tx, id))) return false
      await stepAuction(tx, id, { kind: 'tick' })
      return true
    })
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    failed(error, id)
    return false
  }
}

/** The loop that looks after the ends of auctions. */
export interface Closing {
  /** Lets what it does at this moment finish. */
  close(): Promise<void>
}

/** Looks every half second by one small query whether an auction is due; a database that is away is waited for. */
export function startClosing(db: Database, log: Log, everyMs = 500): Closing {
  const ending = new AbortController()
  let away = false
  const failed = (error: unknown, auctionId: number) =>
    log.error({ err: error, auctionId }, 'an auction could not be settled')

  async function look(): Promise<void> {
    try {
      const settled = await closeDue(db, failed)
      if (settled > 0) log.info({ settled }, 'auctions whose time had come were settled')
      away = false
    } catch (error) {
      if (!away) log.warn({ err: error }, 'auctions wait for the database')
      away = true
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await look()
      await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async close() {
      ending.abort()
      await running
    },
  }
}
