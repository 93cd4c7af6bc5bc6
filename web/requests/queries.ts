import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnOffersQuery, OwnRequestsQuery, RequestDetails } from '#shared/requests/contract.ts'
import { api } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { useOnNews } from '../notifications/useOnNews.ts'

/** Everything of requests and offers that a private page has loaded stands below it. */
const requestsKey = ['requests'] as const
const requestKey = (id: number) => [...requestsKey, 'one', id] as const

/** A page of one's own requests, newest first, and how many stand in each state. Old rows stay while the next come. */
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

/** A page of one's own offers with their requests; for sellers only (others are refused: `enabled` false). */
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

/** One request as its reader may see it; looked at again when something was told and when the reader comes back. */
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

/** Open requests that one's own product fits, the best first; looked at again when something was told. */
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
 * How many of one's own requests wait for their asker: open ones with offers to compare, and accepted ones to be
 * ordered. 0 until it is known.
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

/** What an action answers is the request as it now is: `keep` shows it at once, and everything else is asked again. */
export function useRequestCache(): {
  readonly keep: (details: RequestDetails) => void
  readonly refresh: () => Promise<void>
} {
  const client = useQueryClient()
  return useMemo(
    () => ({
      keep(details) {
        const kept = requestKey(details.id)
        client.setQueryData(kept, details)
        void client.invalidateQueries({
          queryKey: requestsKey,
          predicate: ({ queryKey }) => queryKey[1] !== kept[1] || queryKey[2] !== kept[2],
        })
      },
      refresh: () => client.invalidateQueries({ queryKey: requestsKey }),
    }),
    [client],
  )
}

const mostAtOnce = 100

/** Each notification may speak of a request or an offer that is shown. */
function useArrivals(): void {
  const { refresh } = useRequestCache()
  useOnNews(refresh)
}
