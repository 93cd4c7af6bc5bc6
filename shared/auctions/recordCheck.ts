import { fromRiyals, type Halalas, halalas } from '../base/money.ts'
import { type Bidding, nextMinimum, type Terms, withBid } from './bidding.ts'
import type { AuctionRecord, RecordBid, RecordExclusion } from './contract.ts'
import { bestOf, type Standing, standingsWith, withoutBidder } from './engine.ts'
import type { Misfit, Sha256 } from './misfit.ts'
import { bidText, exclusionText, openedText, termsText } from './record.ts'
import { checkOffers, openedOf } from './tenderCheck.ts'
import { fallOf } from './ways/dutch.ts'
import { priceAt } from './ways/fall.ts'

/** Checks that the public record of an auction is consistent, so that a reader need not trust the server. */

export type Verdict =
  | { readonly holds: true; readonly checked: number }
  | {
      readonly holds: false
      readonly because: Misfit
      /** The first bid that fails the check; null if no bid fails. */
      readonly number: number | null
      /** The number of valid bids before the failure. */
      readonly checked: number
    }

/** The state of the auction after a bid or an exclusion. */
export interface Frame {
  /** The bid that leads, with its price; null if there is no leader. */
  readonly bid: RecordBid | null
  /** The excluded bidder, if the state follows an exclusion. */
  readonly exclusion: RecordExclusion | null
  /** The number of bids so far. */
  readonly number: number
  readonly at: string
  readonly endsAt: number
  /** Whether this bid moved the end. */
  readonly extended: boolean
  /** The minimum of the next bid, in halalas. */
  readonly next: Halalas
}

/** The states of a whole record in order, computed by the engine's own rules. */
export function replayOf(record: AuctionRecord): Frame[] {
  const idOf = namer()
  let held = openingOf(record)
  return linksOf(record).map((link) => {
    const before = held.endsAt
    held = after(held, link, idOf)
    const leads = held.leader && held.standings.find(({ bidder }) => bidder === held.leader?.bidder)
    return {
      bid: (leads && record.bids[leads.number - 1]) ?? null,
      exclusion: link.bid ? null : link.exclusion,
      number: held.bidsCount,
      at: (link.bid ?? link.exclusion).at,
      endsAt: held.endsAt,
      extended: held.endsAt > before,
      next: nextMinimum(held.terms.starting, held.leader?.amount ?? null, held.terms.increment),
    }
  })
}

/** Recomputes the whole chain and compares it with the record; calls `onBid` for each valid bid. */
export async function checkRecord(
  record: AuctionRecord,
  sha256: Sha256,
  onBid: (checked: number) => void = () => undefined,
): Promise<Verdict> {
  const idOf = namer()
  let held = openingOf(record)
  let previous = await sha256(termsText(record.auction.id, held.terms))
  if (previous !== record.terms_hash) return misfit('terms', null, 0)
  const offers = await checkOffers(record, previous, sha256)
  if (offers.because) return misfit(offers.because, null, 0)
  previous = offers.hash
  for (const link of linksOf(record)) {
    const checked = held.bidsCount
    const [because, hash] = link.bid
      ? [misfitOfBid(record, held, link.bid), textOf(record, previous, link.bid)]
      : [misfitOfExclusion(held, link.exclusion, idOf), exclusionText(previous, timed(link.exclusion))]
    const number = link.bid ? checked + 1 : null
    if (because === 'number') return misfit('number', number, checked)
    previous = await sha256(hash)
    const recorded = link.bid ?? link.exclusion
    if (previous !== recorded.hash) return misfit('hash', number, checked)
    if (because) return misfit(because, number, checked)
    held = after(held, link, idOf)
    if (link.bid) onBid(held.bidsCount)
  }
  const checked = record.bids.length
  if (checked !== record.auction.bids_count) return misfit('count', null, checked)
  const end = Date.parse(record.auction.ends_at)
  if (end !== endOf(record, held)) return misfit('end', null, checked)
  const late = record.bids.find(({ at }) => Date.parse(at) >= end)
  if (late) return misfit('time', late.number, late.number - 1)
  if (!record.exclusions.every((one) => endsAward(record, one))) return misfit('exclusion', null, checked)
  const wrong = record.awards.find((_, place) => !wasBest(record, place))
  return wrong ? misfit('award', wrong.number, checked) : { holds: true, checked }
}

