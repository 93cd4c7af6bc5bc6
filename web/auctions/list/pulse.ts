import type { Auction } from '#shared/auctions/contract.ts'
import type { Page } from '#shared/base/page.ts'
import { type CardAuction, cardOf } from '../card.ts'

/** The update of a shown list, computed by a pure function. Cards keep their order; only their values change. */
export type Pulse = {
  /** The cards in their original order, with current values. */
  readonly auctions: readonly CardAuction[]
  /** The current number of auctions of this state. */
  readonly total: number
  /** Whether a new list would contain other auctions. */
  readonly newcomers: boolean
}

/**
 * Updates a list. `fresh` is the same page of the list now. `left` are the shown auctions that `fresh` does not contain,
 * with current values, because they ended, started, or moved to another page.
 */
export function pulseOf(
  shown: readonly CardAuction[],
  fresh: Pick<Page<Auction>, 'data' | 'total'>,
  left: readonly Auction[],
): Pulse {
  const now = new Map([...fresh.data, ...left].map((auction) => [auction.id, cardOf(auction)]))
  return {
    auctions: shown.map((card) => now.get(card.id) ?? card),
    total: fresh.total,
    newcomers: fresh.data.some(({ id }) => shown.every((card) => card.id !== id)),
  }
}

/** The shown auctions that a new page does not contain and whose end is not known yet. */
export function missingFrom(shown: readonly CardAuction[], fresh: Pick<Page<Auction>, 'data'>): number[] {
  const there = new Set(fresh.data.map(({ id }) => id))
  return shown
    .filter(({ id, status }) => !there.has(id) && (status === 'open' || status === 'scheduled'))
    .map(({ id }) => id)
}

/** The next start or end of these auctions; undefined if there is none. */
export function nextChange(auctions: readonly CardAuction[]): string | undefined {
  return auctions
    .flatMap(({ status, startsAt, endsAt }) =>
      status === 'open' ? [endsAt] : status === 'scheduled' ? [startsAt] : [],
    )
    .sort()[0]
}
