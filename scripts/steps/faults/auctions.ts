import { findBreaches } from '#demo/invariants.ts'
import type { Database } from '#platform/database/db.ts'
import { retry, until } from '../retry.ts'
import { type Bidden, bidUntilOver, finishLots, makeAuctions } from './bidders.ts'
import { openFaultMarket } from './market.ts'

export interface AuctionsRun {
  readonly db: Database
  readonly env: Readonly<Record<string, string>>
  readonly bidders: number
  readonly lots: number
  /** Seconds for which each lot is open if there is no bid near its end. */
  readonly openS: number
  /** Number of accepted bids before a process is killed. */
  readonly bidsBefore: number
  readonly tell: (line: string) => void
}

/**
 * Lets many people bid on many lots through the public API of two processes, one of which is killed with -9. Every
 * acknowledged bid must be stored with its number and hash, every lot must end once, and every winner must order. Throws
 * with the failures.
 */
export async function playAuctions({
  db,
  env,
  bidders,
  lots,
  openS,
  bidsBefore,
  tell,
}: AuctionsRun): Promise<void> {
  const shortly = { AUCTION_MIN_S: '1', SOFT_CLOSE_S: '2', SOFT_CLOSE_CAP_S: '6', FAULT_WORKER: '1' }
  const market = await openFaultMarket({ ...env, ...shortly }, 2)
  const bidden: Bidden = { bids: [], raises: 0, refused: 0 }
  try {
    const auctions = await makeAuctions(db, market.url, { bidders, lots, openS })
    let over = false
    const killing = until(() => over || bidden.bids.length >= bidsBefore).then(() => market.killOne())
    await bidUntilOver(auctions, market.url, bidden)
    over = true
    await killing
    const ordered = await finishLots(db, auctions, market.url)
    await retry(() => expectStored(db, auctions.lots, bidden))
    tell(
      `${bidders} people bid on ${lots} lots while a web process was killed: ${bidden.bids.length} bids and ` +
        `${bidden.raises} maxima were stored, ${bidden.refused} were refused as outbid, ${ordered} lots were ordered`,
    )
  } finally {
    await market.close()
  }
}

async function expectStored(
  db: Database,
  lots: readonly { readonly id: number }[],
  { bids }: Bidden,
): Promise<void> {
  const [row] = await db.query<{ lost: number; open: number; twice: number; unsettled: number }>({
    text: `with said as (select * from unnest($1::bigint[], $2::int[], $3::text[]) as s(auction_id, number, hash))
           select
             (select count(*) from said where not exists (select from bids b where b.auction_id = said.auction_id
                and b.number = said.number and encode(b.hash, 'hex') = said.hash)) as lost,
             (select count(*) - count(distinct (auction_id, number)) from said) as twice,
             (select count(*) from auctions where product_id = any($4) and closed_at is null) as open,
             (select count(*) from auctions where product_id = any($4) and bids_count > 0 and ordered_at is null) as unsettled`,
    values: [
      bids.map(({ auction }) => auction),
      bids.map(({ number }) => number),
      bids.map(({ hash }) => hash),
      lots.map(({ id }) => id),
    ],
  })
  const breaches = await findBreaches(db)
  const wrong = row?.lost || row?.twice || row?.open || row?.unsettled || breaches.length > 0
  if (wrong) throw new Error(JSON.stringify({ ...row, breaches }))
}
