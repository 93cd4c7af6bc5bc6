import { hash } from 'node:crypto'
import type { Repeat } from '#platform/http/repeat.ts'
import { type Bidding, placeBid, type RecordedBid, type Wish } from '#shared/auctions/bidding.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { bidText, termsText } from '#shared/auctions/record.ts'
import { Refusal } from '#shared/base/errors.ts'
import { markOf } from '../marks.ts'
import { answerOf, refusalOf } from './answer.ts'
import type { Outcome } from './collector.ts'
import {
  type AnswerToKeep,
  type BiddingChange,
  type BiddingRow,
  type BidToWrite,
  type KnownAnswer,
  termsOf,
} from './store.ts'

/** A bid that is not decided yet. */
export interface BidCall {
  readonly auctionId: number
  readonly wish: Wish
  readonly repeat: Repeat | undefined
}

/** The result of a batch: an outcome for each bid, and the writes that make the outcomes durable. */
export interface Folded {
  readonly outcomes: readonly Outcome<BidAnswer>[]
  readonly changes: readonly BiddingChange[]
  readonly bids: readonly BidToWrite[]
  readonly answers: readonly AnswerToKeep[]
  /** Auctions with a recorded bid, and the bidders who led before and no longer lead. */
  readonly bidOn: readonly { readonly auctionId: number; readonly outbid: readonly number[] }[]
  readonly standings: readonly {
    readonly auctionId: number
    readonly bidding: Bidding
    readonly clock: number
  }[]
}

/**
 * Decides bids in the given order on locked auctions. Each bid is decided on the state after the previous bid, at the
 * time at which its auction was locked.
 */
export function foldBids(
  calls: readonly BidCall[],
  rows: readonly BiddingRow[],
  known: readonly KnownAnswer[],
): Folded {
  const auctions = new Map(rows.map((row) => [row.id, openRunning(row)]))
  const keys = new Map<string, Known>(known.map((one) => [nameOf(one.user_id, one.key), one]))
  const gone = new Set(rows[0]?.gone)
  const barred = new Set(rows[0]?.barred)
  const answers: AnswerToKeep[] = []

  const outcomes = calls.map((call): Outcome<BidAnswer> => {
    const { repeat, wish } = call
    if (gone.has(wish.bidder)) return { refusal: new Refusal('unauthenticated') }
    if (barred.has(wish.bidder)) return { refusal: new Refusal('forbidden') }
    const before = repeat && keys.get(nameOf(wish.bidder, repeat.key))
    if (before) return repeated(before, repeat)
    const outcome = take(auctions.get(call.auctionId), wish)
    if (repeat && !outcome.refusal) {
      keys.set(nameOf(wish.bidder, repeat.key), { digest: repeat.digest, answer: outcome.answer })
      answers.push({ bidder: wish.bidder, ...repeat, answer: JSON.stringify(outcome.answer) })
    }
    return outcome
  })

  const touched = [...auctions.values()].filter(({ changed }) => changed)
  return {
    outcomes,
    changes: touched.map(changeOf),
    bids: touched.flatMap(({ bids }) => bids),
    answers,
    bidOn: touched.flatMap(({ row, bids, led, bidding }) => {
      led.delete(bidding.leader?.bidder ?? 0)
      return bids.length > 0 ? { auctionId: row.id, outbid: [...led] } : []
    }),
    standings: touched.map(({ row, bidding }) => ({ auctionId: row.id, bidding, clock: row.clock })),
  }
}

type Known = Pick<KnownAnswer, 'digest' | 'answer'>

const nameOf = (bidder: number, key: string) => `${bidder} ${key}`

function repeated(before: Known, { digest }: Repeat): Outcome<BidAnswer> {
  if (!before.digest.equals(digest)) return { refusal: new Refusal('idempotency_mismatch') }
  return { answer: before.answer as BidAnswer }
}

/** An auction while the batch is decided. */
interface Running {
  readonly row: BiddingRow
  bidding: Bidding
  hash: string
  changed: boolean
  readonly bids: BidToWrite[]
  readonly marks: Map<number, string>
  /** Everyone who led at some point of the batch. */
  readonly led: Set<number>
}

function openRunning(row: BiddingRow): Running {
  const { leader_id, current, max, ends_ms, bids_count, last_hash } = row
  const terms = termsOf(row)
  const leader =
    leader_id === null || current === null
      ? null
      : { bidder: leader_id, amount: current, max: max ?? current }
  return {
    row,
    bidding: {
      terms,
      endsAt: ends_ms,
      plannedEnd: row.planned_ms ?? undefined,
      bidsCount: bids_count,
      leader,
    },
    hash: last_hash ?? hash('sha256', termsText(row.id, terms)),
    changed: false,
    bids: [],
    marks: new Map(),
    led: new Set(leader ? [leader.bidder] : []),
  }
}

function take(auction: Running | undefined, wish: Wish): Outcome<BidAnswer> {
  if (!auction || auction.row.hidden) return { refusal: new Refusal('not_found') }
  if (auction.row.way !== 'english')
    return { refusal: new Refusal('conflict', undefined, { words: 'other_way' }) }
  const { row, bidding } = auction
  const placed =
    row.over && wish.bidder !== row.owner
      ? ({ refused: 'closed' } as const)
      : placeBid(bidding, wish, row.clock)
  if (placed.refused !== undefined) return { refusal: refusalOf(placed) }
  auction.bidding = placed.bidding
  auction.changed = true
  if (placed.bidding.leader) auction.led.add(placed.bidding.leader.bidder)
  const own = record(auction, placed.bids, wish.bidder)
  return { answer: answerOf(placed.bidding, { bidder: wish.bidder, own, clock: row.clock }) }
}

/** Appends recorded bids to the hash chain; returns the bidder's own highest bid among them. */
function record(auction: Running, bids: readonly RecordedBid[], bidder: number): BidToWrite | undefined {
  let own: BidToWrite | undefined
  for (const bid of bids) {
    const mark = auction.marks.get(bid.bidder) ?? markOf(auction.row.salt, bid.bidder)
    auction.marks.set(bid.bidder, mark)
    auction.hash = hash('sha256', bidText(auction.hash, { ...bid, mark }))
    const written = { ...bid, auctionId: auction.row.id, hash: auction.hash }
    auction.bids.push(written)
    if (bid.bidder === bidder) own = written
  }
  return own
}

/** New bids get the next version, and an extension gets the one after. A raised maximum gets none, because it is private. */
function changeOf({ row, bidding, bids, hash }: Running): BiddingChange {
  const { leader, bidsCount, endsAt } = bidding
  if (!leader) throw new RangeError(`nobody leads in auction ${row.id} after a bid`)
  const extended = endsAt > row.ends_ms
  const bidVersion = bids.length > 0 ? row.version + 1 : null
  const extendedVersion = extended ? row.version + 2 : null
  return {
    id: row.id,
    current: leader.amount,
    leader: leader.bidder,
    max: leader.max,
    count: bidsCount,
    endsAt: extended ? endsAt : null,
    hash,
    version: extendedVersion ?? bidVersion ?? row.version,
    bidVersion,
    extendedVersion,
  }
}
