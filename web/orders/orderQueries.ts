import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { locales } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import type { Order, OrderListQuery, OrderSummary } from '#shared/orders/contract.ts'
import { api, Refusal } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { useOnNews } from '../notifications/useOnNews.ts'
import { type OrderFamily, orderFamilies } from './list/listSearch.ts'

export type OrderSide = 'seller' | 'buyer'
export type OrdersPage = Page<OrderSummary>

/** The list of each family, as each side reads it. */
const lists = {
  market: { seller: 'GET orders', buyer: 'GET orders/my' },
  offers: { seller: 'GET orders/offers', buyer: 'GET orders/offers/my' },
} as const satisfies Record<OrderFamily, Record<OrderSide, string>>

/** Everything of orders that this page has loaded stands below it. */
const ordersKey = ['orders'] as const
const orderKey = (id: number) => [...ordersKey, 'one', id] as const

/** A page of a side's orders of one family. Old rows of the same list stay while the next come. */
export function useOrders(side: OrderSide, family: OrderFamily, query: Partial<OrderListQuery>) {
  const locale = useLocale()
  useArrivals()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...ordersKey, side, family, query],
    queryFn: ({ signal }): Promise<OrdersPage> => api(lists[family][side], { query }, { locale, signal }),
    placeholderData: (old, before) => (before?.queryKey[2] === family ? old : undefined),
    refetchOnWindowFocus: 'always',
  })
  return {
    list: data,
    error,
    busy: isFetching && (isPlaceholderData || error !== null),
    refetch: () => void refetch(),
  }
}

/** How many of a side's orders wait for the reader in each of its lists; undefined until it is known. */
export function useWaiting(side: OrderSide): Readonly<Record<OrderFamily, number>> | undefined {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: [...ordersKey, side, 'waiting'],
    queryFn: async ({ signal }) => {
      const query = { group: 'mine', limit: 1 } as const
      const [market, offers] = await Promise.all(
        orderFamilies.map((family) => api(lists[family][side], { query }, { locale, signal })),
      )
      return { market: market?.total ?? 0, offers: offers?.total ?? 0 }
    },
  })
  return data
}

/** One order; looked at again when something was told and when the reader comes back to the page. */
export function useOrder(id: number) {
  const locale = useLocale()
  useArrivals()
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api('GET orders/show/{id}', { params: { id } }, { locale, signal }),
    refetchOnWindowFocus: 'always',
  })
}

/** The same order as each language tells it. */
export type InBoth = { readonly ar: Order; readonly en: Order }

/** An order with its names in both languages, for what is printed. */
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

/** What an action answers is the order as it now is: it is shown at once, and the lists are asked again. */
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

/** A step that came too late, or was never the reader's: what holds now has to be looked at. */
export function isStale(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 409 || error.status === 403 || error.status === 404)
}

/** Each notification may speak of an order that is shown. */
function useArrivals(): void {
  const client = useQueryClient()
  useOnNews(() => client.invalidateQueries({ queryKey: ordersKey }))
}
