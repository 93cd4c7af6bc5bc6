import { createHash } from 'node:crypto'
import type { Database, Sql } from '#platform/database/db.ts'
import { markOf } from '#server/auctions/marks.ts'
import { stateOf } from '#server/auctions/row.ts'
import { stepAuction } from '#server/auctions/step.ts'
import { lockAuction } from '#server/auctions/stepStore.ts'
import { placeBid } from '#shared/auctions/bidding.ts'
import { bestOf, settle } from '#shared/auctions/engine.ts'
import { bidText, termsText } from '#shared/auctions/record.ts'
import { halalas } from '#shared/base/money.ts'
import { type Lot, openLot } from './lots.ts'
import type { TestPerson } from './people.ts'

export interface TestBid {
  readonly by: TestPerson
  /** SAR for the whole lot. */
  readonly riyals: number
  /** Seconds since the bid. */
  readonly agoS?: number
}

/** Creates a lot that had bids half an hour ago and has an award: its owner has just accepted the highest bid. */
export async function wonLot(
  db: Database,
  { seller, bids, ...lot }: Lot & { readonly seller: TestPerson; readonly bids: readonly TestBid[] },
): Promise<number> {
  const id = await openLot(db, seller, { startsInS: -3_600, ...lot })
  await bidOn(
    db,
    id,
    bids.map((bid) => ({ agoS: 1_800, ...bid })),
  )
  await acceptHighest(db, id)
  return id
}

/** Writes bids directly to the database, one after the other, by the rules of bidding and with the hash chain. */
export async function bidOn(db: Database, id: number, bids: readonly TestBid[]): Promise<void> {
  for (const bid of bids) await db.transaction((tx) => bidOnce(tx, id, bid))
}

/** Accepts the highest eligible bid as the owner; an open lot ends. */
export async function acceptHighest(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAuction(tx, id)
    const highest = row && bestOf(settle(stateOf(row), row.clock.getTime()).state)
    if (!highest) throw new Error(`nobody can win lot ${id}`)
    await stepAuction(tx, id, { kind: 'accept', number: highest.number })
  })
}

async function bidOnce(tx: Sql, id: number, { by, riyals, agoS = 0 }: TestBid): Promise<void> {
  const row = await lockAuction(tx, id)
  const [kept] = await tx.query<{ salt: Buffer; last_hash: Buffer | null }>({
    text: 'select salt, last_hash from auctions where product_id = $1',
    values: [id],
  })
  if (!row || !kept) throw new Error(`there is no lot ${id}`)
  const state = stateOf(row)
  const at = row.clock.getTime() - agoS * 1_000
  const placed = placeBid(state, { bidder: by.id, money: halalas(riyals * 100) }, at)
  if (placed.refused !== undefined) throw new Error(`the bid was refused: ${placed.refused}`)
  let previous = kept.last_hash?.toString('hex') ?? sha256(termsText(id, state.terms))
  for (const bid of placed.bids) {
    const { number, amount, automatic, bidder } = bid
    previous = sha256(bidText(previous, { number, amount, automatic, at, mark: markOf(kept.salt, bidder) }))
    await tx.query({
      text: `insert into bids (auction_id, number, bidder_id, amount_halalas, automatic, at, hash)
             values ($1, $2, $3, $4, $5, to_timestamp($6::bigint / 1000.0), decode($7, 'hex'))`,
      values: [id, number, bidder, amount, automatic, at, previous],
    })
  }
  const { leader, bidsCount, endsAt } = placed.bidding
  await tx.query({
    text: `update auctions set bids_count = $2, current_halalas = $3, max_halalas = $4, leader_id = $5,
             last_hash = decode($6, 'hex'), ends_at = to_timestamp($7::bigint / 1000.0),
             due_at = to_timestamp($7::bigint / 1000.0), version = version + 1, bid_version = version + 1
           where product_id = $1`,
    values: [id, bidsCount, leader?.amount, leader?.max, leader?.bidder, previous, endsAt],
  })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
