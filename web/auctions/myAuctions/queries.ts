import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { type Answer, api } from '../../app/calls/api.ts'
import { addServerTime, useAfter } from '../../app/live/serverClock.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useOnNotification } from '../../notifications/useOnNotification.ts'
import type { OwnAuctionsSearch } from './search.ts'

type List = Answer<'GET product/my/local/auction'>

const ownKey = ['myAuctions'] as const

/** The user's own auctions by state and search text. Polls prices, bids and ends while the page is visible. */
export function useMyAuctions({ status, s, page = 1 }: OwnAuctionsSearch) {
  const locale = useLocale()
  useArrivals()
  const query = useQuery({
    queryKey: [...ownKey, 'list', { status, s, page }],
    queryFn: ({ signal }): Promise<List> =>
      api('GET product/my/local/auction', { query: { status, s, page } }, { locale, signal }).then(timed),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => paceOf(state.data?.products.data ?? []),
    refetchOnWindowFocus: 'always',
  })
  useNextChange(query.data?.products.data)
  return query
}

/** One of the user's own auctions; null for an unknown id. */
export function useMyAuction(id: number | undefined) {
  const locale = useLocale()
  useArrivals()
  const query = useQuery({
    queryKey: [...ownKey, 'one', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }): Promise<OwnAuction | null> => {
      const found = await api('GET product/my/local/auction', { query: { id } }, { locale, signal })
      return timed(found).products.data[0] ?? null
    },
    refetchInterval: ({ state }) => paceOf(state.data ? [state.data] : []),
    refetchOnWindowFocus: 'always',
  })
  useNextChange(query.data ? [query.data] : undefined)
  return query
}

/** The public view of the user's own auction, with its bids; disabled while the auction is hidden. */
export function useAuctionDetails({ id, hidden }: Pick<OwnAuction, 'id' | 'hidden'>) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...ownKey, 'details', id],
    enabled: !hidden,
    queryFn: ({ signal }) => api('GET auction/show/{id}', { params: { id } }, { locale, signal }),
  })
}

/** The number of auctions with a bid that can be accepted before it lapses; 0 until the number is known. */
export function useAuctionsWaiting(): number {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: [...ownKey, 'counts'],
    queryFn: ({ signal }) => api('GET product/my/local/auction', { query: { limit: 1 } }, { locale, signal }),
  })
  return data?.counts.ended ?? 0
}

/** The rules of auctions and the server's clock, for the form of a lot. */
export function useLotTerms() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['auctionTerms'],
    queryFn: async ({ signal }) => {
      const terms = await api('GET product/auction/create', {}, { locale, signal })
      addServerTime(Date.parse(terms.server_time), Date.now())
      return terms
    },
    staleTime: 600_000,
  })
}

/** Invalidates every query about the user's auctions. */
export function useRefreshAuctions(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: ownKey }), [queries])
}

/** The time at which an auction next changes by the clock alone: its start, its end, or a deadline. */
export function changesAt(auction: OwnAuction): string | null {
  if (auction.status === 'scheduled') return auction.starts_at
  if (auction.status === 'open') return auction.ends_at
  if (auction.status === 'ended') return auction.accept_until
  return auction.status === 'awarded' ? (auction.awarded_bid?.order_until ?? null) : null
}

function useNextChange(auctions: readonly OwnAuction[] | undefined): void {
  const fresh = useRefreshAuctions()
  const moments = (auctions ?? []).flatMap((auction) => changesAt(auction) ?? [])
  useAfter(
    moments.sort()[0],
    useCallback(() => void fresh(), [fresh]),
  )
}

/** Refetches at every notification, because any notification may concern a shown auction. */
function useArrivals(): void {
  useOnNotification(useRefreshAuctions())
}

/** Sets the server clock from the answer, because countdowns use this clock. */
function timed(list: List): List {
  const [first] = list.products.data
  if (first) addServerTime(Date.parse(first.server_time), Date.now())
  return list
}

/** The polling interval: short while an auction is open, long otherwise. */
function paceOf(auctions: readonly OwnAuction[]): number {
  return auctions.some(({ status }) => status === 'open') ? runningMs : stillMs
}

const runningMs = 8_000
const stillMs = 60_000
