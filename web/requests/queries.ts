import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnOffersQuery, OwnRequestsQuery, RequestDetails } from '#shared/requests/contract.ts'
import { api } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { useOnNotification } from '../notifications/useOnNotification.ts'

/** The prefix of the keys of all queries about requests and offers. */
const requestsKey = ['requests'] as const
const requestKey = (id: number) => [...requestsKey, 'one', id] as const

/** A page of the user's own requests, newest first, with the counts by state. Old rows stay while new rows load. */
export function useMyRequests(query: Partial<OwnRequestsQuery> = {}) {
  const locale = useLocale()
  useArrivals()
  return useQuery({
    queryKey: [...requestsKey, 'mine', query],
    queryFn: ({ signal }) => api('GET requests/my', { query }, { locale, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
}

/**
 * A page of the user's own offers with their requests. For sellers only: `enabled` is false for other users, whom the
 * server refuses.
 */
export function useMyOffers(query: Partial<OwnOffersQuery> = {}, enabled = true) {
  const locale = useLocale()
  useArrivals()
  return useQuery({
    queryKey: [...requestsKey, 'offers', query],
    queryFn: ({ signal }) => api('GET requests/offers/my', { query }, { locale, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    enabled,
  })
}

/** One request as the user may see it; refetched at a notification and when the page becomes visible. */
export function useRequest(id: number, enabled = true) {
  const locale = useLocale()
  useArrivals()
  return useQuery({
    queryKey: requestKey(id),
    queryFn: ({ signal }) => api('GET requests/show/{id}', { params: { id } }, { locale, signal }),
    refetchOnWindowFocus: 'always',
    enabled,
  })
}

/** Open requests that match the user's own product, best match first; refetched at a notification. */
export function useMatchingRequests(productId: number) {
  const locale = useLocale()
  useArrivals()
  return useQuery({
    queryKey: [...requestsKey, 'matching', productId],
    queryFn: ({ signal }) =>
      api('GET requests/matching/{id}', { params: { id: productId } }, { locale, signal }),
    refetchOnWindowFocus: 'always',
  })
}

/**
 * The number of the user's own requests that need an action: open requests with offers, and accepted requests that can be
 * ordered. 0 until the number is known.
 */
export function useRequestsWaiting(): number {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: [...requestsKey, 'waiting'],
    queryFn: async ({ signal }) => {
      const query = { status: 'open', limit: mostAtOnce } as const
      const { data: open, counts } = await api('GET requests/my', { query }, { locale, signal })
      return open.filter(({ offers_count }) => offers_count > 0).length + (counts.accepted ?? 0)
    },
  })
  return data ?? 0
}

/**
 * Updates the cache after an action on a request. `keep` stores the changed request of the answer and invalidates the
 * other queries.
 */
export function useRequestCache(): {
  readonly keep: (details: RequestDetails) => void
  readonly refresh: () => Promise<void>
} {
  const client = useQueryClient()
  return useMemo(
    () => ({
      keep(details) {
        const key = requestKey(details.id)
        client.setQueryData(key, details)
        void client.invalidateQueries({
          queryKey: requestsKey,
          predicate: ({ queryKey }) => queryKey[1] !== key[1] || queryKey[2] !== key[2],
        })
      },
      refresh: () => client.invalidateQueries({ queryKey: requestsKey }),
    }),
    [client],
  )
}

const mostAtOnce = 100

/** Refetches at every notification, because any notification may concern a shown request or offer. */
function useArrivals(): void {
  const { refresh } = useRequestCache()
  useOnNotification(refresh)
}
