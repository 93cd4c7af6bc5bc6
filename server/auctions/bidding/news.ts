import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { grams } from '#shared/base/quantity.ts'
import { maskName } from '#shared/base/text/masks.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { type BidNewsRow, listBidNews } from './store.ts'

/** Notifies sellers about bids, and outbid people about being outbid. Notifies after the commit, in batches. */
export interface BidNews {
  /** Queues the notifications of a bid; `outbid` contains the people who led before. */
  queue(auctionId: number, outbid: readonly number[]): void
  /** Writes the queued notifications. */
  close(): Promise<void>
}

/**
 * Coalesces notifications and writes those of up to 200 auctions in one transaction, with the state at that time. A longer
 * write is followed by a longer pause, so that bids take precedence. A failed write is retried and never affects a bid.
 */
export function openBidNews({ db, log }: { readonly db: Database; readonly log: Log }): BidNews {
  const queued = new Map<number, Set<number>>()
  const closing = new AbortController()
  let writing: Promise<void> | undefined

  function add(auctionId: number, outbid: readonly number[]): void {
    const people = queued.get(auctionId) ?? new Set()
    for (const person of outbid) people.add(person)
    if (!queued.has(auctionId)) queued.set(auctionId, people)
  }

  async function writeAll(): Promise<void> {
    let tookMs = 0
    while (queued.size > 0) {
      await pause(Math.max(coalesceMs, tookMs * pauseFactor), undefined, { signal: closing.signal }).catch(
        () => undefined,
      )
      const from = performance.now()
      const isWritten = await writeSome()
      tookMs = performance.now() - from
      if (!isWritten && closing.signal.aborted) return
    }
  }

  async function writeSome(): Promise<boolean> {
    const some = [...queued].slice(0, auctionsAtOnce)
    for (const [id] of some) queued.delete(id)
    try {
      await write(db, new Map(some))
      return true
    } catch (error) {
      log.debug({ err: error }, 'notifications of bids could not be written')
      for (const [id, people] of some) if (queued.size < mostQueued) add(id, [...people])
      return false
    }
  }

  return {
    queue(auctionId, outbid) {
      if (queued.size >= mostQueued && !queued.has(auctionId)) return
      add(auctionId, outbid)
      writing ??= writeAll().finally(() => {
        writing = undefined
      })
    },
    async close() {
      closing.abort()
      await writing
    },
  }
}

const coalesceMs = 250
/** The pause is nine times as long as the write took. */
const pauseFactor = 9
const auctionsAtOnce = 200
const mostQueued = 10_000

function write(db: Database, outbid: ReadonlyMap<number, ReadonlySet<number>>): Promise<void> {
  return db.transaction(async (tx: Sql) => {
    const rows = await listBidNews(tx, [...outbid.keys()])
    await notify(tx, ...rows.flatMap((row) => newsOf(row, outbid.get(row.id) ?? new Set())))
  })
}

/**
 * Notifications are coalesced: a person has one unread row per auction, which is updated. A bidder who leads again is not
 * notified of being outbid.
 */
function newsOf(row: BidNewsRow, outbid: ReadonlySet<number>): News[] {
  const base = { about: row.id, by: row.leader_id, event: 'gathered' } as const
  const lot = {
    fish: { ar: row.name_ar, en: row.name_en },
    weight: grams(row.lot_grams),
    price: row.current,
  }
  const bidder = maskName(row.f_name, row.l_name)
  const led = [...outbid].filter((person) => person !== row.leader_id)
  return [
    { ...base, to: row.owner, kind: 'bid_placed', facts: { ...lot, bids: row.bids_count } },
    ...led.map((to): News => ({ ...base, to, kind: 'auction_outbid', facts: { ...lot, bidder } })),
  ]
}
