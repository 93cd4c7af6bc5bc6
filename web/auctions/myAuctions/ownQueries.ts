import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { type Answer, api } from '../../app/calls/api.ts'
import { noteServerTime, useAfter } from '../../app/live/serverClock.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useOnNews } from '../../notifications/useOnNews.ts'
import type { OwnAuctionsSearch } from './ownSearch.ts'

type List = Answer<'GET product/my/local/auction'>

const ownKey = ['myAuctions'] as const

/** One's own auctions by state and words; prices, bids and ends follow what happens while the page is seen. */
export function useMyAuctions({ status, s, page = 1 }: OwnAuctionsSearch) {
  const locale = useLocale()
  useArrivals()
  const asked = useQuery({
    queryKey: [...ownKey, 'list', { status, s, page }],
    queryFn: ({ signal }): Promise<List> =>
      api('GET product/my/local/auction', { query: { status, s, page } }, { locale, signal }).then(timed),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => paceOf(state.data?.products.data ?? []),
    refetchOnWindowFocus: 'always',
  })
  useNextChange(asked.data?.products.data)
  return asked
}

/** One of one's own auctions; null where there is none of that id. */
export function useMyAuction(id: number | undefined) {
  const locale = useLocale()
  useArrivals()
  const asked = useQuery({
    queryKey: [...ownKey, 'one', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }): Promise<OwnAuction | null> => {
      const found = await api('GET product/my/local/auction', { query: { id } }, { locale, signal })
      return timed(found).products.data[0] ?? null
    },
    refetchInterval: ({ state }) => paceOf(state.data ? [state.data] : []),
    refetchOnWindowFocus: 'always',
  })
  useNextChange(asked.data ? [asked.data] : undefined)
  return asked
}

/** One of one's own auctions as everybody sees it, with its bids; not while it is hidden. */
export function useAuctionDetails({ id, hidden }: Pick<OwnAuction, 'id' | 'hidden'>) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...ownKey, 'details', id],
    enabled: !hidden,
    queryFn: ({ signal }) => api('GET auction/show/{id}', { params: { id } }, { locale, signal }),
  })
}

/** How many of one's auctions wait for their owner: a bid to be accepted before it lapses. 0 until it is known. */
export function useAuctionsWaiting(): number {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: [...ownKey, 'counts'],
    queryFn: ({ signal }) => api('GET product/my/local/auction', { query: { limit: 1 } }, { locale, signal }),
  })
  return data?.counts.ended ?? 0
}

/** How auctions run, and by which clock: what the form of a lot needs. */
export function useLotTerms() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['auctionTerms'],
    queryFn: async ({ signal }) => {
      const terms = await api('GET product/auction/create', {}, { locale, signal })
      noteServerTime(Date.parse(terms.server_time), Date.now())
      return terms
    },
    staleTime: 600_000,
  })
}

/** Everything that is shown of one's auctions is asked for again. */
export function useFreshAuctions(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: ownKey }), [queries])
}

/** When an auction becomes another by the clock alone: at its start, its end, and where a time to act runs out. */
export function changesAt(auction: OwnAuction): string | null {
  if (auction.status === 'scheduled') return auction.starts_at
  if (auction.status === 'open') return auction.ends_at
  if (auction.status === 'ended') return auction.accept_until
  return auction.status === 'awarded' ? (auction.awarded_bid?.order_until ?? null) : null
}

function useNextChange(auctions: readonly OwnAuction[] | undefined): void {
  const fresh = useFreshAuctions()
  const moments = (auctions ?? []).flatMap((auction) => changesAt(auction) ?? [])
  useAfter(
    moments.sort()[0],
    useCallback(() => void fresh(), [fresh]),
  )
}

/** Each notification may speak of an auction that is shown. */
function useArrivals(): void {
  useOnNews(useFreshAuctions())
}

/** The answer says what the server's clock says: whatever counts down goes by it. */
function timed(list: List): List {
  const [first] = list.products.data
  if (first) noteServerTime(Date.parse(first.server_time), Date.now())
  return list
}

/** Bids come in while one is open; what stands still is looked at now and then. */
function paceOf(auctions: readonly OwnAuction[]): number {
  return auctions.some(({ status }) => status === 'open') ? runningMs : stillMs
}

const runningMs = 8_000
const stillMs = 60_000
