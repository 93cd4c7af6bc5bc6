import { type AuctionStatus, auctionStatuses } from '#shared/auctions/status.ts'
import { oneOf, wholeOf } from '../../app/search.ts'

/** Filters of the user's auctions in the address: `?status=ended&s=…&page=2`. */
export type OwnAuctionsSearch = {
  readonly status?: AuctionStatus | undefined
  readonly s?: string | undefined
  readonly page?: number | undefined
}

/** The states in the order of urgency for a seller. */
export const ownStates = [
  'open',
  'ended',
  'awarded',
  'scheduled',
  'ordered',
  'unsold',
  'void',
] as const satisfies readonly AuctionStatus[]

export function ownAuctionsSearch(search: Readonly<Record<string, unknown>>): OwnAuctionsSearch {
  const page = wholeOf(search.page)
  return {
    status: oneOf(auctionStatuses, search.status),
    s: String(search.s ?? '').trim() || undefined,
    page: page === 1 ? undefined : page,
  }
}
