import { type Bidding, placeBid, type Terms, type Wish } from '#shared/auctions/bidding.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import { startOfDay } from '#shared/base/dates.ts'
import { halalas } from '#shared/base/money.ts'
import { maskName } from '#shared/base/text/masks.ts'
import type { Person } from '../people/people.ts'
import type { MadeProduct } from '../products/products.ts'
import type { Random } from '../random.ts'

/** The state that an auction has or will reach (contract, Auctions, "States"). */
export type AuctionFate = 'scheduled' | 'open' | 'ended' | 'awarded' | 'ordered' | 'unsold' | 'void'

export interface MadeBid {
  readonly number: number
  readonly bidder: Person
  /** Halalas for the whole lot. */
  readonly amount: number
  readonly automatic: boolean
  readonly at: Date
}

/** A sealed offer, or the withdrawal of one; numbered in the order of arrival. */
export interface MadeOffer {
  readonly number: number
  readonly bidder: Person
  /** Halalas for the whole lot; null for a withdrawal. */
  readonly amount: number | null
  readonly at: Date
}

/** The ways to sell besides rising bids. */
export type OtherWay = Exclude<AuctionWay, 'english'>

export interface MadeAuction {
  readonly fate: AuctionFate
  readonly product: MadeProduct
  readonly starting: number
  readonly minIncrement: number
  readonly reserve?: number
  readonly autoAccept: boolean
  readonly startsAt: Date
  readonly firstEndsAt: Date
  readonly endsAt: Date
  readonly bids: readonly MadeBid[]
  readonly acceptedAt?: Date
  readonly voidedAt?: Date
  /** Absent for an English auction. */
  readonly way?: OtherWay
  /** Set only for a Dutch lot. */
  readonly floor?: number
  readonly stepS?: number
  /** The sealed offers in the order of arrival; set only for a tender. */
  readonly offers?: readonly MadeOffer[]
}

