import { type Database, DatabaseUnavailable } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { type Repeating, repeat } from '../../base/repeat.ts'
import { stepAuction } from '../step.ts'
import { holdDue, listDue } from './store.ts'

/**
 * Records the due events of auctions: the end, an automatic award, a lapse and the award after a lapse. Each is recorded
 * as of its due time and exactly once, although workers run concurrently (contract, Auctions). Reads and steps apply due
 * events themselves, so correctness does not depend on this function. Returns the number of settled auctions. The error of
 * an auction that cannot be settled is passed to `failed`; the other auctions are still settled.
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
      // Another process has locked this auction, or has settled it since it was listed.
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

/** Polls for due auctions every 500 ms with one small query; retries while the database is unreachable. */
export function startClosing(db: Database, log: Log, everyMs = 500): Repeating {
  let away = false
  const failed = (error: unknown, auctionId: number) =>
    log.error({ err: error, auctionId }, 'an auction could not be settled')

  async function look(): Promise<void> {
    try {
      const settled = await closeDue(db, failed)
      if (settled > 0) log.info({ settled }, 'settled due auctions')
      away = false
    } catch (error) {
      if (!away) log.warn({ err: error }, 'the database is unreachable; due auctions are closed later')
      away = true
    }
  }

  return repeat('closing of auctions', { everyMs, work: look }, log)
}
