import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Transaction, Wallet } from '#shared/wallet/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

/** What the statement shows: kept in the address. */
export type Filter = {
  readonly direction?: 'in' | 'out' | undefined
  /** `YYYY-MM`. */
  readonly month?: string | undefined
}

const walletKey = ['wallet'] as const

/**
 * The wallet with the statement's newest lines; `older` brings the page before. Old lines stay while another filter loads. What
 * a sale holds stands at the sale's own line, and the line that only says so is left to the file.
 */
export function useWallet({ direction, month }: Filter) {
  const locale = useLocale()
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

/** Everything that moved in a month, or ever: for its sums and its file. */
export function useMonth(month: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...walletKey, 'month', locale, month],
    queryFn: ({ signal }) => allLines({ month }, locale, signal),
  }).data
}

/**
 * Every line that the filter leaves, page after page, the newest first. The direction is chosen here: the pages of a direction
 * end where counting them does.
 */
export async function allLines(
  { direction, month }: Filter,
  locale: ReturnType<typeof useLocale>,
  signal?: AbortSignal,
): Promise<readonly Transaction[]> {
  const pages: Wallet[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const wallet = await api('GET wallet', { query: { month, page, limit: most } }, { locale, signal })
    pages.push(wallet)
    last = wallet.transactions.last_page
  }
  const lines = uniqueLines(pages)
  return direction ? lines.filter(({ amount }) => (direction === 'in' ? amount > 0 : amount < 0)) : lines
}

/** After something moved: everything that shows the wallet asks anew. */
export function useWalletMoved(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: walletKey }), [queries])
}

const limit = 20
/** The longest page there is. */
const most = 100

/** A line that came in between pushes the others down a page: none is shown twice. */
function uniqueLines(pages: readonly Wallet[]): readonly Transaction[] {
  const byId = new Map(pages.flatMap(({ transactions }) => transactions.data.map((line) => [line.id, line])))
  return [...byId.values()]
}
