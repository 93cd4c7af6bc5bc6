import type { Auction } from '#shared/auctions/contract.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import type { FallTerms } from './useFall.ts'

/**
 * The fields that an auction card shows. A list is embedded in the page, so unused fields are left out. Prices are in SAR
 * for the whole lot.
 */
export type CardAuction = {
  readonly id: number
  readonly name: string
  readonly image: string
  /** The code of the species, whose further names the card shows. */
  readonly fish: string
  readonly origin: Auction['origin']
  readonly farmed: boolean
  readonly status: AuctionStatus
  /** The highest bid; if there are no bids, the opening price. */
  readonly price: number
  readonly pricePerKg: number
  readonly bids: number
  readonly quantity: number
  readonly market: string
  readonly startsAt: string
  /** The prayer after which the auction starts. */
  readonly startsAfter: Auction['starts_after']
  readonly endsAt: string
  /** Absent for an English auction. */
  readonly way?: Exclude<AuctionWay, 'english'>
  /** The number of bidders with an offer; set only for an open tender. */
  readonly offers?: number
  /** The fall of the price, which follows the server's clock; set only for an open Dutch lot. */
  readonly fall?: FallTerms
  /** The user's standing in the auction; null in the page that the server renders for everyone. */
  readonly standing: Auction['my_standing']
}

/** The fields that only Dutch lots and tenders have. English auctions leave them out, so that lists stay small. */
function wayOf({ way, fall, status, ...auction }: Auction): Pick<CardAuction, 'way' | 'fall' | 'offers'> {
  if (way === 'english') return {}
  if (way === 'sealed' && status === 'open') return { way, offers: auction.offers_count }
  if (!fall || status !== 'open') return { way }
  const { starting_price: starting, min_increment: step, starts_at: startsAt } = auction
  return { way, fall: { starting, floor: fall.floor_price, step, stepS: fall.step_s, startsAt } }
}

export function cardOf(auction: Auction): CardAuction {
  const { id, name, image, origin, farmed, status, price, quantity } = auction
  return {
    id,
    name,
    image,
    fish: auction.fish.code,
    origin,
    farmed,
    status,
    price,
    quantity,
    pricePerKg: auction.price_per_kg,
    bids: auction.bids_count,
    market: auction.market.name,
    startsAt: auction.starts_at,
    startsAfter: auction.starts_after,
    endsAt: auction.ends_at,
    standing: auction.my_standing,
    ...wayOf(auction),
  }
}
