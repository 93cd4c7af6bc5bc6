import type { Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, maxAmount, priceOf, toRiyals } from '#shared/base/money.ts'
import { type Grams, grams } from '#shared/base/quantity.ts'
import type { OfferOrderForm, Order } from '#shared/orders/contract.ts'
import { once } from '../../base/once.ts'
import { notify } from '../../notifications/actions.ts'
import { takeAccepted } from '../../requests/accepting/ordering.ts'
import type { OfferRow } from '../../requests/row.ts'
import { payIn } from '../payment/money.ts'
import { orderOf } from '../present.ts'
import { placedNews } from '../progress/news.ts'
import type { OrderRow } from '../row.ts'
import { findOrder } from '../store.ts'
import {
  choicesOf,
  type MadeOrders,
  offeredBy,
  openChargeOf,
  type Placing,
  requireAgreed,
  withPay,
} from './actions.ts'
import { formOfOffer, readForm } from './basket.ts'
import { insertOfferOrder } from './offerStore.ts'
import { type Choices, loadChoices } from './store.ts'

/**
 * Orders what was offered and accepted, whole, at its price and by the delivery that it names, once for its key: the
 * request's end, order, money and the word to the seller stand or fall together (contract, section 2, Requests and
 * offers). Refuses: not_found (also for everybody but who asked), conflict for an offer that is not accepted or was ordered
 * before, validation_failed, insufficient_funds, idempotency_mismatch.
 */
export async function placeOffer(
  placing: Placing,
  context: Context,
  { id, form }: { readonly id: number; readonly form: OfferOrderForm },
): Promise<Order> {
  const made = await once(placing.db, context, (tx) => placeInside(placing, tx, context, { id, form }))
  const { orders } = await withPay(placing, made)
  const [order] = orders
  if (!order) throw new RangeError('an offer made no order')
  return order
}

async function placeInside(
  placing: Placing,
  tx: Sql,
  { caller, locale }: Context,
  { id, form }: { readonly id: number; readonly form: OfferOrderForm },
): Promise<MadeOrders> {
  const { offer, at: now } = await takeAccepted(tx, id, caller?.id ?? 0)
  const order = await writeOrder(placing, tx, offer, { form, now })
  const payment = order.payment.code
  if (payment === 'wallet') await payIn(tx, order)
  const charge =
    payment === 'card' || payment === 'bank_transfer'
      ? await openChargeOf(tx, order.buyer_id, payment, [order])
      : null
  // A seller hears of an order when its money is there, or comes at the door.
  if (charge === null) await notify(tx, placedNews(order))
  const reader = { side: 'buyer', decides: false, locale, now } as const
  return { orders: [orderOf(order, reader, placing.payments)], charge }
}

/** The order in its rows, before its money. Refuses: validation_failed, with everything that is wrong with the form. */
async function writeOrder(
  placing: Placing,
  tx: Sql,
  offer: OfferRow,
  { form, now }: { readonly form: OfferOrderForm; readonly now: Date },
): Promise<OrderRow> {
  const offered = offeredBy(placing.payments)
  const read = (choices: Choices) => readForm(formOfOffer(offerIn(offer, choices), form), choices, offered)
  const { address } = read(await choicesOf(placing))
  const { city_id: city, payment_id, delivery_method_id: delivery, body = '' } = form
  const price = priceOf(halalas(offer.price_halalas), grams(offer.quantity_grams))
  const id = await insertOfferOrder(tx, {
    offerId: offer.id,
    subtotal: halalas(Math.max(1, price)),
    at: now,
    windows: placing.windows,
    city,
    payment: payment_id,
    delivery,
    address,
    body,
  })
  // Something was hidden since the lists were read: read anew, they say what.
  if (id === undefined) read(await loadChoices(tx))
  const order = id === undefined ? undefined : await findOrder(tx, id, placing.windows)
  if (!order) throw new Refusal('validation_failed')
  // No payment is larger than the largest amount there is; the goods alone never are.
  if (order.total_halalas > maxAmount) {
    throw new Refusal('validation_failed', {
      delivery_method_id: [{ code: 'sum_at_most', bound: toRiyals(maxAmount) }],
    })
  }
  requireAgreed([
    { field: 'expected_total', expected: form.expected_total, now: halalas(order.total_halalas) },
  ])
  return order
}

/** What the form of an offer is held against: a delivery that it names binds, unless the market offers it no more. */
export function offerIn(
  { quantity_grams, delivery_method }: OfferRow,
  { deliveries }: Choices,
): { readonly quantity: Grams; readonly delivery: number | null } {
  const bound = deliveries.find(({ id }) => id === delivery_method?.id)
  return { quantity: grams(quantity_grams), delivery: bound?.id ?? null }
}
