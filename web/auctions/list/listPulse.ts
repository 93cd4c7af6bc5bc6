import type { Auction } from '#shared/auctions/contract.ts'
import type { Page } from '#shared/base/page.ts'
import { type CardAuction, cardOf } from '../cardAuction.ts'

/** How a list that is read goes on: pure. What stands in it stays where it is; only what each card says is new. */
export type Pulse = {
  /** The cards of the list in their first order, as they are now. */
  readonly auctions: readonly CardAuction[]
  /** How many there are of this state now. */
  readonly total: number
  /** Whether there are others now that a fresh list would show. */
  readonly newcomers: boolean
}

/**
 * `fresh` is the same page of the list as it is now; `gone` are those of ours that it does not hold any more, each as it
 * is now: they ended, began, or moved to another page.
 */
export function pulseOf(
  shown: readonly CardAuction[],
  fresh: Pick<Page<Auction>, 'data' | 'total'>,
  gone: readonly Auction[],
): Pulse {
  const now = new Map([...fresh.data, ...gone].map((auction) => [auction.id, cardOf(auction)]))
  return {
    auctions: shown.map((card) => now.get(card.id) ?? card),
    total: fresh.total,
    newcomers: fresh.data.some(({ id }) => shown.every((card) => card.id !== id)),
  }
}

/** Those of a list that a fresh page does not hold and whose end is not known yet. */
export function missingFrom(shown: readonly CardAuction[], fresh: Pick<Page<Auction>, 'data'>): number[] {
  const there = new Set(fresh.data.map(({ id }) => id))
  return shown
    .filter(({ id, status }) => !there.has(id) && (status === 'open' || status === 'scheduled'))
    .map(({ id }) => id)
}

/** The next moment at which one of them is no longer what it is; undefined where nothing changes by itself. */
export function nextChange(auctions: readonly CardAuction[]): string | undefined {
  return auctions
    .flatMap(({ status, startsAt, endsAt }) =>
      status === 'open' ? [endsAt] : status === 'scheduled' ? [startsAt] : [],
    )
    .sort()[0]
}