export interface AuctionTimes {
  readonly startsAt: Date
  readonly firstEndsAt: Date
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A bid in the last 2 minutes moves the end to 2 minutes after the bid, at most 60 minutes in total (contract). */
export const softClose = 2 * minute
export const softCloseCap = 60 * minute
/** The owner has one day to accept, and the winner has one day to order. */
export const acceptWithin = day
export const orderWithin = day

/**
 * Start and end of an auction, relative to now. A scheduled auction starts at one of the traditional times: after the Fajr
 * prayer, after the Asr prayer, or at 20:00.
 */
export function auctionTimes(random: Random, fate: AuctionFate, now: Date): AuctionTimes {
  if (fate === 'scheduled') {
    const startsAt = nextHaraj(random, now)
    return {
      startsAt,
      firstEndsAt: new Date(startsAt.getTime() + random.pick([30, 45, 60, 90, 120]) * minute),
    }
  }
  if (fate === 'open') {
    const left = random.chance(0.25) ? random.between(8, 55) * minute : random.between(1, 60) * hour
    return span(now.getTime() + left, random.between(2, 30) * hour, now)
  }
  const ago = {
    ended: [10 * minute, 15 * hour],
    awarded: [2 * hour, 20 * hour],
    ordered: [26 * hour, 80 * day],
    unsold: [26 * hour, 40 * day],
    void: [5 * hour, 30 * day],
  }[fate] as [number, number]
  const firstEnd = now.getTime() - softCloseCap - random.between(ago[0], ago[1])
  return span(firstEnd, random.between(1, 20) * hour, undefined)
}

/** Plays the auction up to now: amounts rise by at least the step, and late bids move the end. */
export function playAuction(random: Random, { fate, product, times, now, bidders }: Played): MadeAuction {
  const value = Number((BigInt(product.price) * BigInt(product.grams)) / 1000n)
  const starting = toTens(value * random.between(0.55, 0.78))
  const minIncrement = Math.max(100, toFives(starting / 100))
  const reserve = random.chance(0.3) ? toTens(value * random.between(0.8, 0.9)) : undefined
  const none = fate === 'scheduled' || (fate === 'unsold' && random.chance(0.5))
  const auction = {
    fate,
    product,
    starting,
    minIncrement,
    ...(reserve ? { reserve } : {}),
    autoAccept: !['ended', 'unsold', 'void'].includes(fate) && random.chance(0.25),
    ...times,
  }
  if (none) return { ...auction, endsAt: times.firstEndsAt, bids: [] }

  // An unsold lot has bids if nobody accepted in time, or if the reserve was not met.
  const ceiling = fate === 'unsold' && reserve ? reserve * 0.95 : value * random.between(0.92, 1.12)
  const { bids, endsAt } = playBids(random, { terms: termsOf(auction), ceiling, now, bidders })
  const met = fate === 'ended' || fate === 'awarded' || fate === 'ordered'
  const highest = bids.at(-1)
  const cheapReserve =
    met && reserve && highest && highest.amount < reserve ? toTens(highest.amount * 0.97) : reserve
  const patience = auction.autoAccept ? 0 : Math.floor(random.between(1, 50) * minute)
  const acceptedAt =
    fate === 'awarded' || fate === 'ordered' ? new Date(endsAt.getTime() + patience) : undefined
  return {
    ...auction,
    ...(cheapReserve ? { reserve: cheapReserve } : {}),
    endsAt,
    bids,
    ...(acceptedAt ? { acceptedAt } : {}),
    ...(fate === 'void' ? { voidedAt: new Date(endsAt.getTime() + random.whole(5, 180) * minute) } : {}),
  }
}

export interface Played {
  readonly fate: AuctionFate
  readonly product: MadeProduct
  readonly times: AuctionTimes
  readonly now: Date
  /** People who may bid; the owner is not among them. */
  readonly bidders: readonly Person[]
}

/** The terms of an auction, as its row stores them. */
export function termsOf(
  auction: Pick<MadeAuction, 'product' | 'starting' | 'minIncrement' | 'autoAccept'> &
    Pick<MadeAuction, 'startsAt' | 'firstEndsAt' | 'reserve' | 'way' | 'floor' | 'stepS'>,
): Terms {
  return {
    owner: auction.product.seller.id,
    starting: halalas(auction.starting),
    increment: halalas(auction.minIncrement),
    reserve: auction.reserve === undefined ? null : halalas(auction.reserve),
    autoAccept: auction.autoAccept,
    startsAt: auction.startsAt.getTime(),
    firstEndsAt: auction.firstEndsAt.getTime(),
    softCloseS: auction.way ? 0 : softClose / 1_000,
    softCapS: auction.way ? 0 : softCloseCap / 1_000,
    acceptS: acceptWithin / 1_000,
    awardS: orderWithin / 1_000,
    way: auction.way ?? 'english',
    ...(auction.floor === undefined ? {} : { floor: halalas(auction.floor) }),
    ...(auction.stepS === undefined ? {} : { stepS: auction.stepS }),
  }
}

interface Room {
  readonly terms: Terms
  readonly ceiling: number
  readonly now: Date
  readonly bidders: readonly Person[]
}

/** Plays every bid through the engine, as the market does. */
function playBids(random: Random, { terms, ceiling, now, bidders }: Room): { bids: MadeBid[]; endsAt: Date } {
  const { starting, increment, reserve, startsAt, firstEndsAt } = terms
  const crowd = distinguishable(random.shuffled(bidders)).slice(0, random.whole(2, 8))
  const people = new Map(crowd.map((person) => [person.id, person]))
  const bids: MadeBid[] = []
  let bidding: Bidding = { terms, endsAt: firstEndsAt, bidsCount: 0, leader: null }
  const play = (wish: Wish, at: number) => {
    const placed = placeBid(bidding, wish, at)
    if (placed.refused !== undefined) throw new RangeError(`a bid of the demo is refused: ${placed.refused}`)
    bidding = placed.bidding
    for (const { bidder, ...bid } of placed.bids) {
      bids.push({ ...bid, bidder: people.get(bidder) as Person, at: new Date(bid.at) })
    }
  }
  for (const at of bidTimes(random, startsAt, firstEndsAt, now.getTime())) {
    const { leader } = bidding
    const least = leader ? leader.amount + increment : starting
    const amount = least + increment * random.weighted(stepOdds)
    if (leader && amount > ceiling) break
    const { id } = random.pick(crowd.filter((person) => person.id !== leader?.bidder))
    // The leader may have a maximum one step above the next bid. A maximum that reaches the reserve would move the price
    // at once, so it is left out.
    const max = amount + increment
    const reaches = leader && reserve !== null && leader.amount < reserve && max >= reserve
    if (leader && random.chance(0.15) && max <= ceiling && !reaches) {
      play({ bidder: leader.bidder, max: halalas(max) }, at)
    }
    play({ bidder: id, money: halalas(amount) }, at)
  }
  return { bids, endsAt: new Date(bidding.endsAt) }
}

/**
 * Keeps only the first of several people with the same masked name (contract, section 7), so that a reader can
 * distinguish the bidders.
 */
export function distinguishable(people: readonly Person[]): Person[] {
  const byMask = new Map<string, Person>()
  for (const person of people) {
    const mask = maskName(person.firstName, person.lastName)
    if (!byMask.has(mask)) byMask.set(mask, person)
  }
  return [...byMask.values()]
}

const stepOdds = [
  [0, 6],
  [1, 3],
  [2, 2],
  [4, 1],
] as const

/** Times of bids in ascending order: at least one, more of them towards the end, and none in the future. */
function bidTimes(random: Random, startsAt: number, endsAt: number, now: number): number[] {
  const length = endsAt - startsAt
  const times = Array.from({ length: random.whole(5, 26) }, () =>
    Math.floor(startsAt + 30_000 + (length - 31_000) * (1 - random.next() ** 1.7)),
  )
  const past = [...new Set(times)]
    .filter((at) => at < Math.min(now - 1_000, endsAt))
    .toSorted((a, b) => a - b)
  // The bids of people are more than one second apart.
  const spaced = past.filter((at, place) => place === 0 || at - (past[place - 1] ?? 0) > 1_000)
  return spaced.length ? spaced : [Math.floor(startsAt + Math.min(now - startsAt, length) / 2)]
}

/** One of the next six starts: every day at 5:30 (after the Fajr prayer), at 16:00 (after the Asr prayer) and at 20:00. */
function nextHaraj(random: Random, now: Date): Date {
  const today = startOfDay(now).getTime()
  const calls = [5.5, 16, 20]
  const slots = [0, 1, 2]
    .flatMap((days) => calls.map((hours) => today + days * day + hours * hour))
    .filter((at) => at > now.getTime() + 10 * minute)
  return new Date(random.pick(slots.slice(0, 6)))
}

function span(firstEnd: number, length: number, running: Date | undefined): AuctionTimes {
  const wholeMinute = (at: number) => Math.ceil(at / minute) * minute
  const firstEndsAt = wholeMinute(firstEnd)
  const latestStart = running ? running.getTime() - 20 * minute : firstEndsAt
  return {
    startsAt: new Date(
      Math.min(firstEndsAt - wholeMinute(length), Math.floor(latestStart / minute) * minute),
    ),
    firstEndsAt: new Date(firstEndsAt),
  }
}

/** Rounds to multiples of ten riyals, as auctioneers do. */
export const toTens = (halalas: number) => Math.max(1_000, Math.round(halalas / 1_000) * 1_000)
const toFives = (halalas: number) => Math.ceil(halalas / 500) * 500
