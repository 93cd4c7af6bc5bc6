import type { Auction, Bid } from '#shared/auctions/contract.ts'
import {
  type AuctionFacts,
  type AuctionStatus,
  type AuctionWindows,
  nextMinimum,
  reserveMet,
  statusOf,
} from '#shared/auctions/status.ts'
import type { Locale } from '#shared/base/locale.ts'
import { maskedPerson } from '#shared/base/masks.ts'
import { halalas, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { type ProductRow, productOf } from '../products/present.ts'

/** An auction as the store loads it. */
export interface AuctionRow extends ProductRow {
  starting_halalas: number
  min_increment_halalas: number
  reserve_halalas: number | null
  auto_accept: boolean
  starts_at: Date
  ends_at: Date
  current_halalas: number | null
  bids_count: number
  accepted_bid_id: number | null
  accepted_at: Date | null
  voided_at: Date | null
  ordered: boolean
  /** The database's clock, by which alone the state is told. */
  clock: Date
}

/** The auction in the reader's language at the database's time; amounts in SAR for the whole lot. */
export function auctionOf(row: AuctionRow, locale: Locale, windows: AuctionWindows): Auction {
  const shown = row.current_halalas ?? row.starting_halalas
  const next = nextMinimum(row.starting_halalas, row.current_halalas, row.min_increment_halalas)
  const riyals = (amount: number) => toRiyals(halalas(amount))
  return {
    ...productOf(row, locale),
    price: riyals(shown),
    status: statusOfRow(row, windows),
    starting_price: riyals(row.starting_halalas),
    current_price: row.current_halalas === null ? null : riyals(row.current_halalas),
    price_per_kg: toRiyals(pricePerKg(halalas(shown), grams(row.quantity_grams)) ?? halalas(0)),
    min_increment: riyals(row.min_increment_halalas),
    next_minimum: riyals(next),
    reserve_met: reserveMet(factsOf(row)),
    bids_count: row.bids_count,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }
}

/** What of a row says in which state the auction is. */
export type StateRow = Pick<
  AuctionRow,
  | 'starts_at'
  | 'ends_at'
  | 'bids_count'
  | 'current_halalas'
  | 'reserve_halalas'
  | 'auto_accept'
  | 'accepted_at'
  | 'voided_at'
  | 'ordered'
  | 'clock'
>

export function statusOfRow(row: StateRow, windows: AuctionWindows): AuctionStatus {
  return statusOf(factsOf(row), windows, row.clock)
}

function factsOf(row: Omit<StateRow, 'clock'>): AuctionFacts {
  return {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    bidsCount: row.bids_count,
    current: row.current_halalas,
    reserve: row.reserve_halalas,
    autoAccept: row.auto_accept,
    acceptedAt: row.accepted_at,
    voidedAt: row.voided_at,
    ordered: row.ordered,
  }
}

export interface BidRow {
  id: number
  number: number
  bidder_id: number
  f_name: string
  l_name: string
  amount_halalas: number
  automatic: boolean
  at: Date
}

/** The bids, highest first, each with what it stands for now. */
export function bidsOf(
  rows: readonly BidRow[],
  row: AuctionRow,
  status: AuctionStatus,
  { locale, reader }: { readonly locale: Locale; readonly reader?: number | undefined },
): Bid[] {
  return rows.map((bid, place) => ({
    id: bid.id,
    number: bid.number,
    amount: toRiyals(halalas(bid.amount_halalas)),
    bidder: maskedPerson(bid, locale),
    automatic: bid.automatic,
    mine: bid.bidder_id === reader,
    at: bid.at.toISOString(),
    state: stateOfBid(bid, place === 0, row, status),
  }))
}

function stateOfBid(bid: BidRow, highest: boolean, row: AuctionRow, status: AuctionStatus): Bid['state'] {
  const awarded = row.accepted_bid_id === bid.id || (row.accepted_bid_id === null && highest)
  if (status === 'awarded' || status === 'ordered') return awarded ? 'accepted' : 'lost'
  if (status === 'unsold' || status === 'void') return 'lost'
  return highest ? 'leading' : 'outbid'
}
