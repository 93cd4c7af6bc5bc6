import type { AuctionDetails, AuctionNews, Bid, BidAnswer } from '#shared/auctions/contract.ts'
import { halalas, halalasOf, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { withBidStates, withLapse, withStanding } from './bidStates.ts'

/**
 * Merges the events of an auction's stream into the state of the page. In any order of arrival, the page must not show a state that never existed.
 * The functions are pure, so that tests can check this.
 */

export type News = {
  [Kind in keyof AuctionNews]: { readonly kind: Kind; readonly data: AuctionNews[Kind] }
}[keyof AuctionNews]

/** A change of the auction and its meaning for this user; `at` is in ms and increases from change to change. */
export interface Change {
  readonly kind: 'bid' | 'outbid' | 'leading' | 'extended' | 'ended' | 'awarded' | 'voided'
  readonly at: number
}

/** The amount sent with a bid, in SAR. */
export interface SentBid {
  readonly money?: number | undefined
  readonly max_money?: number | undefined
}

export interface Live {
  readonly auction: AuctionDetails
  /** Changes that are not announced yet, oldest first; the last change stays in the list. */
  readonly changes: readonly Change[]
  /** The number of times that the auction was loaded. */
  readonly loads: number
  /** The server's time of an exclusion that no loaded data contains yet; null if there is none. */
  readonly excludedAt: string | null
}

export type LiveStep =
  | { readonly kind: 'loaded'; readonly auction: AuctionDetails }
  | { readonly kind: 'received'; readonly news: News; readonly at: number }
  | { readonly kind: 'answered'; readonly answer: BidAnswer; readonly sent: SentBid; readonly at: number }
  /** The server's clock has reached a moment at which the auction changes without an event. */
  | { readonly kind: 'passed'; readonly now: number }
  /** The first change of the list was announced. */
  | { readonly kind: 'announced' }

export const liveOf = (auction: AuctionDetails): Live => ({
  auction,
  changes: [],
  loads: 0,
  excludedAt: null,
})

export function nextLive(live: Live, step: LiveStep): Live {
  if (step.kind === 'loaded') return withLoaded(live, step.auction)
  if (step.kind === 'announced') return { ...live, changes: live.changes.slice(1) }
  if (step.kind === 'passed') return { ...live, auction: withClock(live.auction, step.now) }
  const next = step.kind === 'received' ? withNews(live.auction, step.news) : withAnswer(live.auction, step)
  const excluded = step.kind === 'received' && step.news.kind === 'excluded'
  return {
    ...live,
    auction: next,
    excludedAt: excluded ? step.news.data.server_time : live.excludedAt,
    changes: withChanges(live, changesOf(live.auction, next, step.kind === 'received'), step.at),
  }
}

/** Whether the auction must be loaded again, because bids or an award arrived incomplete, or a bidder was excluded. */
export function missesSomething(
  { bids, bids_count, status, awarded_bid }: AuctionDetails,
  excludedAt: string | null = null,
): boolean {
  if (excludedAt !== null) return true
  const holds = status === 'awarded' || status === 'ordered'
  const wanted = Math.min(bids_count, mostBids)
  return bids.length < wanted || (bids[0]?.number ?? 0) < bids_count || (holds && awarded_bid === null)
}

/** The maximum number of bids on the page; the server returns the same number. */
const mostBids = 50

/**
 * The state after another auction, or this auction again, was loaded. The loaded data may be older than events that were
 * received meanwhile.
 */
function withLoaded(live: Live, fresh: AuctionDetails): Live {
  const shown = live.auction
  if (fresh.id !== shown.id) return liveOf(fresh)
  // Data that was read before an exclusion still counts the excluded bids, so the auction is loaded again.
  const { excludedAt } = live
  const known = excludedAt === null || fresh.server_time >= excludedAt
  if (!known) return { ...live, loads: live.loads + 1 }
  const older = excludedAt === null && (precedes(fresh, shown) || fresh.bids_count < shown.bids_count)
  // For a bid that is in both lists, the newer list has its state.
  const both = older ? [...fresh.bids, ...shown.bids] : [...shown.bids, ...fresh.bids]
  const bids = withoutGaps(both.map((bid) => ({ ...bid, mine: bid.mark === fresh.my_mark })))
  const auction = older
    ? withBidStates(withOwnAward({ ...fresh, ...liveFields(shown), ...unseenPrice(shown, fresh), bids }))
    : withStanding({ ...fresh, bids })
  return { ...live, loads: live.loads + 1, auction, excludedAt: null }
}

/**
 * The price in loaded data, if the shown state counts bids that no event delivered, such as the opened offers of a tender: the
 * events of the end and of the award have no price.
 */
function unseenPrice(shown: AuctionDetails, fresh: AuctionDetails) {
  const isUnseen = (shown.bids[0]?.number ?? 0) < shown.bids_count && fresh.bids_count >= shown.bids_count
  if (!isUnseen) return {}
  const { price, current_price, price_per_kg, next_minimum, reserve_met } = fresh
  return { price, current_price, price_per_kg, next_minimum, reserve_met }
}

/** Applies an award that arrived before the session was known. */
function withOwnAward(auction: AuctionDetails): AuctionDetails {
  const { awarded_bid, bids } = auction
  const bid = bids.find(({ id }) => id === awarded_bid?.id)
  return awarded_bid && bid ? { ...auction, awarded_bid: { ...awarded_bid, mine: bid.mine } } : auction
}

/** Whether the data was read before the shown state. This cannot be decided if the server's clock was set back. */
function precedes(read: { readonly server_time: string }, shown: AuctionDetails): boolean {
  const by = Date.parse(shown.server_time) - Date.parse(read.server_time)
  return by > 0 && by < clockSetMs
}

const clockSetMs = 60_000

/** The names of the fields that change while an auction runs. */
const liveNames = [
  'status',
  'price',
  'current_price',
  'price_per_kg',
  'next_minimum',
  'reserve_met',
  'bids_count',
  'offers_count',
  'ends_at',
  'accept_until',
  'awarded_bid',
  'server_time',
] as const satisfies readonly (keyof AuctionDetails)[]

function liveFields(auction: AuctionDetails) {
  const fields = Object.fromEntries(liveNames.map((name) => [name, auction[name]]))
  return fields as Pick<AuctionDetails, (typeof liveNames)[number]>
}

function withNews(shown: AuctionDetails, news: News): AuctionDetails {
  const server_time = later(shown.server_time, news.data.server_time)
  const auction = { ...shown, server_time }
  if (news.kind === 'bid') return withBids(auction, news.data)
  // Data that was read before the shown state contains nothing new.
  if (precedes(news.data, shown)) return auction
  if (news.kind === 'extended') {
    return { ...auction, ends_at: later(shown.ends_at, news.data.ends_at) }
  }
  if (news.kind === 'offers') return { ...auction, offers_count: news.data.offers_count }
  if (news.kind === 'awarded') return withAward(auction, news.data)
  if (news.kind === 'voided') {
    return withBidStates({ ...auction, status: 'void', accept_until: null })
  }
  return news.kind === 'ended' || news.kind === 'standing' ? withEnd(auction, news.data) : auction
}

function withBids(auction: AuctionDetails, data: AuctionNews['bid']): AuctionDetails {
  const mark = auction.my_mark
  const received = data.bids.map((bid): Bid => ({ ...bid, mine: bid.mark === mark, state: 'outbid' }))
  const bids = withoutGaps([...received, ...auction.bids])
  const next = { ...auction, bids, status: auction.status === 'scheduled' ? 'open' : auction.status } as const
  // The answer to the user's own bid may have arrived before this event, so an event with fewer bids changes only the
  // list of bids.
  if (data.bids_count < auction.bids_count) return withBidStates(next)
  const { current_price, next_minimum, bids_count, reserve_met, ends_at } = data
  return withBidStates({
    ...next,
    ...withPrice(auction, current_price),
    next_minimum,
    bids_count,
    reserve_met,
    ends_at: next.status === 'open' ? later(auction.ends_at, ends_at) : auction.ends_at,
  })
}

/** Each bid once, highest first, from the newest bid down to the first gap. */
function withoutGaps(all: readonly Bid[]): Bid[] {
  const byNumber = new Map(all.map((bid) => [bid.number, bid]))
  const top = Math.max(0, ...byNumber.keys())
  const bids: Bid[] = []
  for (let bid = byNumber.get(top); bid && bids.length < mostBids; bid = byNumber.get(bid.number - 1)) {
    bids.push(bid)
  }
  return bids
}

function withPrice({ quantity }: AuctionDetails, price: number) {
  const weight = grams(Math.round(quantity * 1_000))
  const each = pricePerKg(halalasOf(price), weight) ?? halalas(0)
  return { price, current_price: price, price_per_kg: toRiyals(each) }
}

function withAward(
  auction: AuctionDetails,
  { bid, at, order_until }: AuctionNews['awarded'],
): AuctionDetails {
  const mine = bid.mark === auction.my_mark
  const { id, amount, bidder } = bid
  return withBidStates(
    {
      ...withLapse(auction, bid.number),
      // The offers of a tender come without their amounts before the auction is loaded again.
      ...(auction.way === 'sealed' ? withPrice(auction, amount) : {}),
      status: 'awarded',
      accept_until: null,
      awarded_bid: { id, amount, bidder, mine, at, order_until },
    },
    bid.number,
  )
}

/** The state after an end, a lapse or a reconnection. */
function withEnd(shown: AuctionDetails, data: AuctionNews['ended']): AuctionDetails {
  const { status, ends_at, accept_until, bids_count } = data
  const holds = status === 'awarded' || status === 'ordered'
  const auction = holds ? shown : { ...withLapse(shown, null), awarded_bid: null }
  return withBidStates({
    ...auction,
    status,
    ends_at,
    accept_until,
    bids_count: Math.max(bids_count, shown.bids_count),
  })
}

/** Applies the answer to the user's own bid; the stream adds the bid to the list. */
function withAnswer(
  auction: AuctionDetails,
  { answer, sent }: { readonly answer: BidAnswer; readonly sent: SentBid },
): AuctionDetails {
  const { leading, current_price, next_minimum, bids_count, my_max, ends_at, server_time, number } = answer
  if (bids_count < auction.bids_count) return auction
  const own = leading ? current_price : number === null ? 0 : (sent.money ?? 0)
  const highest = Math.max(auction.my_highest ?? 0, own)
  return {
    ...auction,
    ...withPrice(auction, current_price),
    next_minimum,
    bids_count,
    my_max,
    my_standing: leading ? 'leading' : highest > 0 ? 'outbid' : null,
    my_highest: highest > 0 ? highest : null,
    ends_at: later(auction.ends_at, ends_at),
    server_time: later(auction.server_time, server_time),
  }
}

/** Applies the changes that follow from the clock alone. */
function withClock(auction: AuctionDetails, now: number): AuctionDetails {
  const { status, starts_at, accept_until } = auction
  if (status === 'scheduled' && Date.parse(starts_at) <= now) return { ...auction, status: 'open' }
  if (status === 'ended' && accept_until !== null && Date.parse(accept_until) <= now) {
    return withBidStates({ ...auction, status: 'unsold', accept_until: null })
  }
  return auction
}

/** The next moment at which {@link withClock} changes the state, ISO 8601. */
export function nextMoment({ status, starts_at, accept_until }: AuctionDetails): string | null {
  if (status === 'scheduled') return starts_at
  return status === 'ended' ? accept_until : null
}

/** The meaning of a change for the user; the user's own bid is not reported as the bid of somebody else. */
function changesOf(before: AuctionDetails, after: AuctionDetails, fromStream: boolean): Change['kind'][] {
  const changes: Change['kind'][] = []
  if (before.my_standing !== after.my_standing && after.my_standing !== null) {
    changes.push(after.my_standing === 'leading' ? 'leading' : 'outbid')
  } else if (fromStream && after.bids_count > before.bids_count) changes.push('bid')
  if (after.status === 'open' && after.ends_at > before.ends_at) changes.push('extended')
  if (before.status === after.status) return changes
  if (after.status === 'void') changes.push('voided')
  else if (after.status === 'awarded') changes.push('awarded')
  else if (after.status === 'ended' || after.status === 'unsold') changes.push('ended')
  return changes
}

function withChanges({ changes }: Live, kinds: readonly Change['kind'][], at: number): readonly Change[] {
  const last = changes.at(-1)?.at ?? 0
  return kinds.length === 0
    ? changes
    : [...changes, ...kinds.map((kind, place) => ({ kind, at: Math.max(at, last + 1) + place }))]
}

const later = (one: string, other: string) => (one > other ? one : other)
