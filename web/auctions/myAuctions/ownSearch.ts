import { type AuctionStatus, auctionStatuses } from '#shared/auctions/status.ts'
import { oneOf, wholeOf } from '../../app/search.ts'

/** What narrows the list of one's auctions, in the address: `?status=ended&s=…&page=2`. */
export type OwnAuctionsSearch = {
  readonly status?: AuctionStatus | undefined
  readonly s?: string | undefined
  readonly page?: number | undefined
}

/** The states in the order in which a seller needs them: what waits for somebody first. */
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
