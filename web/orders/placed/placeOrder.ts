import type { Locale } from '#shared/base/locale.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { api, type Sent } from '../../app/calls/api.ts'

type SingleBody = Sent<'POST orders/create/{id}'>['body']
type CartBody = Sent<'POST orders/create'>['body']
type OfferBody = Sent<'POST orders/offers/create/{id}'>['body']

/** What is ordered: one product, the lines of the cart, or an offer that was accepted. */
export type Ordering =
  | { readonly of: 'product'; readonly id: number; readonly body: SingleBody }
  | { readonly of: 'cart'; readonly body: CartBody }
  | { readonly of: 'offer'; readonly id: number; readonly body: OfferBody }

/** What came of it: an order for each seller, and how they are paid where they still are to be. */
export type PlacedOrders = { readonly orders: readonly Order[]; readonly pay: Pay | null }

/** Orders once: the same key and content give the first answer again (contract, section 1, "retries"). */
export async function placeOrder(ordering: Ordering, key: string, locale: Locale): Promise<PlacedOrders> {
  if (ordering.of === 'cart') return api('POST orders/create', { body: ordering.body }, { locale, key })
  const order = await placeOne(ordering, key, locale)
  return { orders: [order], pay: order.pay }
}

function placeOne(
  ordering: Exclude<Ordering, { readonly of: 'cart' }>,
  key: string,
  locale: Locale,
): Promise<Order> {
  const params = { id: ordering.id }
  return ordering.of === 'offer'
    ? api('POST orders/offers/create/{id}', { params, body: ordering.body }, { locale, key })
    : api('POST orders/create/{id}', { params, body: ordering.body }, { locale, key })
}
