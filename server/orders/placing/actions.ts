import { timeOf } from '#platform/clock.ts'
import { type Database, publishAfterCommit, type Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import type { ShortCache } from '#platform/http/shortCache.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Halalas, halalas, maxAmount, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { type Expectation, priceProblems, quantityProblem } from '#shared/orders/rules.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { once } from '../../base/once.ts'
import { topicOf } from '../../notifications/topic.ts'
import { openCharge } from '../../wallet/charges.ts'
import { methodsOf, type Payments } from '../../wallet/payments.ts'
import { keepCharge } from '../payment/paidStore.ts'
import { payOfCharge } from '../payment/pay.ts'
import { orderOf } from '../present.ts'
import { settleOrder } from '../progress/clock.ts'
import type { Windows } from '../progress/windows.ts'
import type { OrderRow } from '../row.ts'
import { type Basket, type Line, readForm } from './basket.ts'
import {
  type Choices,
  insertOrders,
  type LineProblem,
  listLapsedOf,
  loadChoices,
  type Placed,
} from './store.ts'

/** What the forms of orders need. */
export interface Forms {
  readonly db: Database
  readonly payments: Payments
  /** What can be chosen, as it stood a moment ago; what is written is checked against the rows themselves. */
  readonly choices: ShortCache<Choices>
}

export interface Placing extends Forms {
  /** The times that hold for what is ordered now. */
  readonly windows: Windows
}

/** How orders can be paid here and now: what is not configured is not offered (contract 9, SANDBOX). */
export function offeredBy(payments: Payments): PaymentCode[] {
  return ['wallet', 'cod', ...methodsOf(payments)]
}

/**
 * Makes one order for each seller of what is wanted, in one transaction, once for its key, and says how they are paid
 * where that is still to be done (contract, section 2, Orders). Refuses: validation_failed, not_found (also of what is
 * hidden or for auction), forbidden (one's own goods), out_of_stock with what is left, price_changed with the prices now,
 * insufficient_funds, idempotency_mismatch.
 */
export async function placeOrders(
  placing: Placing,
  context: Context,
  basket: Basket,
): Promise<{ orders: Order[]; pay: Pay | null }> {
  return withPay(placing, await placeOnce(placing, context, basket))
}

/** Orders that were made, and what they are paid by where that is still to be done. */
export interface MadeOrders {
  readonly orders: readonly Order[]
  readonly charge: number | null
}

/** How they are paid. Never inside their transaction: the gateway is asked after the commit. */
export async function withPay(
  { db, payments }: Pick<Placing, 'db' | 'payments'>,
  { orders, charge }: MadeOrders,
): Promise<{ orders: Order[]; pay: Pay | null }> {
  // A gateway that does not answer is asked again by orders/show.
  const pay = charge === null ? null : await payOfCharge({ db, payments }, charge, orders[0]?.due?.at ?? null)
  return { orders: orders.map((order) => ({ ...order, pay })), pay }
}

/** What is short may be held by orders that the clock has called off by now: their fish goes back first. */
async function placeOnce(placing: Placing, context: Context, basket: Basket) {
  const { db, windows } = placing
  const work = (tx: Sql) => place(placing, tx, context, basket)
  try {
    return await once(db, context, work)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'out_of_stock') throw error
    const products = basket.lines.map(({ id }) => id)
    const lapsed = await listLapsedOf(db, products, await timeOf(db))
    if (lapsed.length === 0) throw error
    for (const id of lapsed) await settleOrder(db, id, { windows })
    return once(db, context, work)
  }
}

/**
 * Makes the orders inside a transaction; `accepted` is what was accepted for a lot. Refuses as `placeOrders` does, but for
 * the keys.
 */
