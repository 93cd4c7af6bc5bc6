import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { csvOf } from '#shared/base/text/csv.ts'
import type { OrderSummary } from '#shared/orders/contract.ts'
import { textIn } from '../../app/texts/text.ts'
import { preparationText } from '../../products/preparation/messages.ts'
import { ordersText } from '../messages.ts'
import { paymentLabel } from '../paymentLabel.ts'
import { ordersFileText } from './messages.ts'
import { weightOf } from './picking.ts'

/** The orders as a CSV file for a spreadsheet, one line each; amounts in SAR and weights in kg as plain numbers. */
export function ordersCsv(orders: readonly OrderSummary[], locale: Locale): string {
  const t = textIn(ordersFileText, locale)
  const header = [
    ...[t.number, t.date, t.time, t.buyer, t.city, t.products, t.weight, t.subtotal, t.delivery, t.total],
    ...[t.sale, t.state, t.payment, t.paymentState, t.method, t.note],
  ]
  return csvOf([header, ...orders.map((order) => cellsOf(order, locale))])
}

function cellsOf(order: OrderSummary, locale: Locale): string[] {
  const common = textIn(ordersText, locale)
  const { of } = textIn(preparationText, locale)
  const at = new Date(order.created_at)
  const lines = order.items.map(({ name, preparation, quantity }) => {
    const goods = preparation.code === 'whole' ? name : of(name, preparation.name)
    return `${goods} ${quantity}`
  })
  return [
    order.number,
    riyadhDay(at),
    riyadhTime(at),
    order.buyer.name,
    order.city.name,
    lines.join(' | '),
    String(toKilograms(weightOf(order))),
    order.subtotal.toFixed(2),
    order.delivery_fee.toFixed(2),
    order.total.toFixed(2),
    common[order.sale_type],
    common[order.outcome ?? order.status],
    order.payment.name,
    common[paymentLabel(order)],
    order.delivery_method.name,
    order.body ?? '',
  ]
}
