import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { grams } from '#shared/base/quantity.ts'
import { maskName } from '#shared/base/text/masks.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { findTold, type ToldRow } from './store.ts'

/** Tells owners that somebody bid, and those who led that somebody else does; after the commit, gathered. */
export interface BidNews {
  /** Somebody bid in an auction; `outbid` led before. */
  tell(auctionId: number, outbid: readonly number[]): void
  /** Writes what waits. */
  close(): Promise<void>
}

/**
 * What happens within a moment is told together, a part of it in one transaction, with how things stand then. The more
 * there is to tell, the longer the rest: bids go before word of them. What cannot be written waits and harms no bid.
 */
export function openBidNews({ db, log }: { readonly db: Database; readonly log: Log }): BidNews {
  const waiting = new Map<number, Set<number>>()
  const closing = new AbortController()
  let telling: Promise<void> | undefined

  function tell(auctionId: number, outbid: readonly number[]): void {
    const people = waiting.get(auctionId) ?? new Set()
    for (const person of outbid) people.add(person)
    if (!waiting.has(auctionId)) waiting.set(auctionId, people)
  }

  async function tellAll(): Promise<void> {
    let tookMs = 0
    while (waiting.size > 0) {
      await pause(Math.max(gatheredMs, tookMs * restFactor), undefined, { signal: closing.signal }).catch(
        () => undefined,
      )
      const from = performance.now()
      const told = await tellSome()
      tookMs = performance.now() - from
      if (!told && closing.signal.aborted) return
    }
  }

  async function tellSome(): Promise<boolean> {
    const some = [...waiting].slice(0, auctionsAtOnce)
    for (const [id] of some) waiting.delete(id)
    try {
      await write(db, new Map(some))
      return true
    } catch (error) {
      log.debug({ err: error }, 'word of bids could not be written')
      for (const [id, people] of some) if (waiting.size < mostWaiting) tell(id, [...people])
      return false
    }
  }

  return {
    tell(auctionId, outbid) {
      if (waiting.size >= mostWaiting && !waiting.has(auctionId)) return
      tell(auctionId, outbid)
      telling ??= tellAll().finally(() => {
        telling = undefined
      })
    },
    async close() {
      closing.abort()
      await telling
    },
  }
}

const gatheredMs = 250
/** Nine parts rest to one of telling. */
const restFactor = 9
const auctionsAtOnce = 200
const mostWaiting = 10_000

function write(db: Database, outbid: ReadonlyMap<number, ReadonlySet<number>>): Promise<void> {
  return db.transaction(async (tx: Sql) => {
    const rows = await findTold(tx, [...outbid.keys()])
    await notify(tx, ...rows.flatMap((row) => newsOf(row, outbid.get(row.id) ?? new Set())))
  })
}

/** Gathered: each has one unread row of an auction, which is brought up to date. Who leads again was not outbid. */
function newsOf(row: ToldRow, outbid: ReadonlySet<number>): News[] {
  const told = { about: row.id, by: row.leader_id, event: 'gathered' } as const
  const lot = {
    fish: { ar: row.name_ar, en: row.name_en },
    weight: grams(row.lot_grams),
    price: row.current,
  }
  const bidder = maskName(row.f_name, row.l_name)
  const led = [...outbid].filter((person) => person !== row.leader_id)
  return [
    { ...told, to: row.owner, kind: 'bid_placed', facts: { ...lot, bids: row.bids_count } },
    ...led.map((to): News => ({ ...told, to, kind: 'auction_outbid', facts: { ...lot, bidder } })),
  ]
}
