import type { Auction } from '#shared/auctions/contract.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'

/** What a card shows of an auction, and nothing else: lists travel inside the page. Prices in SAR for the whole lot. */
export type CardAuction = {
  readonly id: number
  readonly name: string
  readonly image: string
  readonly origin: Auction['origin']
  readonly farmed: boolean
  readonly status: AuctionStatus
  /** The highest bid, else the opening price. */
  readonly price: number
  readonly pricePerKg: number
  readonly bids: number
  /** Kilograms. */
  readonly quantity: number
  readonly market: string
  readonly startsAt: string
  /** The prayer after which it starts. */
  readonly startsAfter: Auction['starts_after']
  readonly endsAt: string
  /** How the reader stands in it; the page that is the same for everyone does not know. */
  readonly standing: Auction['my_standing']
}

export function cardOf(auction: Auction): CardAuction {
  const { id, name, image, origin, farmed, status, price, quantity } = auction
  return {
    id,
    name,
    image,
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
  }
}
