import type { Order } from '#shared/orders/contract.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { api, type RefusalFacts, type Settled, settle } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'
import { type City, loadCities } from '../../catalog/cities.ts'
import type { PlacedSearch } from '../placed/placedSearch.ts'
import type { PlacedOrders } from '../placed/placeOrder.ts'

/**
 * Orders that were just placed: their numbers (`numbers`) and their data (`known`), which is null if it
 * could not be loaded.
 */
export type Placed = {
  readonly numbers: readonly { readonly id: number; readonly number: string }[]
  readonly known: PlacedOrders | null
}

export type Form<Facts> =
  | { readonly facts: Facts; readonly cities: readonly City[]; readonly refusal: null }
  | { readonly facts: null; readonly cities: readonly City[]; readonly refusal: RefusalFacts }

export type CheckoutData =
  | { readonly placed: Placed; readonly form: null }
  | { readonly placed: null; readonly form: Form<OrderOptions> }

/**
 * Loads the form of the cart, without the goods, because these are stored in the browser. With `placed`,
 * loads the orders that were placed from the cart.
 */
export async function loadCheckout(
  { placed }: PlacedSearch,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<CheckoutData> {
  if (placed) return { placed: await loadPlaced(placed, { locale, signal }), form: null }
  const options = settle(api('GET orders/options', {}, { locale, signal }))
  return { placed: null, form: await formOf(options, { locale, signal }) }
}

/**
 * Stores the new orders in memory, so that the page that shows them need not load them. Returns their ids for the address of this
 * page.
 */
export function showPlaced(placed: PlacedOrders): number[] {
  const ids = placed.orders.map(({ id }) => id)
  latest = { ids: ids.join(), placed }
  return ids
}

let latest: { readonly ids: string; readonly placed: PlacedOrders } | undefined

/** The options with which loaders call the API. */
export type Reading = { readonly locale: Visit['locale']; readonly signal: AbortSignal | undefined }

/** The orders whose ids are in the address, in their current state. */
export async function loadPlaced(ids: readonly number[], reading: Reading): Promise<Placed> {
  const numbers = ids.map((id) => ({ id, number: orderNumber(id) }))
  const answered = latest?.ids === ids.join() ? latest.placed : undefined
  latest = undefined
  if (answered) return { numbers, known: answered }
  const found = await Promise.all(
    ids.map((id) => settle(api('GET orders/show/{id}', { params: { id } }, reading))),
  )
  const orders = found.flatMap(({ data }): Order[] => (data ? [data] : []))
  const complete = orders.length === ids.length
  return { numbers, known: complete ? { orders, pay: orders[0]?.pay ?? null } : null }
}

/** The data of a form, together with the cities that it lists. */
export async function formOf<Facts>(facts: Promise<Settled<Facts>>, reading: Reading): Promise<Form<Facts>> {
  const [answer, cities] = await Promise.all([facts, settle(loadCities(reading))])
  if (answer.refusal) return { facts: null, cities: [], refusal: answer.refusal }
  if (cities.refusal) return { facts: null, cities: [], refusal: cities.refusal }
  return { facts: answer.data, cities: cities.data, refusal: null }
}
