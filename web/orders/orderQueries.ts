import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Locale, locales } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import type { Order, OrderCounts, OrderSummary } from '#shared/orders/contract.ts'
import { api, Refusal } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { useOnNotification } from '../notifications/useOnNotification.ts'
import {
  listOf,
  type OrderFamily,
  type OrderSearch,
  type OrdersQuery,
  orderFamilies,
} from './list/listSearch.ts'

/** The route paths of each side's orders. */
export const orderPaths = {
  seller: {
    list: '/profile/sell-orders',
    one: '/profile/sell-orders/$orderId',
    receipt: '/profile/sell-orders/$orderId/receipt',
  },
  buyer: {
    list: '/profile/purchase-orders',
    one: '/profile/purchase-orders/$orderId',
    receipt: '/profile/purchase-orders/$orderId/receipt',
  },
} as const satisfies Record<OrderSide, unknown>

export type OrderSide = 'seller' | 'buyer'
export type OrdersPage = Page<OrderSummary>

/** The call for each list and side. */
const lists = {
  market: { seller: 'GET orders', buyer: 'GET orders/my' },
  offers: { seller: 'GET orders/offers', buyer: 'GET orders/offers/my' },
} as const satisfies Record<OrderFamily, Record<OrderSide, string>>

/** The first part of the key of every query for orders. */
const ordersKey = ['orders'] as const
const orderKey = (id: number) => [...ordersKey, 'one', id] as const

/** A page of one side's orders in one of the two lists. The old rows of the list stay while the next page loads. */
export function useOrders(side: OrderSide, family: OrderFamily, query: OrdersQuery) {
  const locale = useLocale()
  useRefetchOnNews()
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...ordersKey, side, family, query],
    queryFn: ({ signal }): Promise<OrdersPage> => api(lists[family][side], { query }, { locale, signal }),
    placeholderData: (old, before) => (before?.queryKey[2] === family ? old : undefined),
    refetchOnWindowFocus: 'always',
  })
  const busy = isFetching && (isPlaceholderData || error !== null)
  return { data, error, isPending, isFetching: busy, refetch }
}

/**
 * The numbers of one side's orders by tab, for both lists; undefined while they load. A buyer's tabs have only the number of
 * orders that wait for the buyer.
 */
export function useCounts(side: OrderSide): Readonly<Record<OrderFamily, Partial<OrderCounts>>> | undefined {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: [...ordersKey, side, 'counts'],
    queryFn: async ({ signal }): Promise<Readonly<Record<OrderFamily, Partial<OrderCounts>>>> => {
      if (side === 'seller') return api('GET orders/counts', {}, { locale, signal })
      const query = { group: 'mine', limit: 1 } as const
      const [market, offers] = await Promise.all(
        orderFamilies.map((family) => api(lists[family][side], { query }, { locale, signal })),
      )
      return { market: { mine: market?.total ?? 0 }, offers: { mine: offers?.total ?? 0 } }
    },
  })
  return data
}

/** The number of orders that wait for the reader, by list; undefined while it loads. */
export function useWaiting(side: OrderSide): Readonly<Record<OrderFamily, number>> | undefined {
  const counts = useCounts(side)
  return counts && { market: counts.market.mine ?? 0, offers: counts.offers.mine ?? 0 }
}

/**
 * The search of a link to the orders that wait for the reader: those of the market, or else those of offers. If no
 * order waits, the whole list of the market.
 */
export function searchOfWaiting({ market, offers }: Readonly<Record<OrderFamily, number>>): OrderSearch {
  if (market > 0) return { status: 'mine' }
  return offers > 0 ? { ...listOf('offers'), status: 'mine' } : {}
}

/**
 * All orders of a list that match the query, newest first, at most `mostRows`, for the CSV export. `cut` is true if there are more.
 */
export async function allOrders(
  side: OrderSide,
  family: OrderFamily,
  query: OrdersQuery,
  locale: Locale,
): Promise<{ readonly orders: readonly OrderSummary[]; readonly cut: boolean }> {
  const orders = new Map<number, OrderSummary>()
  for (let page = 1; page <= mostRows / pageRows; page += 1) {
    const { data } = await api(
      lists[family][side],
      { query: { ...query, page, limit: pageRows } },
      { locale },
    )
    // A new order shifts the others to the next page, so an order may come twice.
    for (const order of data) orders.set(order.id, order)
    // The number of pages is capped, so the last page is the one that is not full.
    if (data.length < pageRows) return { orders: [...orders.values()], cut: false }
  }
  return { orders: [...orders.values()], cut: true }
}

/** The maximum number of orders on one page of the API, and in one file. */
const pageRows = 100
const mostRows = 5_000

/** One order; refetched at a notification and when the window gets the focus. */
export function useOrder(id: number) {
  const locale = useLocale()
  useRefetchOnNews()
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api('GET orders/show/{id}', { params: { id } }, { locale, signal }),
    refetchOnWindowFocus: 'always',
  })
}

/** One order in both languages. */
export type InBoth = { readonly ar: Order; readonly en: Order }

/** An order in both languages, for the printed receipt. */
export function useBothLanguages(id: number) {
  const [ar, en] = useQueries({
    queries: locales.map((locale) => ({
      queryKey: [...orderKey(id), locale],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api('GET orders/show/{id}', { params: { id } }, { locale, signal }),
    })),
  })
  const order: InBoth | null = ar?.data && en?.data ? { ar: ar.data, en: en.data } : null
  return {
    order,
    error: ar?.error ?? en?.error ?? null,
    refetch: () => {
      void ar?.refetch()
      void en?.refetch()
    },
  }
}

/** `keep` stores the order of an answer in the cache and refetches the lists; `refresh` refetches all orders. */
export function useOrderCache() {
  const client = useQueryClient()
  return {
    keep(order: Order): void {
      client.setQueryData(orderKey(order.id), order)
      void client.invalidateQueries({
        queryKey: ordersKey,
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      })
    },
    refresh: (): Promise<void> => client.invalidateQueries({ queryKey: ordersKey }),
  }
}

/** Whether a refusal means that the cached order is outdated: 403, 404 and 409. */
export function isStale(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 409 || error.status === 403 || error.status === 404)
}

/** Refetches at every notification, because any notification may be about an order on the page. */
function useRefetchOnNews(): void {
  const client = useQueryClient()
  useOnNotification(() => client.invalidateQueries({ queryKey: ordersKey }))
}
