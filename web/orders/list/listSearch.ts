import type { OrderListQuery } from '#shared/orders/contract.ts'
import { oneOf, wholeOf } from '../../app/search.ts'

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

/** Where orders come from. Those of offers on requests stand in lists of their own, and in no other. */
export const orderFamilies = ['market', 'offers'] as const
export type OrderFamily = (typeof orderFamilies)[number]

/** The kinds of sale; goods and lots of the market share a list. */
const sales = ['normal', 'auction', 'offers'] as const
type Sale = (typeof sales)[number]

/** `?status=mine&sale=auction&page=2`; what is usual is left out. `sale=offers` is another list. */
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

/** Which list the address names. */
export function familyOf({ sale }: OrderSearch): OrderFamily {
  return sale === 'offers' ? 'offers' : 'market'
}

/** The address of a whole list. */
export function listOf(family: OrderFamily): OrderSearch {
  return family === 'offers' ? { sale: family } : {}
}

/** The same as the call's query. */
export function queryOf({ status, sale, page }: OrderSearch): Partial<OrderListQuery> {
  const narrowed = status === 'mine' || status === 'stopped' ? { group: status } : status ? { status } : {}
  return { ...narrowed, ...(sale && sale !== 'offers' ? { sale_type: sale } : {}), page: page ?? 1 }
}
