import type { AuctionDetails, AuctionNews, Bid, BidAnswer } from '#shared/auctions/contract.ts'
import { halalas, halalasOf, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'

/** How what a page shows of an auction goes on with its news: pure, so that no order in which they come shows what never was. */

/** One event of an auction's stream. */
export type News = {
  [Kind in keyof AuctionNews]: { readonly kind: Kind; readonly data: AuctionNews[Kind] }
}[keyof AuctionNews]

/** What has just happened, the most that it means to this reader; `at` rises, in ms. */
export interface Change {
  readonly kind: 'bid' | 'outbid' | 'leading' | 'extended' | 'ended' | 'awarded' | 'voided'
  readonly at: number
}

/** What was sent with a bid, in SAR. */
export interface SentBid {
  readonly money?: number | undefined
  readonly max_money?: number | undefined
}

export interface Live {
  readonly auction: AuctionDetails
  /** What is not told yet, oldest first; the last one stays. */
  readonly changes: readonly Change[]
  /** How often it was loaded. */
  readonly loads: number
  /** When, by the server, a bidder left it of which no load tells yet; null for never. */
  readonly excludedAt: string | null
}

export type LiveStep =
  | { readonly kind: 'loaded'; readonly auction: AuctionDetails }
  | { readonly kind: 'heard'; readonly news: News; readonly at: number }
  | { readonly kind: 'answered'; readonly answer: BidAnswer; readonly sent: SentBid; readonly at: number }
  /** The server's clock has come to a moment at which the auction becomes another by itself. */
  | { readonly kind: 'passed'; readonly now: number }
  /** The first of the changes was told. */
  | { readonly kind: 'told' }

export const liveOf = (auction: AuctionDetails): Live => ({
  auction,
  changes: [],
  loads: 0,
  excludedAt: null,
})

export function nextLive(live: Live, step: LiveStep): Live {
  if (step.kind === 'loaded') return loaded(live, step.auction)
  if (step.kind === 'told') return { ...live, changes: live.changes.slice(1) }
  if (step.kind === 'passed') return { ...live, auction: passed(live.auction, step.now) }
  const next = step.kind === 'heard' ? heard(live.auction, step.news) : answered(live.auction, step)
  const left = step.kind === 'heard' && step.news.kind === 'excluded'
  return {
    ...live,
    auction: next,
    excludedAt: left ? step.news.data.server_time : live.excludedAt,
    changes: withChanges(live, changesOf(live.auction, next, step.kind === 'heard'), step.at),
  }
}

/** Whether bids or an award were not told whole, or a bidder left: the auction has to be loaded again. */
export function missesSomething(
  { bids, bids_count, status, awarded_bid }: AuctionDetails,
  excludedAt: string | null = null,
): boolean {
  if (excludedAt !== null) return true
  const holds = status === 'awarded' || status === 'ordered'
  const wanted = Math.min(bids_count, mostBids)
  return bids.length < wanted || (bids[0]?.number ?? 0) < bids_count || (holds && awarded_bid === null)
}

/** How many bids are shown, as many as the server answers. */
const mostBids = 50

/** Another auction, or this one anew: an answer may be older than what was heard meanwhile. */
function loaded(live: Live, fresh: AuctionDetails): Live {
  const shown = live.auction
  if (fresh.id !== shown.id) return liveOf(fresh)
  // What was read before a bidder left says too much of their bids: it is asked for once more.
  const { excludedAt } = live
  const known = excludedAt === null || fresh.server_time >= excludedAt
  if (!known) return { ...live, loads: live.loads + 1 }
  const older = excludedAt === null && (precedes(fresh, shown) || fresh.bids_count < shown.bids_count)
  // Of a bid that both hold, the newer one says what it stands for.
  const both = older ? [...fresh.bids, ...shown.bids] : [...shown.bids, ...fresh.bids]
  const bids = joined(both.map((bid) => ({ ...bid, mine: bid.mark === fresh.my_mark })))
  const auction = older
    ? restated(withOwnAward({ ...fresh, ...liveFields(shown), bids }))
    : withStanding({ ...fresh, bids })
  return { ...live, loads: live.loads + 1, auction, excludedAt: null }
}

/** An award that was heard before it was known whose page this is. */
function withOwnAward(auction: AuctionDetails): AuctionDetails {
  const { awarded_bid, bids } = auction
  const bid = bids.find(({ id }) => id === awarded_bid?.id)
  return awarded_bid && bid ? { ...auction, awarded_bid: { ...awarded_bid, mine: bid.mine } } : auction
}

/** Whether this was read before what is shown; a clock that was set says nothing of that. */
function precedes(read: { readonly server_time: string }, shown: AuctionDetails): boolean {
  const by = Date.parse(shown.server_time) - Date.parse(read.server_time)
  return by > 0 && by < setByMs
}

const setByMs = 60_000

function liveFields({
  status,
  price,
  current_price,
  price_per_kg,
  next_minimum,
  reserve_met,
  bids_count,
  ends_at,
  accept_until,
  awarded_bid,
  server_time,
}: AuctionDetails) {
  return {
    status,
    price,
    current_price,
    price_per_kg,
    next_minimum,
    reserve_met,
    bids_count,
    ends_at,
    accept_until,
    awarded_bid,
    server_time,
  }
}

function heard(shown: AuctionDetails, news: News): AuctionDetails {
  const server_time = later(shown.server_time, news.data.server_time)
  const auction = { ...shown, server_time }
  if (news.kind === 'bid') return heardBid(auction, news.data)
  // What was read before something that is shown already says nothing new.
  if (precedes(news.data, shown)) return auction
  if (news.kind === 'extended') {
    return { ...auction, ends_at: later(shown.ends_at, news.data.ends_at) }
  }
  if (news.kind === 'awarded') return awarded(auction, news.data)
  if (news.kind === 'voided') {
    return restated({ ...auction, status: 'void', accept_until: null })
  }
  return news.kind === 'ended' || news.kind === 'standing' ? stands(auction, news.data) : auction
}

function heardBid(auction: AuctionDetails, data: AuctionNews['bid']): AuctionDetails {
  const mark = auction.my_mark
  const told = data.bids.map((bid): Bid => ({ ...bid, mine: bid.mark === mark, state: 'outbid' }))
  const bids = joined([...told, ...auction.bids])
  const next = { ...auction, bids, status: auction.status === 'scheduled' ? 'open' : auction.status } as const
  // An answer to one's own bid may have come before.
  if (data.bids_count < auction.bids_count) return restated(next)
  const { current_price, next_minimum, bids_count, reserve_met, ends_at } = data
  return restated({
    ...next,
    ...priced(auction, current_price),
    next_minimum,
    bids_count,
    reserve_met,
    ends_at: next.status === 'open' ? later(auction.ends_at, ends_at) : auction.ends_at,
  })
}

/** Every bid once, highest first, from the newest down to the first that is not known. */
function joined(all: readonly Bid[]): Bid[] {
  const byNumber = new Map(all.map((bid) => [bid.number, bid]))
  const top = Math.max(0, ...byNumber.keys())
  const bids: Bid[] = []
  for (let bid = byNumber.get(top); bid && bids.length < mostBids; bid = byNumber.get(bid.number - 1)) {
    bids.push(bid)
  }
  return bids
}

function priced({ quantity }: AuctionDetails, price: number) {
  const weight = grams(Math.round(quantity * 1_000))
  const each = pricePerKg(halalasOf(price), weight) ?? halalas(0)
  return { price, current_price: price, price_per_kg: toRiyals(each) }
}

function awarded(auction: AuctionDetails, { bid, at, order_until }: AuctionNews['awarded']): AuctionDetails {
  const mine = bid.mark === auction.my_mark
  const { id, amount, bidder } = bid
  return restated(
    {
      ...lapsed(auction, bid.number),
      status: 'awarded',
      accept_until: null,
      awarded_bid: { id, amount, bidder, mine, at, order_until },
    },
    bid.number,
  )
}

/** How it stands after an end, a lapse or on coming back. */
function stands(shown: AuctionDetails, data: AuctionNews['ended']): AuctionDetails {
  const { status, ends_at, accept_until, bids_count } = data
  const holds = status === 'awarded' || status === 'ordered'
  const auction = holds ? shown : { ...lapsed(shown, null), awarded_bid: null }
  return restated({
    ...auction,
    status,
    ends_at,
    accept_until,
    bids_count: Math.max(bids_count, shown.bids_count),
  })
}

/** Where another bid than this one was accepted before, its bidder wins no more. */
function lapsed(auction: AuctionDetails, accepted: number | null): AuctionDetails {
  const before = auction.bids.find(({ state }) => state === 'accepted')
  if (!before || before.number === accepted) return auction
  const bids = auction.bids.map(
    (bid): Bid => (bid.mark === before.mark ? { ...bid, state: 'ineligible' } : bid),
  )
  return { ...auction, bids }
}

/** What each bid stands for now, and the reader among them. */
function restated(auction: AuctionDetails, accepted = acceptedOf(auction)): AuctionDetails {
  const { status } = auction
  const waits = status === 'scheduled' || status === 'open' || status === 'ended'
  let led = false
  const bids = auction.bids.map((bid): Bid => {
    if (bid.number === accepted) return stated(bid, 'accepted')
    if (isOut(bid)) return bid
    if (!waits) return stated(bid, 'lost')
    const state = led ? 'outbid' : 'leading'
    led = true
    return stated(bid, state)
  })
  return withStanding({ ...auction, bids })
}

/** Whether a bid can win no more, whatever happens to the others. */
const isOut = ({ state }: Bid) => state === 'ineligible' || state === 'rejected' || state === 'abandoned'

const stated = (bid: Bid, state: Bid['state']): Bid => (bid.state === state ? bid : { ...bid, state })

function acceptedOf({ bids, awarded_bid }: AuctionDetails): number | undefined {
  return awarded_bid ? bids.find(({ id }) => id === awarded_bid.id)?.number : undefined
}

/** How the reader stands, by their mark. */
function withStanding(auction: AuctionDetails): AuctionDetails {
  const { my_mark, bids, bids_count, current_price } = auction
  if (my_mark === null) return auction
  // While it runs, bids are ineligible by exclusions alone; later also by lapses, whose bidders had led.
  const counted = auction.status === 'open' ? bids.filter(({ state }) => state !== 'ineligible') : bids
  const highest = Math.max(
    auction.my_highest ?? 0,
    ...counted.filter(({ mine }) => mine).map(({ amount }) => amount),
  )
  const my_highest = highest > 0 ? highest : null
  const [newest] = bids
  const [top] = counted
  // The answer to one's own bid knows more than a list that has yet to hear of it.
  if (!newest || newest.number < bids_count) return { ...auction, my_highest }
  const leads = top?.mark === my_mark
  const { my_max } = auction
  return {
    ...auction,
    my_highest,
    my_standing: leads ? 'leading' : my_highest === null ? null : 'outbid',
    my_max: leads && my_max !== null && my_max > (current_price ?? 0) ? my_max : null,
  }
}

/** The answer to one's own bid; the list hears of it from the stream. */
function answered(
  auction: AuctionDetails,
  { answer, sent }: { readonly answer: BidAnswer; readonly sent: SentBid },
): AuctionDetails {
  const { leading, current_price, next_minimum, bids_count, my_max, ends_at, server_time, number } = answer
  if (bids_count < auction.bids_count) return auction
  const own = leading ? current_price : number === null ? 0 : (sent.money ?? 0)
  const highest = Math.max(auction.my_highest ?? 0, own)
  return {
    ...auction,
    ...priced(auction, current_price),
    next_minimum,
    bids_count,
    my_max,
    my_standing: leading ? 'leading' : highest > 0 ? 'outbid' : null,
    my_highest: highest > 0 ? highest : null,
    ends_at: later(auction.ends_at, ends_at),
    server_time: later(auction.server_time, server_time),
  }
}

/** What the clock alone changes before anybody says so. */
function passed(auction: AuctionDetails, now: number): AuctionDetails {
  const { status, starts_at, accept_until } = auction
  if (status === 'scheduled' && Date.parse(starts_at) <= now) return { ...auction, status: 'open' }
  if (status === 'ended' && accept_until !== null && Date.parse(accept_until) <= now) {
    return restated({ ...auction, status: 'unsold', accept_until: null })
  }
  return auction
}

/** When {@link passed} next has something to do, ISO 8601. */
export function nextMoment({ status, starts_at, accept_until }: AuctionDetails): string | null {
  if (status === 'scheduled') return starts_at
  return status === 'ended' ? accept_until : null
}

/** What a change means to the reader; their own bid is no news that they have to be told as somebody's. */
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