/** A link of the chain. */
type Link = { readonly bid: RecordBid } | { readonly bid?: undefined; readonly exclusion: RecordExclusion }

/** Bids and exclusions in the order of the chain. Exclusions that follow no bid come last, where the check fails. */
function linksOf({ bids, exclusions }: Pick<AuctionRecord, 'bids' | 'exclusions'>): Link[] {
  const waiting = [...exclusions]
  const links: Link[] = []
  for (const [place, bid] of bids.entries()) {
    links.push({ bid })
    for (let [next] = waiting; next?.after === place + 1; [next] = waiting) {
      links.push({ exclusion: next })
      waiting.shift()
    }
  }
  return [...links, ...waiting.map((exclusion) => ({ exclusion }))]
}

/** The state of a replay. */
type Held = Bidding & { readonly standings: readonly Standing[] }

function after(held: Held, link: Link, idOf: (mark: string) => number): Held {
  const bidder = idOf((link.bid ?? link.exclusion).mark)
  if (!link.bid) return withoutBidder(held, bidder)
  const bid = { ...exactOf(link.bid), bidder }
  return { ...withBid(held, bid), standings: standingsWith(held.standings, [bid]) }
}

/** The text that the hash of a bid covers. */
function textOf(record: AuctionRecord, previous: string, bid: RecordBid): string {
  const offer = openedOf(record, bid)
  const amount = exactly(bid.amount)
  if (offer?.salt) {
    return openedText(previous, { ...bid, amount, offer: offer.number, salt: offer.salt })
  }
  return bidText(previous, { ...bid, ...exactOf(bid) })
}

function misfitOfBid(record: AuctionRecord, held: Held, bid: RecordBid): Misfit | null {
  const { amount, at } = exactOf(bid)
  if (bid.number !== held.bidsCount + 1) return 'number'
  const fall = fallOf(held.terms)
  if (fall && (held.bidsCount > 0 || amount !== priceAt(fall, at))) return 'amount'
  if (held.terms.way === 'sealed') {
    if (!openedOf(record, bid)) return 'commitment'
    if (!ranks(record, held, bid)) return 'amount'
  } else if (!fall && !rises(held, amount, bid.automatic)) return 'amount'
  return at >= held.terms.startsAt && at < held.endsAt ? null : 'time'
}

function misfitOfExclusion(
  { bidsCount, standings }: Held,
  { after: number, mark }: RecordExclusion,
  idOf: (mark: string) => number,
): Misfit | null {
  const bidder = idOf(mark)
  return number === bidsCount && standings.some((one) => one.bidder === bidder) ? null : 'exclusion'
}

const timed = (exclusion: RecordExclusion) => ({ ...exclusion, at: Date.parse(exclusion.at) })

const misfit = (because: Misfit, number: number | null, checked: number): Verdict => ({
  holds: false,
  because,
  number,
  checked,
})

/** The auction before its first bid. The terms that are private are empty, because the check does not use them. */
function openingOf(record: AuctionRecord): Held {
  const { starting_price, min_increment, starts_at, way, fall } = record.auction
  const terms: Terms = {
    starting: exactly(starting_price),
    increment: exactly(min_increment),
    startsAt: Date.parse(starts_at),
    firstEndsAt: Date.parse(record.first_ends_at),
    softCloseS: record.soft_close_s,
    softCapS: record.soft_cap_s,
    way,
    ...(fall && { floor: exactly(fall.floor_price), stepS: fall.step_s }),
    owner: 0,
    reserve: null,
    autoAccept: false,
    acceptS: 0,
    awardS: 0,
  }
  // An earlier lot can move this closing only while the earlier lot is open. The replay can therefore use the last planned closing from the start.
  const plannedEnd = record.planned_ends_at === null ? undefined : Date.parse(record.planned_ends_at)
  const endsAt = Math.max(terms.firstEndsAt, plannedEnd ?? 0)
  return { terms, endsAt, plannedEnd, bidsCount: 0, leader: null, standings: [] }
}

