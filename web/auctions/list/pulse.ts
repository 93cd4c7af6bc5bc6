import type { Auction } from '#shared/auctions/contract.ts'
import type { Page } from '#shared/base/page.ts'
import { type CardAuction, cardOf } from '../card.ts'

/** Updates a list on screen: pure. Cards keep their order; only their values change. */
export type Pulse = {
  /** The cards in their first order, with current values. */
  readonly auctions: readonly CardAuction[]
  /** The number of auctions of this state now. */
  readonly total: number
  /** Whether a fresh list would show other auctions. */
  readonly newcomers: boolean
}

/**
 * `fresh` is the same page of the list now; `left` are the shown auctions that it no longer holds, with current
 * values: they ended, started, or moved to another page.
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

/** The shown auctions that a fresh page does not hold and whose end is not known yet. */
export function missingFrom(shown: readonly CardAuction[], fresh: Pick<Page<Auction>, 'data'>): number[] {
  const there = new Set(fresh.data.map(({ id }) => id))
  return shown
    .filter(({ id, status }) => !there.has(id) && (status === 'open' || status === 'scheduled'))
    .map(({ id }) => id)
}

/** The next start or end among them; undefined without one. */
export function nextChange(auctions: readonly CardAuction[]): string | undefined {
  return auctions
    .flatMap(({ status, startsAt, endsAt }) =>
      status === 'open' ? [endsAt] : status === 'scheduled' ? [startsAt] : [],
    )
    .sort()[0]
}
