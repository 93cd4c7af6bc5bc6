import { type Fall, fallEnd, priceAt } from '#shared/auctions/ways/fall.ts'
import { openOffers } from '#shared/auctions/ways/sealed.ts'
import { halalas } from '#shared/base/money.ts'
import type { Person } from '../people/people.ts'
import type { Random } from '../random.ts'
import {
  type AuctionFate,
  distinguishable,
  type MadeAuction,
  type MadeBid,
  type MadeOffer,
  type OtherWay,
  type Played,
  termsOf,
  toTens,
} from './auctions.ts'
import { freshAuction } from './freshAuction.ts'

/** The Dutch lots and the tenders of a demo market. */
export const wayFates = {
  dutch: ['open', 'open', 'scheduled', 'ordered', 'ordered', 'unsold'],
  sealed: ['open', 'open', 'scheduled', 'ordered', 'awarded'],
} as const satisfies Record<OtherWay, readonly AuctionFate[]>

type PlayedWay = Omit<Played, 'times'> & { readonly way: OtherWay; readonly startsAt: Date }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Plays a Dutch lot or a tender up to now, by the rules of the market. */
export function playWay(random: Random, played: PlayedWay): MadeAuction {
  const { fate, product } = played
  const value = Number((BigInt(product.price) * BigInt(product.grams)) / 1000n)
  const common = { fate, product, autoAccept: true, minIncrement: 100 }
  return played.way === 'dutch'
    ? playDutch(random, played, { ...common, value })
    : playSealed(random, played, { ...common, value })
}

type Common = Pick<MadeAuction, 'fate' | 'product' | 'autoAccept' | 'minIncrement'> & {
  readonly value: number
}

/**
 * Plays a Dutch lot. The price of an open lot falls slowly, so that a visitor still finds the lot open. Other lots fall at
 * the usual pace of a quay auction.
 */
function playDutch(
  random: Random,
  { fate, startsAt, bidders }: PlayedWay,
  { value, ...common }: Common,
): MadeAuction {
  const starting = toTens(value * 1.3)
  const floor = toTens(value * 0.65)
  const minIncrement = Math.max(500, Math.ceil((starting - floor) / 24 / 500) * 500)
  const stepS = fate === 'open' ? 600 : 20
  const fall: Fall = {
    starting: halalas(starting),
    floor: halalas(floor),
    step: halalas(minIncrement),
    stepS,
    startsAt: startsAt.getTime(),
  }
  const firstEndsAt = new Date(fallEnd(fall))
  const lot = {
    ...common,
    way: 'dutch' as const,
    starting,
    minIncrement,
    floor,
    stepS,
    startsAt,
    firstEndsAt,
  }
  if (fate !== 'ordered' && fate !== 'awarded') return { ...lot, endsAt: firstEndsAt, bids: [] }
  const at = new Date(startsAt.getTime() + random.whole(6, 14) * stepS * second + random.whole(400, 9_000))
  const amount = priceAt(fall, at.getTime())
  const bid: MadeBid = { number: 1, bidder: random.pick(bidders), amount, automatic: false, at }
  const endsAt = new Date(at.getTime() + 1)
  return { ...lot, endsAt, bids: [bid], acceptedAt: endsAt }
}

function playSealed(
  random: Random,
  { fate, now, startsAt, bidders }: PlayedWay,
  { value, ...common }: Common,
): MadeAuction {
  const starting = toTens(value * 0.6)
  const lasts = fate === 'open' ? 8 * hour : 2 * hour
  const firstEndsAt = new Date(startsAt.getTime() + lasts)
  const lot = { ...common, way: 'sealed' as const, starting, startsAt, firstEndsAt, endsAt: firstEndsAt }
  if (fate === 'scheduled') return { ...lot, bids: [], offers: [] }
  const until = Math.min(now.getTime() - 30 * second, firstEndsAt.getTime() - minute)
  const crowd = distinguishable(random.shuffled(bidders)).slice(0, random.whole(3, 6))
  // The second bidder raises an offer, and the third withdraws one.
  const turns = [...crowd, ...crowd.slice(1, 3)]
  const gap = Math.floor((until - startsAt.getTime()) / (turns.length + 1))
  const offers = turns.map((bidder, place): MadeOffer => {
    const at = new Date(startsAt.getTime() + gap * (place + 1) + random.whole(0, 900))
    const withdraws = place === crowd.length + 1
    const raise = place === crowd.length ? 0.12 : 0
    const amount = withdraws ? null : toTens(value * (random.between(0.68, 1.02) + raise))
    return { number: place + 1, bidder, amount, at }
  })
  if (fate === 'open') return { ...lot, bids: [], offers }
  const bids = openedBids(lot, offers)
  return { ...lot, bids, offers, acceptedAt: firstEndsAt }
}

/** The bids of the opening: the last offer of each bidder who did not withdraw it. */
function openedBids(lot: Parameters<typeof termsOf>[0], offers: readonly MadeOffer[]): MadeBid[] {
  const people = new Map(offers.map(({ bidder }) => [bidder.id, bidder]))
  const valid = validOffers(offers).map(({ number, bidder, amount, at }) => ({
    number,
    bidder: bidder.id,
    amount: halalas(amount ?? 0),
    at: at.getTime(),
  }))
  return openOffers(freshAuction(termsOf(lot)), valid).bids.map(
    ({ number, bidder, amount, automatic, at }) => ({
      number,
      bidder: people.get(bidder) as Person,
      amount,
      automatic,
      at: new Date(at),
    }),
  )
}

/** The valid offers: the last entry of each bidder, unless that entry is a withdrawal. */
export function validOffers(offers: readonly MadeOffer[]): MadeOffer[] {
  const last = new Map(offers.map((offer) => [offer.bidder.id, offer]))
  return [...last.values()].filter(({ amount }) => amount !== null)
}

/** A start of an auction that fits its fate. */
export function wayStart(random: Random, fate: AuctionFate, now: Date): Date {
  const wholeMinute = (at: number) => new Date(Math.floor(at / minute) * minute)
  if (fate === 'scheduled') return wholeMinute(now.getTime() + random.between(2, 20) * hour)
  if (fate === 'open') return wholeMinute(now.getTime() - random.between(20, 50) * minute)
  if (fate === 'awarded') return wholeMinute(now.getTime() - random.between(4, 10) * hour)
  return wholeMinute(now.getTime() - random.between(30, 200) * hour)
}
