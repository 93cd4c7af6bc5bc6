import { notFound } from '@tanstack/react-router'
import type { Order, OrderOptions } from '#shared/orders/contract.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { type Answer, api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { type City, loadCities } from '../../catalog/cities.ts'
import type { PlacedSearch } from '../placed/placedSearch.ts'
import type { PlacedOrders } from '../placed/placeOrder.ts'

/** Orders that were made just now, as far as they are known: their numbers always, the rest unless it could not be had. */
export type Placed = { readonly numbers: readonly PlacedNumber[]; readonly known: PlacedOrders | null }
type PlacedNumber = { readonly id: number; readonly number: string }

export type Form<Facts> =
  | { readonly facts: Facts; readonly cities: readonly City[]; readonly refusal: null }
  | { readonly facts: null; readonly cities: readonly City[]; readonly refusal: RefusalFacts }

export type ConfirmationData =
  | { readonly placed: Placed; readonly form: null }
  | { readonly placed: null; readonly form: Form<Answer<'GET orders/create/{id}'>> }
export type CheckoutData =
  | { readonly placed: Placed; readonly form: null }
  | { readonly placed: null; readonly form: Form<OrderOptions> }

/** The page that confirms one product: its form, or what came of it. */
export async function loadConfirmation(
  productId: string,
  { placed }: PlacedSearch,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<ConfirmationData> {
  const id = wholeOf(productId)
  if (!id || String(id) !== productId) throw notFound()
  if (placed) return { placed: await loadPlaced(placed, { locale, signal }), form: null }
  const asked = settle(api('GET orders/create/{id}', { params: { id } }, { locale, signal }))
  const form = await formOf(asked, { locale, signal })
  if (form.refusal?.code === 'not_found') throw notFound()
  return { placed: null, form }
}

/** The same for the cart, whose goods are in the reader's browser. */
export async function loadCheckout(
  { placed }: PlacedSearch,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<CheckoutData> {
  if (placed) return { placed: await loadPlaced(placed, { locale, signal }), form: null }
  const asked = settle(api('GET orders/options', {}, { locale, signal }))
  return { placed: null, form: await formOf(asked, { locale, signal }) }
}

/** What was just answered is shown without asking for it again. */
export function showPlaced(placed: PlacedOrders): number[] {
  const ids = placed.orders.map(({ id }) => id)
  just = { ids: ids.join(), placed }
  return ids
}

let just: { readonly ids: string; readonly placed: PlacedOrders } | undefined

export type Asked = { readonly locale: Visit['locale']; readonly signal: AbortSignal | undefined }

/** The orders of the address, as they are told now. */
export async function loadPlaced(ids: readonly number[], { locale, signal }: Asked): Promise<Placed> {
  const numbers = ids.map((id) => ({ id, number: orderNumber(id) }))
  const told = just?.ids === ids.join() ? just.placed : undefined
  just = undefined
  if (told) return { numbers, known: told }
  const found = await Promise.all(
    ids.map((id) => settle(api('GET orders/show/{id}', { params: { id } }, { locale, signal }))),
  )
  const orders = found.flatMap(({ data }): Order[] => (data ? [data] : []))
  const complete = orders.length === ids.length
  return { numbers, known: complete ? { orders, pay: orders[0]?.pay ?? null } : null }
}

type Settlement<Facts> =
  | { readonly data: Facts; readonly refusal: null }
  | { readonly data: null; readonly refusal: RefusalFacts }

/** The facts of a form with the cities that it offers. */
export async function formOf<Facts>(asked: Promise<Settlement<Facts>>, told: Asked): Promise<Form<Facts>> {
  const [answer, cities] = await Promise.all([asked, settle(loadCities(told))])
  if (answer.refusal) return { facts: null, cities: [], refusal: answer.refusal }
  if (cities.refusal) return { facts: null, cities: [], refusal: cities.refusal }
  return { facts: answer.data, cities: cities.data, refusal: null }
}
