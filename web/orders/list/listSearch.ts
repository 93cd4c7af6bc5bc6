import type { OrderListQuery } from '#shared/orders/contract.ts'
import { oneOf, wholeOf } from '../../app/search.ts'

/** The tabs of a list of orders; each filters by one state or one group. */
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

/** The two lists of orders: orders of offers on requests are in a separate list. */
export const orderFamilies = ['market', 'offers'] as const
export type OrderFamily = (typeof orderFamilies)[number]

/** The sale types; products and lots are in one list. */
const sales = ['normal', 'auction', 'offers'] as const
type Sale = (typeof sales)[number]

/**
 * The search in the address: `?status=mine&sale=auction&page=2`. Defaults are left out. `sale=offers` selects the other
 * list.
 */
export type OrderSearch = {
  readonly status?: Exclude<OrderTab, 'all'> | undefined
  readonly sale?: Sale | undefined
  readonly page?: number | undefined
}

export function orderSearch(search: Readonly<Record<string, unknown>>): OrderSearch {
  const tab = oneOf(orderTabs, search.status)
  const page = wholeOf(search.page)
  return {
    status: tab === 'all' ? undefined : tab,
    sale: oneOf(sales, search.sale),
    page: page === 1 ? undefined : page,
  }
}

/** The list that the address selects. */
export function familyOf({ sale }: OrderSearch): OrderFamily {
  return sale === 'offers' ? 'offers' : 'market'
}

/** The search of a list without filters. */
export function listOf(family: OrderFamily): OrderSearch {
  return family === 'offers' ? { sale: family } : {}
}

/** The query of the list call. */
export function queryOf({ status, sale, page }: OrderSearch): Partial<OrderListQuery> {
  const narrowed = status === 'mine' || status === 'stopped' ? { group: status } : status ? { status } : {}
  return { ...narrowed, ...(sale && sale !== 'offers' ? { sale_type: sale } : {}), page: page ?? 1 }
}
