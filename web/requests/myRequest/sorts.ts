import { useState } from 'react'
import type { Offer } from '#shared/requests/contract.ts'
import { compared, type OfferSort } from '#shared/requests/rules.ts'

/** What came while somebody was reading: a new offer, or a seller's other one. */
export type News = 'fresh' | 'changed'

export interface SteadyOrder {
  readonly sort: OfferSort
  readonly choose: (sort: OfferSort) => void
  readonly offers: readonly Offer[]
  /** By the offer's id. */
  readonly news: ReadonlyMap<number, News>
}

/**
 * Offers in the chosen order, which what comes meanwhile does not disturb: who is about to press a button finds it where
 * it was. A seller's changed offer keeps the place of the one before; new ones stand last until the order is chosen anew.
 */
export function useSteadyOrder(offers: readonly Offer[], wanted: number): SteadyOrder {
  const [known, setKnown] = useState(() => ordered(offers, wanted, 'total'))
  const place = ({ seller }: Offer) => known.sellers.indexOf(seller.id)
  const standing = offers.filter((offer) => place(offer) >= 0)
  const fresh = offers.filter((offer) => place(offer) < 0)
  const news = new Map<number, News>([
    ...fresh.map(({ id }) => [id, 'fresh'] as const),
    ...standing.filter(({ id }) => !known.ids.has(id)).map(({ id }) => [id, 'changed'] as const),
  ])
  return {
    sort: known.sort,
    choose: (sort) => setKnown(ordered(offers, wanted, sort)),
    offers: [
      ...standing.sort((one, other) => place(one) - place(other)),
      ...compared(fresh, wanted, known.sort),
    ],
    news,
  }
}

function ordered(offers: readonly Offer[], wanted: number, sort: OfferSort) {
  const sellers = compared(offers, wanted, sort).map(({ seller }) => seller.id)
  return { sort, sellers, ids: new Set(offers.map(({ id }) => id)) }
}
