import type { Locale } from '#shared/base/locale.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { type SourceKind, saleTypes } from '#shared/orders/source.ts'
import { api, type Sent } from '../../app/calls/api.ts'
import { gatewayUrl } from '../../wallet/card/gatewayUrl.ts'

type SourceBody = Omit<Sent<'POST orders/create/{id}'>['body'], 'sale_type'>
type CartBody = Sent<'POST orders/create'>['body']

/** An order of one source, or the orders of the cart. */
export type Ordering =
  | { readonly of: SourceKind; readonly id: number; readonly body: SourceBody }
  | { readonly of: 'cart'; readonly body: CartBody }

/** The new orders, one for each seller. `pay` says how they can be paid; null if they are already paid. */
export type PlacedOrders = { readonly orders: readonly Order[]; readonly pay: Pay | null }

/**
 * Places orders once: a repetition with the same key and content returns the first answer again (contract, section 1,
 * "retries").
 */
export async function placeOrder(ordering: Ordering, key: string, locale: Locale): Promise<PlacedOrders> {
  const options = { locale, key }
  if (ordering.of === 'cart') return api('POST orders/create', { body: ordering.body }, options)
  const { of, id, body } = ordering
  const params = { id }
  const order =
    of === 'offer'
      ? await api(
          'POST orders/offers/create/{id}',
          { params, body: { ...body, sale_type: saleTypes[of] } },
          options,
        )
      : await api('POST orders/create/{id}', { params, body: { ...body, sale_type: saleTypes[of] } }, options)
  return { orders: [order], pay: order.pay }
}

/**
 * Redirects the user to the payment gateway. The page to which the user returns shows the orders whose ids are in its
 * address.
 */
export function openGateway({ pay }: PlacedOrders): void {
  const target = gatewayUrl(pay?.redirect_url)
  if (target) window.location.assign(target)
}
