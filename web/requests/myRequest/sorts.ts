import { useState } from 'react'
import type { Offer } from '#shared/requests/contract.ts'
import { compared, type OfferSort } from '#shared/requests/rules.ts'

/** An offer that arrived while the list was open: `fresh` is a new offer, `changed` a changed offer. */
export type News = 'fresh' | 'changed'

export interface SteadyOrder {
  readonly sort: OfferSort
  readonly choose: (sort: OfferSort) => void
  readonly offers: readonly Offer[]
  /** The kind of news for each new or changed offer, by the id of the offer. */
  readonly news: ReadonlyMap<number, News>
}

/**
 * Offers in the chosen order. New data does not reorder them, so that no button moves under the pointer. A changed offer
 * keeps its position; new offers come last until the user chooses an order again.
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
