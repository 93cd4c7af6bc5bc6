import { fromRiyals, type Halalas, halalas } from '../base/money.ts'
import { type Bidding, nextMinimum, type Terms, withBid } from './bidding.ts'
import type { AuctionRecord, RecordBid } from './contract.ts'
import { bestOf, type Standing } from './engine.ts'
import { bidText, termsText } from './record.ts'

/** Checks the public record of an auction against itself: whoever reads it can, without trusting who shows it. */

/**
 * What does not fit. `terms`: the fingerprint of what was announced; `number`: a bid is missing, doubled or out of its
 * place; `hash`: something of a bid, or of one before it, is not as it was recorded; `amount`: it does not rise;
 * `time`: it lies outside of the auction; `count`: there are fewer or more than are told; `end`, `award`: what is said to
 * have come of it does not follow from the bids.
 */
export type Misfit = 'terms' | 'number' | 'hash' | 'amount' | 'time' | 'count' | 'end' | 'award'

export type Verdict =
  | { readonly holds: true; readonly checked: number }
  | {
      readonly holds: false
      readonly because: Misfit
      /** The first bid that does not fit; null where it is no bid. */
      readonly number: number | null
      /** How many bids before it fit. */
      readonly checked: number
    }

/** SHA-256 of the text's UTF-8, as lower-case hex. */
export type Sha256 = (text: string) => Promise<string>

/** Where the auction stood after a bid. */
export interface Frame {
  readonly bid: RecordBid
  readonly endsAt: number
  /** Whether this bid moved the end. */
  readonly extended: boolean
  /** Halalas. */
  readonly next: Halalas
}

/** The auction bid by bid, by the engine's own rules; of a whole record. */
export function replayOf(record: AuctionRecord): Frame[] {
  const ids = new Map<string, number>()
  let held = openingOf(record)
  return record.bids.map((bid) => {
    const before = held.endsAt
    held = withBid(held, { ...exactOf(bid), bidder: idOf(ids, bid.mark) })
    const next = nextMinimum(held.terms.starting, held.leader?.amount ?? null, held.terms.increment)
    return { bid, endsAt: held.endsAt, extended: held.endsAt > before, next }
  })
}

/** Computes the whole chain anew and holds what is told of the auction against it; `onBid` hears of each bid that fits. */
export async function checkRecord(
  record: AuctionRecord,
  sha256: Sha256,
  onBid: (checked: number) => void = () => undefined,
): Promise<Verdict> {
  const opening = openingOf(record)
  let previous = await sha256(termsText(record.auction.id, opening.terms))
  if (previous !== record.terms_hash) return misfit('terms', null, 0)
  let held = opening
  for (const [place, bid] of record.bids.entries()) {
    const exact = exactOf(bid)
    if (bid.number !== place + 1) return misfit('number', place + 1, place)
    previous = await sha256(bidText(previous, { ...bid, ...exact }))
    if (previous !== bid.hash) return misfit('hash', bid.number, place)
    if (!rises(held, exact.amount, bid.automatic)) return misfit('amount', bid.number, place)
    if (!(exact.at >= held.terms.startsAt && exact.at < held.endsAt)) return misfit('time', bid.number, place)
    held = withBid(held, { ...exact, bidder: 0 })
    onBid(bid.number)
  }
  const checked = record.bids.length
  if (checked !== record.auction.bids_count) return misfit('count', null, checked)
  const end = Date.parse(record.auction.ends_at)
  if (end !== endOf(record, held)) return misfit('end', null, checked)
  const late = record.bids.find(({ at }) => Date.parse(at) >= end)
  if (late) return misfit('time', late.number, late.number - 1)
  const wrong = record.awards.find((_, place) => !wasBest(record, place))
  return wrong ? misfit('award', wrong.number, checked) : { holds: true, checked }
}

const misfit = (because: Misfit, number: number | null, checked: number): Verdict => ({
  holds: false,
  because,
  number,
  checked,
})

/** The auction before its first bid. What is not public stands empty: nothing here asks for it. */
function openingOf(record: AuctionRecord): Bidding {
  const { starting_price, min_increment, starts_at } = record.auction
  const terms: Terms = {
    ...{ starting: exactly(starting_price), increment: exactly(min_increment) },
    ...{ startsAt: Date.parse(starts_at), firstEndsAt: Date.parse(record.first_ends_at) },
    ...{ softCloseS: record.soft_close_s, softCapS: record.soft_cap_s },
    ...{ owner: 0, reserve: null, autoAccept: false, acceptS: 0, awardS: 0 },
  }
  return { terms, endsAt: terms.firstEndsAt, bidsCount: 0, leader: null }
}

function exactOf({ number, amount, at }: RecordBid) {
  return { number, amount: exactly(amount), at: Date.parse(at) }
}

/** No whole halalas, no amount of a bid: zero fits nowhere. */
const exactly = (riyals: number) => fromRiyals(riyals) ?? halalas(0)

/** A bid is a step above the last; what the market bids for somebody stops at their maximum. */
function rises({ terms, leader }: Bidding, amount: Halalas, automatic: boolean): boolean {
  const before = leader?.amount ?? null
  if (automatic && before !== null) return amount > before
  return amount >= nextMinimum(terms.starting, before, terms.increment)
}

/** By the bids, save where the owner accepted one before. */
function endOf({ auction, awards }: AuctionRecord, held: Bidding): number {
  const [first] = awards
  const told = Date.parse(auction.ends_at)
  const early = first?.by === 'owner' && told < held.endsAt && told - Date.parse(first.at) <= 1
  return early ? told : held.endsAt
}

/** Whether an award was of the highest bid of those who had not let one lapse. */
function wasBest({ bids, awards }: AuctionRecord, place: number): boolean {
  const ids = new Map<string, number>()
  const best = new Map<number, Standing>()
  for (const bid of bids) {
    const bidder = idOf(ids, bid.mark)
    best.set(bidder, { bidder, ...exactOf(bid) })
  }
  const standings = [...best.values()].sort((one, other) => other.amount - one.amount)
  const before = awards.slice(0, place).flatMap(({ number, at, by, lapsed_at }) => {
    const bid = bids[number - 1]
    if (!bid || lapsed_at === null) return []
    const lapsed = { at: Date.parse(at), by, lapsedAt: Date.parse(lapsed_at) }
    return { bidder: idOf(ids, bid.mark), number, amount: exactly(bid.amount), ...lapsed }
  })
  return before.length === place && bestOf({ standings, awards: before })?.number === awards[place]?.number
}

function idOf(ids: Map<string, number>, mark: string): number {
  const known = ids.get(mark) ?? ids.size + 1
  ids.set(mark, known)
  return known
}
