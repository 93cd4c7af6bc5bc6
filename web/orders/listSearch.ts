import type { OrderListQuery } from '#shared/orders/contract.ts'
import { oneOf, wholeOf } from '../base/search.ts'

/** The tabs over a list of orders, in their order; each narrows it by one state or one group. */
export const orderTabs = [
  'all',
  'mine',
  'pending',
  'accepted',
  'in_progress',
  'completed',
  'stopped',
] as const
export type OrderTab = (typeof orderTabs)[number]

/** The kinds of sale that stand in these lists; orders of offers have lists of their own. */
export const listedSales = ['normal', 'auction'] as const
export type ListedSale = (typeof listedSales)[number]

/** `?status=mine&sale=auction&page=2`; what is usual is left out. */
export type OrderSearch = {
  readonly status?: Exclude<OrderTab, 'all'> | undefined
  readonly sale?: ListedSale | undefined
  readonly page?: number | undefined
}

export function orderSearch(search: Readonly<Record<string, unknown>>): OrderSearch {
  const tab = oneOf(orderTabs, search.status)
  const page = wholeOf(search.page)
  return {
    status: tab === 'all' ? undefined : tab,
    sale: oneOf(listedSales, search.sale),
    page: page === 1 ? undefined : page,
  }
}

/** The same as the call's query. */
export function queryOf({ status, sale, page }: OrderSearch): Partial<OrderListQuery> {
  const narrowed = status === 'mine' || status === 'stopped' ? { group: status } : status ? { status } : {}
  return { ...narrowed, ...(sale ? { sale_type: sale } : {}), page: page ?? 1 }
}
