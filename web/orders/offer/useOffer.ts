import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderAddress, OrderOptions } from '#shared/orders/contract.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import { askForOffer, goneAnswers, type OfferFacts } from './loadOffer.ts'

/** An accepted offer that is being ordered, held against how it stands: where it is gone the page says what holds instead. */
export function useOffer(facts: OfferFacts) {
  const router = useRouter()
  const locale = useLocale()
  const [live, setLive] = useState(facts)

  /** Asks again: false where the offer is no longer the reader's to order. */
  const stillSo = async (): Promise<boolean> => {
    try {
      setLive(await askForOffer(facts.offer.id, { locale, signal: undefined }))
      return true
    } catch (error) {
      const gone = error instanceof Refusal && goneAnswers.has(error.status)
      if (!gone) throw error
      await router.invalidate()
      return false
    }
  }

  return { live, stillSo }
}

/** The reader's earlier addresses, those first that lie in the region of the city that was asked for. */
export function nearestFirst(
  { addresses, city_id }: Pick<OrderOptions, 'addresses' | 'city_id'>,
  cities: readonly City[],
): OrderOptions['addresses'] {
  const names = cities.find(({ id }) => id === city_id)?.regionNames ?? []
  const elsewhere = ({ region }: OrderAddress) => (names.includes(region) ? 0 : 1)
  return addresses.toSorted((one, other) => elsewhere(one) - elsewhere(other))
}
