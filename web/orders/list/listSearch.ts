import { addDays, addMonths, dayStart, riyadhDay } from '#shared/base/dates.ts'
import type { Sent } from '../../app/calls/api.ts'
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
  /** The search text: a part of an order's number or of a name. */
  readonly s?: string | undefined
  /** The period: `today`, `week` or a month such as `2026-11`. */
  readonly period?: string | undefined
}

export function orderSearch(search: Readonly<Record<string, unknown>>): OrderSearch {
  const tab = oneOf(orderTabs, search.status)
  const page = wholeOf(search.page)
  return {
    status: tab === 'all' ? undefined : tab,
    sale: oneOf(sales, search.sale),
    page: page === 1 ? undefined : page,
    s: String(search.s ?? '').trim() || undefined,
    period: periodPattern.exec(String(search.period ?? ''))?.[0],
  }
}

const periodPattern = /^(today|week|\d{4}-(0[1-9]|1[0-2]))$/

/** Whether a filter other than the tab applies. If so, the counts of the tabs do not match the list. */
export function isNarrowed({ sale, s, period }: OrderSearch): boolean {
  return s !== undefined || period !== undefined || (sale !== undefined && sale !== 'offers')
}

/** The list that the address selects. */
export function familyOf({ sale }: OrderSearch): OrderFamily {
  return sale === 'offers' ? 'offers' : 'market'
}

/** The search parameters of a list without filters. */
export function listOf(family: OrderFamily): OrderSearch {
  return family === 'offers' ? { sale: family } : {}
}

/** The filters of a list, as they are sent. */
export type OrdersQuery = Partial<NonNullable<Sent<'GET orders'>['query']>>

/** The query of the list call; `now` determines the days of a period. */
export function queryOf({ status, sale, page, s, period }: OrderSearch, now: Date): OrdersQuery {
  const narrowed = status === 'mine' || status === 'stopped' ? { group: status } : status ? { status } : {}
  return {
    ...narrowed,
    ...(sale && sale !== 'offers' ? { sale_type: sale } : {}),
    ...(s ? { s } : {}),
    ...daysOf(period, now),
    page: page ?? 1,
  }
}

/** The first and the last day of a period; a week is the last seven days. */
export function daysOf(
  period: string | undefined,
  now: Date,
): { readonly from?: string; readonly to?: string } {
  if (period === undefined) return {}
  const today = riyadhDay(now)
  if (period === 'today') return { from: today, to: today }
  if (period === 'week') return { from: riyadhDay(addDays(now, -6)), to: today }
  const first = dayStart(`${period}-01`)
  if (!first) return {}
  return { from: riyadhDay(first), to: riyadhDay(addDays(addMonths(first, 1), -1)) }
}
