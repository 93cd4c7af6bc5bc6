import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Transaction, Wallet } from '#shared/wallet/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useOnNotification } from '../../notifications/useOnNotification.ts'

/** The filter of the statement, which is in the address. */
export type Filter = {
  readonly direction?: 'in' | 'out' | undefined
  /** The month as `YYYY-MM`. */
  readonly month?: string | undefined
}

const walletKey = ['wallet'] as const

/**
 * The wallet with the latest lines of the statement; `older` loads the next page. Lines stay while another filter loads.
 * `hold` lines are left out, because the line of the sale shows its hold; the CSV file contains them. The wallet is
 * reloaded at each notification, because it may be about new money.
 */
export function useWallet({ direction, month }: Filter) {
  const locale = useLocale()
  useOnNotification(useReloadWallet())
  const { data, error, isFetching, isPlaceholderData, refetch, ...pages } = useInfiniteQuery({
    queryKey: [...walletKey, 'statement', locale, direction, month],
    queryFn: ({ pageParam: page, signal }) =>
      api('GET wallet', { query: { direction, month, page, limit } }, { locale, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ transactions: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
  return {
    wallet: data?.pages[0],
    lines: data ? uniqueLines(data.pages).filter(({ type }) => type !== 'hold') : [],
    error,
    busy: isFetching && isPlaceholderData,
    refetching: isFetching,
    refetch: () => void refetch(),
    hasOlder: pages.hasNextPage,
    olderBusy: pages.isFetchingNextPage,
    olderFailed: pages.isFetchNextPageError,
    older: () => void pages.fetchNextPage(),
  }
}

/** All lines of a month, from which its sums are computed. */
export function useMonth(month: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...walletKey, 'month', locale, month],
    queryFn: ({ signal }) => allLines({ month }, locale, signal),
  }).data
}

/**
 * All lines that match the filter, newest first. The filter by direction is applied here, because the API lists only a
 * limited number of lines of one direction.
 */
export async function allLines(
  { direction, month }: Filter,
  locale: ReturnType<typeof useLocale>,
  signal?: AbortSignal,
): Promise<readonly Transaction[]> {
  const pages: Wallet[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const wallet = await api('GET wallet', { query: { month, page, limit: maxLimit } }, { locale, signal })
    pages.push(wallet)
    last = wallet.transactions.last_page
  }
  const lines = uniqueLines(pages)
  return direction ? lines.filter(({ amount }) => (direction === 'in' ? amount > 0 : amount < 0)) : lines
}

/** Reloads the wallet after a change. */
export function useReloadWallet(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: walletKey }), [queries])
}

const limit = 20
/** The largest page size of the API. */
const maxLimit = 100

/** Removes duplicates, because a new line shifts other lines to the next page. */
function uniqueLines(pages: readonly Wallet[]): readonly Transaction[] {
  const byId = new Map(pages.flatMap(({ transactions }) => transactions.data.map((line) => [line.id, line])))
  return [...byId.values()]
}