export async function place(
  placing: Placing,
  tx: Sql,
  context: Context,
  basket: Basket,
  accepted?: Halalas,
): Promise<MadeOrders> {
  const buyer = context.caller?.id ?? 0
  const { payment, address } = readForm(basket, await choicesOf(placing), offeredBy(placing.payments))
  const { city_id: city, payment_id, delivery_method_id: delivery, body = '' } = basket.form
  const placed = await insertOrders(tx, {
    buyer,
    lines: basket.lines,
    windows: placing.windows,
    city,
    payment: payment_id,
    delivery,
    address,
    body,
    accepted,
  })
  // Something was hidden since the lists were read: read anew, they say what.
  if (placed.refused === 'choice') readForm(basket, await loadChoices(tx), offeredBy(placing.payments))
  if (placed.refused !== undefined) throw refusalOf(placed, basket)
  requireAgreed([
    { field: 'expected_total', expected: basket.form.expected_total, now: totalOf(placed.orders) },
    ...basket.lines.flatMap((line) => expectationsOf(line, placed.orders)),
  ])
  const charge =
    payment === 'card' || payment === 'bank_transfer'
      ? await openChargeOf(tx, buyer, payment, placed.orders)
      : null
  if (!charge) publishAfterCommit(tx, new Set(placed.orders.map(({ seller_id }) => topicOf(seller_id))))
  const { locale, now } = context
  const reader = { side: 'buyer', decides: false, locale, now } as const
  return { orders: placed.orders.map((row) => orderOf(row, reader, placing.payments)), charge }
}

/** Refuses prices other than the buyer agreed to; the caller's transaction takes everything back with its locks held. */
export function requireAgreed(expectations: readonly Expectation[]): void {
  const changed = priceProblems(expectations)
  if (changed) throw new Refusal('price_changed', changed)
}

/** What a buyer agreed to for one product, beside the price at which it was ordered now. */
function expectationsOf({ id, agreed }: Line, orders: readonly OrderRow[]): Expectation[] {
  const item = orders.flatMap(({ items }) => items).find(({ product_id }) => product_id === id)
  if (!item) return []
  return agreed.map(({ field, price }) => ({ field, expected: price, now: halalas(item.price_halalas) }))
}

function totalOf(orders: readonly Pick<OrderRow, 'total_halalas'>[]): Halalas {
  return halalas(orders.reduce((sum, { total_halalas }) => sum + total_halalas, 0))
}

/** One charge for all orders that are made together; its id. */
export async function openChargeOf(
  tx: Sql,
  userId: number,
  method: 'card' | 'bank_transfer',
  orders: readonly Pick<OrderRow, 'id' | 'total_halalas'>[],
): Promise<number> {
  const { id } = await openCharge(tx, { userId, method, purpose: 'orders', amount: totalOf(orders) })
  await keepCharge(
    tx,
    orders.map((order) => order.id),
    id,
  )
  return id
}

/** The lists of the form, read anew where what is kept is older than a moment. */
export function choicesOf({ db, choices }: Pick<Placing, 'db' | 'choices'>): Promise<Choices> {
  return choices.get('all', () => loadChoices(db))
}

type Refused = Exclude<Placed, { readonly refused?: undefined }>

function refusalOf(placed: Refused, basket: Basket): Refusal {
  if (placed.refused === 'unauthenticated') return new Refusal('unauthenticated')
  if (placed.refused === 'lines') return refusalOfLines(placed.lines, basket.lines)
  if (placed.refused === 'too_dear') return tooDear(basket)
  return new Refusal('validation_failed')
}

/** Of several problems the one that ordering less would not solve comes first. */
function refusalOfLines(problems: readonly LineProblem[], lines: readonly Line[]): Refusal {
  const of = (wanted: LineProblem['problem']) =>
    problems.flatMap(({ problem, place, left }) => {
      const line = lines[place - 1]
      return line && problem === wanted ? [{ line, left: grams(left ?? 0) }] : []
    })
  const gone = of('gone')
  if (gone.length > 0) {
    const named = gone.flatMap(({ line }) => (line.fields.id === null ? [] : [line.fields.id]))
    const fields = Object.fromEntries(named.map((field) => [field, [{ code: 'gone' } as const]]))
    return new Refusal('not_found', named.length > 0 ? fields : undefined)
  }
  if (of('own').length > 0) return new Refusal('forbidden', undefined, { words: 'own_goods' })
  const little = of('too_little').map(({ line, left }) => [
    line.fields.quantity,
    [quantityProblem(line.grams, left) ?? { code: 'required' }],
  ])
  if (little.length > 0) return new Refusal('validation_failed', Object.fromEntries(little))
  const short = of('too_much').map(({ line, left }) => [
    line.fields.quantity,
    [{ code: 'left', bound: toKilograms(left) }],
  ])
  return new Refusal('out_of_stock', Object.fromEntries(short))
}

/** No payment is larger than the largest amount there is. */
function tooDear({ lines }: Basket): Refusal {
  const bound = toRiyals(maxAmount)
  const [line] = lines
  const field = lines.length === 1 && line ? line.fields.quantity : 'products'
  return new Refusal('validation_failed', { [field]: [{ code: 'sum_at_most', bound }] })
}