function exactOf({ number, amount, at }: RecordBid) {
  return { number, amount: exactly(amount), at: Date.parse(at) }
}

/** An amount that is not whole halalas reads as zero, which no bid can have. */
const exactly = (riyals: number) => fromRiyals(riyals) ?? halalas(0)

/** Whether a bid is at least one step above the previous bid; an automatic bid may stop at its bidder's maximum. */
function rises({ terms, leader }: Bidding, amount: Halalas, automatic: boolean): boolean {
  const before = leader?.amount ?? null
  if (automatic && before !== null) return amount > before
  return amount >= nextMinimum(terms.starting, before, terms.increment)
}

/** Whether an opened offer ranks above the previous one; of equal offers, the earlier one ranks above. */
function ranks({ bids }: AuctionRecord, { terms, bidsCount }: Bidding, bid: RecordBid): boolean {
  const amount = exactly(bid.amount)
  const below = bids[bidsCount - 1]
  if (!below) return amount >= terms.starting
  const before = exactly(below.amount)
  return amount > before || (amount === before && (bid.offer ?? 0) < (below.offer ?? 0))
}

/**
 * The end that follows from the bids, unless the owner accepted a bid before that end. A press ends a Dutch auction one millisecond after the press.
 */
function endOf({ auction, bids, awards }: AuctionRecord, held: Bidding): number {
  const [first] = awards
  const [press] = bids
  if (auction.way === 'dutch') return press ? Date.parse(press.at) + 1 : held.terms.firstEndsAt
  const recorded = Date.parse(auction.ends_at)
  const early = first?.by === 'owner' && recorded < held.endsAt && recorded - Date.parse(first.at) <= 1
  return early ? recorded : held.endsAt
}

/**
 * Whether an exclusion agrees with the awards. A failed order ends its bidder's award at the time of the exclusion; an
 * exclusion for another reason requires no award.
 */
function endsAward({ bids, awards }: AuctionRecord, { reason, mark, at }: RecordExclusion): boolean {
  if (reason === 'barred') return true
  return awards.some(({ number, lapsed_at }) => lapsed_at === at && bids[number - 1]?.mark === mark)
}

/**
 * Whether an award has the highest bid of the bidders who were not excluded and had no lapsed award. After a rejected order, an
 * award by the clock is wrong.
 */
function wasBest(record: AuctionRecord, place: number): boolean {
  const { bids, exclusions, awards } = record
  const idOf = namer()
  const made = Date.parse(awards[place]?.at ?? '')
  const left = exclusions.filter(({ at }) => Date.parse(at) <= made)
  if (awards[place]?.by === 'clock' && left.some(({ reason }) => reason === 'rejected')) return false
  const { standings } = linksOf({ bids, exclusions: left }).reduce(
    (held, link) => after(held, link, idOf),
    openingOf(record),
  )
  const before = awards.slice(0, place).flatMap(({ number, at, by, lapsed_at }) => {
    const bid = bids[number - 1]
    if (!bid || lapsed_at === null) return []
    const lapsed = { at: Date.parse(at), by, lapsedAt: Date.parse(lapsed_at), failure: null }
    return { bidder: idOf(bid.mark), number, amount: exactly(bid.amount), ...lapsed }
  })
  return before.length === place && bestOf({ standings, awards: before })?.number === awards[place]?.number
}

/** Returns a function that numbers bidders, because the record identifies them only by mark. */
function namer(): (mark: string) => number {
  const ids = new Map<string, number>()
  return (mark) => {
    const known = ids.get(mark) ?? ids.size + 1
    ids.set(mark, known)
    return known
  }
}
