import { setTimeout as pause } from 'node:timers/promises'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { startClosing } from '#server/auctions/closing/closing.ts'
import type { Row } from '../table.ts'

/**
 * Measures a hundred auctions that end in the same second, each with a bid, with two workers: the time until the last one
 * is closed, and how many were not closed, awarded and notified exactly once.
 */
export async function measureClosing({
  db,
  databaseUrl,
}: {
  readonly db: Database
  readonly databaseUrl: string
}): Promise<Row[]> {
  const lots = await fill(db)
  const log = openLog({ level: 'error' })
  const workers = [1, 2].map(() => {
    const own = openDatabase(databaseUrl, { log, max: 3 })
    return { own, closing: startClosing(own, log) }
  })
  const slowest = await untilClosed(db, lots)
  const wrong = await countWrong(db, lots)
  for (const { own, closing } of workers) {
    await closing.close()
    await own.close()
  }
  return [
    {
      what: 's from the end of 100 auctions of one second until all are closed, two workers',
      value: slowest,
      limit: 5,
      better: 'below',
    },
    {
      what: 'of them not closed, awarded and notified exactly once',
      value: wrong,
      limit: 0,
      better: 'below',
    },
  ]
}

const count = 100

async function fill(db: Database): Promise<number[]> {
  const seller = await makeSeller(db)
  const bidder = await addPerson(db, { type: 'local_seller' })
  const lots: number[] = []
  for (let place = 0; place < count; place++) {
    lots.push(await openLot(db, seller, { startsInS: -3_600, autoAccept: true, softCloseS: 0 }))
  }
  const [end] = await db.query<{ seconds: number }>({
    text: `update auctions a set first_ends_at = at, ends_at = at, due_at = at
           from (select date_trunc('second', now()) + interval '1 hour' as at) one where product_id = any($1)
           returning extract(epoch from at - now())::float8 as seconds`,
    values: [lots],
  })
  const from = performance.now()
  for (const id of lots) await bidOn(db, id, [{ by: bidder, riyals: 1_000 }])
  const tookS = (performance.now() - from) / 1_000
  // The new end must still be in the future when the last auction is moved. Moving the auctions takes about as long as
  // bidding took.
  const left = Math.ceil(2 * tookS + 2)
  for (const id of lots) await ageLot(db, id, Math.floor((end?.seconds ?? 0) - tookS) - left)
  return lots
}

/** Seconds from the common end until no auction is open, by the database's clock. */
async function untilClosed(db: Database, lots: readonly number[]): Promise<number> {
  for (;;) {
    const [row] = await db.query<{ open: number; since: number }>({
      text: `select count(*) filter (where closed_at is null)::int as open,
               extract(epoch from clock_timestamp() - min(ends_at))::float8 as since
             from auctions where product_id = any($1)`,
      values: [lots],
    })
    if (row?.open === 0) return row.since
    if ((row?.since ?? 0) > 60) throw new Error(`${row?.open} auctions are not closed after a minute`)
    await pause(10)
  }
}

async function countWrong(db: Database, lots: readonly number[]): Promise<number> {
  const [row] = await db.query<{ wrong: number }>({
    text: `select count(*)::int as wrong from auctions a where product_id = any($1) and (
             closed_at <> ends_at or ended_version <> 2 or awarded_version <> 3 or version <> 3
             or (select count(*) from awards w where w.auction_id = a.product_id) <> 1
             or (select count(*) from notifications n where n.data_id = a.product_id and n.event_key like 'auction:%') <> 2)`,
    values: [lots],
  })
  return row?.wrong ?? lots.length
}
