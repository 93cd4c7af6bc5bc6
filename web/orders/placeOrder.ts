import type { Locale } from '#shared/base/locale.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { api, type Sent } from '../base/api.ts'

type SingleBody = Sent<'POST orders/create/{id}'>['body']
type CartBody = Sent<'POST orders/create'>['body']

/** What is ordered: one product, or the lines of the cart. */
export type Ordering =
  | { readonly productId: number; readonly body: SingleBody }
  | { readonly productId: null; readonly body: CartBody }

/** What came of it: an order for each seller, and how they are paid where they still are to be. */
export type PlacedOrders = { readonly orders: readonly Order[]; readonly pay: Pay | null }

/** Orders once: the same key and content give the first answer again (contract, section 1, "retries"). */
export async function placeOrder(ordering: Ordering, key: string, locale: Locale): Promise<PlacedOrders> {
  if (ordering.productId === null) {
    return api('POST orders/create', { body: ordering.body }, { locale, key })
  }
  const { productId: id, body } = ordering
  const order = await api('POST orders/create/{id}', { params: { id }, body }, { locale, key })
  return { orders: [order], pay: order.pay }
}
