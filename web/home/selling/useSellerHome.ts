import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useOnNotification } from '../../notifications/useOnNotification.ts'

/** The key starts with the key of orders, so that each step of an order refetches it (web/orders/orderQueries.ts). */
const key = ['orders', 'home'] as const
const liveMs = 15_000

/** The data of the seller's home page; refetched at a notification, at a step of an order, and while an auction is open. */
export function useSellerHome() {
  const locale = useLocale()
  const client = useQueryClient()
  useOnNotification(useCallback(() => client.invalidateQueries({ queryKey: key }), [client]))
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('GET profile/selling', {}, { locale, signal }),
    refetchInterval: ({ state }) => (state.data?.auctions?.open.length ? liveMs : false),
    refetchOnWindowFocus: 'always',
  })
}
