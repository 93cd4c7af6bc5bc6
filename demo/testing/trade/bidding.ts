import { createHash } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { markOf } from '#server/auctions/marks.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { bidText, exclusionText, termsText } from '#shared/auctions/record.ts'
import type { ExclusionReason } from '#shared/auctions/status.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Asked, ask } from '../ask.ts'

export interface BidBody {
  readonly money?: unknown
  readonly max_money?: unknown
}

/** Places a bid as a person; amounts in SAR. */
export function bid(
  market: { readonly url: string },
  auctionId: number,
  { token }: { readonly token?: string },
  body: BidBody,
  { key, locale = 'en' }: { readonly key?: string; readonly locale?: 'ar' | 'en' } = {},
): Promise<Asked<BidAnswer>> {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return ask<BidAnswer>(market, `POST auction/show/${auctionId}/bid`, { token, body, headers, locale })
}

/** A stored bid; times in milliseconds. */
export interface StandingBid {
  readonly number: number
  readonly bidder: number
  readonly amount: Halalas
  readonly automatic: boolean
  readonly at: number
  readonly hash: string
}

/** The bids of an auction, oldest first. */
export function bidsIn(db: Sql, auctionId: number): Promise<StandingBid[]> {
  return db.query<StandingBid>({
    text: `select number, bidder_id as bidder, amount_halalas as amount, automatic,
             (extract(epoch from at) * 1000)::float8 as at, encode(hash, 'hex') as hash
           from bids where auction_id = $1 order by number`,
    values: [auctionId],
  })
}

/**
 * Returns the faults in the record of an auction. Empty if numbers have no gaps, amounts rise by at least the step, times
 * are whole milliseconds within the auction, each hash follows from the previous hash, and the auction agrees with its
 * last bid.
 */
export async function faultsOf(db: Sql, auctionId: number): Promise<string[]> {
  const [row] = await db.query<LotRow>({
    text: `select starting_halalas as starting, min_increment_halalas as increment, soft_close_s as "softCloseS", soft_cap_s as "softCapS",
             (extract(epoch from starts_at) * 1000)::float8 as "startsAt", (extract(epoch from first_ends_at) * 1000)::float8 as "firstEndsAt",
             (extract(epoch from planned_ends_at) * 1000)::float8 as "plannedEnd",
             (extract(epoch from ends_at) * 1000)::float8 as "endsAt", (extract(epoch from due_at) * 1000)::float8 as "dueAt", closed_at is not null as closed, salt,
             current_halalas as current, leader_id as leader, bids_count as count, max_halalas as max, encode(last_hash, 'hex') as hash
           from auctions where product_id = $1`,
    values: [auctionId],
  })
  if (!row) return [`there is no auction ${auctionId}`]
  const bids = await bidsIn(db, auctionId)
  const exclusions = await db.query<ExclusionRow>({
    text: `select after_number as after, bidder_id as bidder, reason, (extract(epoch from at) * 1000)::float8 as at, encode(hash, 'hex') as hash
           from exclusions where auction_id = $1 order by number`,
    values: [auctionId],
  })
  const standing = new Map<number, StandingBid>()
  const best = () => [...standing.values()].sort((one, other) => other.amount - one.amount)[0]
  const faults: string[] = []
  const expect = (holds: boolean, what: string) => void (holds || faults.push(what))
  let previous = sha256(termsText(auctionId, row))
  let least = row.starting as number
  // In a session, only open lots move the planned ends of later lots, so the last planned end may be used from the beginning.
  const planned = row.plannedEnd ?? row.firstEndsAt
  let end = planned
  for (const [place, one] of bids.entries()) {
    const mark = markOf(row.salt, one.bidder)
    previous = sha256(bidText(previous, { ...one, mark }))
    const name = `bid ${one.number} of auction ${auctionId}`
    expect(one.number === place + 1, `${name} stands at ${place + 1}`)
    const floor = one.automatic || again(bids[place - 1], one) ? least - row.increment + 1 : least
    expect(
      place === 0 ? one.amount >= row.starting : one.amount >= floor,
      `${name}: ${one.amount} below ${floor}`,
    )
    expect(one.hash === previous, `${name}: the chain is broken`)
    expect(
      Number.isInteger(one.at) && one.at >= row.startsAt && one.at < end,
      `${name}: made at ${one.at}, not before ${end}`,
    )
    end = Math.max(end, Math.min(one.at + row.softCloseS * 1_000, planned + row.softCapS * 1_000))
    standing.set(one.bidder, one)
    for (const { bidder, hash, ...out } of exclusions.filter(({ after }) => after === one.number)) {
      previous = sha256(exclusionText(previous, { ...out, mark: markOf(row.salt, bidder) }))
      expect(hash === previous, `the chain is broken where ${bidder} left auction ${auctionId}`)
      expect(standing.delete(bidder), `${bidder} had no bid to leave auction ${auctionId} with`)
    }
    const leads = best()
    least = leads ? leads.amount + row.increment : row.starting
  }
  const last = best()
  expect(row.count === bids.length, `${row.count} bids are counted and ${bids.length} stand`)
  expect(row.current === (last?.amount ?? null), `the price is ${row.current}, the last bid ${last?.amount}`)
  expect(row.leader === (last?.bidder ?? null), `${row.leader} leads, ${last?.bidder} bid last`)
  expect(row.hash === (bids.length > 0 ? previous : null), 'the last hash is another')
  expect(row.max === null || row.max >= (last?.amount ?? 0), `the maximum ${row.max} is below the price`)
  if (!row.closed) {
    expect(row.endsAt === end, `it ends at ${row.endsAt}, and by its bids at ${end}`)
    expect(row.dueAt === row.endsAt, 'it is not due at its end')
  }
  return faults
}

interface ExclusionRow {
  readonly after: number
  readonly bidder: number
  readonly reason: ExclusionReason
  readonly at: number
  readonly hash: string
}

interface LotRow {
  readonly starting: Halalas
  readonly increment: Halalas
  readonly softCloseS: number
  readonly softCapS: number
  readonly startsAt: number
  readonly firstEndsAt: number
  readonly plannedEnd: number | null
  readonly endsAt: number
  readonly dueAt: number | null
  readonly closed: boolean
  readonly salt: Buffer
  readonly current: number | null
  readonly leader: number | null
  readonly count: number
  readonly max: number | null
  readonly hash: string | null
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Whether a bid has the time of the bid before it, as when two maxima compete. The last step between them may be smaller than
 * the auction's increment.
 */
const again = (before: StandingBid | undefined, one: StandingBid) => before?.at === one.at
