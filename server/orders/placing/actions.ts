import { timeOf } from '#platform/clock.ts'
import { type Database, publishAfterCommit, type Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import type { ShortCache } from '#platform/http/shortCache.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Halalas, halalas, maxAmount, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { Order, OrderAddress, Pay } from '#shared/orders/contract.ts'
import type { SourceForm } from '#shared/orders/placing.ts'
import { type Expectation, needsAddress, priceProblems, quantityProblem } from '#shared/orders/rules.ts'
import type { Source } from '#shared/orders/source.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { preparedPrice } from '#shared/products/preparation.ts'
import { keepAddress } from '../../addresses/actions.ts'
import { findAddressOf } from '../../addresses/store.ts'
import { once } from '../../base/once.ts'
import { notify } from '../../notifications/actions.ts'
import { topicOf } from '../../notifications/topic.ts'
import { openCharge } from '../../wallet/charges.ts'
import { methodsOf, type Payments } from '../../wallet/payments.ts'
import { payIn } from '../payment/money.ts'
import { linkCharge } from '../payment/paidStore.ts'
import { payOfCharge } from '../payment/pay.ts'
import { orderOf } from '../present.ts'
import { settleOrder } from '../progress/clock.ts'
import { placedNews } from '../progress/news.ts'
import type { Windows } from '../progress/windows.ts'
import type { OrderRow } from '../row.ts'
import { type Basket, type Line, type OrderForm, readForm } from './basket.ts'
import { type TakenSource, takenBasket, takeSource } from './sources.ts'
import { type Choices, type LineProblem, listLapsedOf, loadChoices, type Placed } from './store.ts'

/** The dependencies of order forms. */
export interface Forms {
  readonly db: Database
  readonly payments: Payments
  /** The cached lists of the form. An order checks the choices again, against the current rows. */
  readonly choices: ShortCache<Choices>
}

export interface Placing extends Forms {
  /** The deadlines of orders that are placed now. */
  readonly windows: Windows
}

/** The payment methods that this installation offers: wallet, cash, and the configured methods (contract 9, SANDBOX). */
export function offeredBy(payments: Payments): PaymentCode[] {
  return ['wallet', 'cod', ...methodsOf(payments)]
}

/**
 * Places the cart, once for each idempotency key: one order for each seller, in one transaction (contract, section 2,
 * Orders). Refuses: validation_failed, not_found (also for hidden goods and lots), forbidden (the buyer's own goods),
 * out_of_stock with the remaining stock, price_changed with the current prices, insufficient_funds, idempotency_mismatch.
 */
export function placeOrders(placing: Placing, context: Context, basket: Basket): Promise<PlacedOrders> {
  const taken = takenBasket(basket, buyerOf(context))
  return placeOnce(placing, context, { take: async () => taken, products: basket.lines.map(({ id }) => id) })
}

/**
 * Places the order of one source, once for each idempotency key. The source's new state, stock, order, money and
 * notification are committed together (contract, section 2, Orders, Auctions, Requests and offers). Refuses like
 * `placeOrders`, and like the source (sources.ts).
 */
export async function placeOrder(
  placing: Placing,
  context: Context,
  { kind, id }: Source,
  form: SourceForm,
): Promise<Order> {
  const { orders } = await placeOnce(placing, context, {
    take: (tx) => takeSource[kind](tx, { id, buyer: buyerOf(context), form }),
    products: kind === 'product' ? [id] : [],
  })
  const [order] = orders
  if (!order) throw new RangeError(`${kind} ${id} made no order`)
  return order
}

interface PlacedOrders {
  readonly orders: Order[]
  /** The payment that the orders await; null if they are already paid, or are paid on delivery. */
  readonly pay: Pay | null
}

interface Attempt {
  readonly take: (tx: Sql) => Promise<TakenSource>
  /** Products whose stock lapsed orders may hold. */
  readonly products: readonly number[]
}

/** Places orders. If stock is short, cancels the lapsed orders that hold the stock, then tries once more. */
async function placeOnce(
  placing: Placing,
  context: Context,
  { take, products }: Attempt,
): Promise<PlacedOrders> {
  const { db, windows } = placing
  const attempt = () => once(db, context, async (tx) => place(placing, tx, context, await take(tx)))
  try {
    return await withPay(placing, context, await attempt())
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'out_of_stock' || products.length === 0) throw error
    const lapsed = await listLapsedOf(db, products, await timeOf(db))
    if (lapsed.length === 0) throw error
    for (const id of lapsed) await settleOrder(db, id, { windows })
    return withPay(placing, context, await attempt())
  }
}

/** The new orders, and the id of their charge if they are paid by card or transfer. */
interface NewOrders {
  readonly orders: readonly Order[]
  readonly charge: number | null
}

/** Adds the payment that the orders await. Calls the payment gateway, so it runs after the commit. */
async function withPay(
  { db, payments }: Pick<Placing, 'db' | 'payments'>,
  { locale }: Pick<Context, 'locale'>,
  { orders, charge }: NewOrders,
): Promise<PlacedOrders> {
  // If the gateway does not answer, `orders/show` calls it again.
  const reader = { payBy: orders[0]?.due?.at ?? null, locale }
  const pay = charge === null ? null : await payOfCharge({ db, payments }, charge, reader)
  return { orders: orders.map((order) => ({ ...order, pay })), pay }
}

/** The steps of placing orders that all sources share; runs inside of the transaction. */
async function place(placing: Placing, tx: Sql, context: Context, taken: TakenSource): Promise<NewOrders> {
  const buyer = buyerOf(context)
  const choices = await choicesOf(placing)
  const form = await withSavedAddress(tx, buyer, taken.formFor(choices).form, choices)
  const read = (current: Choices) =>
    readForm({ ...taken.formFor(current), form }, current, offeredBy(placing.payments))
  const { payment, address } = read(choices)
  const placed = await taken.write(tx, {
    city: form.city_id,
    payment: form.payment_id,
    delivery: form.delivery_method_id,
    address,
    body: form.body ?? '',
    windows: placing.windows,
  })
  // An entry was hidden after the lists were cached, so the current lists are read to name the field.
  if (placed.refused === 'choice') read(await loadChoices(tx))
  if (placed.refused !== undefined) throw refusalOf(placed, taken)
  const { orders } = placed
  requireAgreed([
    { field: 'expected_total', expected: form.expected_total, now: totalOf(orders) },
    ...taken.lines.flatMap((line) => expectationsOf(line, orders)),
  ])
  if (payment === 'wallet' && !taken.paid) for (const order of orders) await payIn(tx, order)
  const charge =
    payment === 'card' || payment === 'bank_transfer' ? await openChargeOf(tx, buyer, payment, orders) : null
  // A seller is notified of an order when the order is paid, or at once if it is paid on delivery.
  if (!charge) {
    if (!taken.notified) await notify(tx, ...orders.map(placedNews))
    publishAfterCommit(tx, new Set(orders.map(({ seller_id }) => topicOf(seller_id))))
  }
  if (address && form.address_id === undefined) await keepAddress(tx, buyer, bookedOf(form.city_id, address))
  const { locale, now } = context
  const reader = { side: 'buyer', decides: false, locale, now } as const
  const payment_group =
    charge === null ? null : { charge_id: charge, orders: orders.length, due_halalas: totalOf(orders) }
  return {
    orders: orders.map((row) => orderOf({ ...row, payment_group }, reader, placing.payments)),
    charge,
  }
}

const buyerOf = ({ caller }: Context) => caller?.id ?? 0

/**
 * Copies the saved address `address_id` and its city to the form. A form without `address_id`, or for a pickup, is returned
 * unchanged. A later change of the address book does not change the order. Refuses: not_found for an address that is not in the
 * buyer's book.
 */
async function withSavedAddress(
  tx: Sql,
  buyer: number,
  form: OrderForm,
  { deliveries }: Choices,
): Promise<OrderForm> {
  const delivery = deliveries.find(({ id }) => id === form.delivery_method_id)
  if (form.address_id === undefined || !delivery || !needsAddress(delivery.code)) return form
  const saved = await findAddressOf(tx, buyer, form.address_id)
  if (!saved) throw new Refusal('not_found', { address_id: [{ code: 'choice' }] })
  const { recipient_name, address, street, zip_code, short_address, region_ar: region } = saved
  return {
    ...form,
    city_id: saved.city_id,
    address: { recipient_name, address, street, zip_code, short_address, region },
  }
}

/** Converts a typed address to an entry of the address book; its region is that of its city. */
function bookedOf(city_id: number, { region: _, ...parts }: OrderAddress) {
  return { ...parts, city_id }
}

/** Refuses prices that the buyer did not agree to; the refusal rolls back the orders. */
function requireAgreed(expectations: readonly Expectation[]): void {
  const changed = priceProblems(expectations)
  if (changed) throw new Refusal('price_changed', changed)
}

/** The prices that a buyer agreed to for one product, and its price in the new order, both with the preparation. */
function expectationsOf({ id, agreed }: Line, orders: readonly OrderRow[]): Expectation[] {
  const item = orders.flatMap(({ items }) => items).find(({ product_id }) => product_id === id)
  if (!item) return []
  const now = preparedPrice(item.price_halalas, item.preparation_halalas)
  return agreed.map(({ field, price }) => ({ field, expected: price, now }))
}

function totalOf(orders: readonly Pick<OrderRow, 'total_halalas'>[]): Halalas {
  return halalas(orders.reduce((sum, { total_halalas }) => sum + total_halalas, 0))
}

/** Opens one charge for all orders of a form; returns its id. */
async function openChargeOf(
  tx: Sql,
  userId: number,
  method: 'card' | 'bank_transfer',
  orders: readonly Pick<OrderRow, 'id' | 'total_halalas'>[],
): Promise<number> {
  const { id } = await openCharge(tx, { userId, method, purpose: 'orders', amount: totalOf(orders) })
  await linkCharge(
    tx,
    orders.map((order) => order.id),
    id,
  )
  return id
}

/** The lists of the form, which are cached for a short time. */
export function choicesOf({ db, choices }: Pick<Placing, 'db' | 'choices'>): Promise<Choices> {
  return choices.get('all', () => loadChoices(db))
}

type Refused = Exclude<Placed, { readonly refused?: undefined }>

function refusalOf(placed: Refused, { lines, totalField }: TakenSource): Refusal {
  if (placed.refused === 'unauthenticated') return new Refusal('unauthenticated')
  if (placed.refused === 'lines') return refusalOfLines(placed.lines, lines)
  if (placed.refused === 'too_dear') {
    const bound = toRiyals(maxAmount)
    return new Refusal('validation_failed', { [totalField]: [{ code: 'sum_at_most', bound }] })
  }
  return new Refusal('validation_failed')
}

/** Returns the refusal for the problems of lines. Problems that a smaller quantity cannot solve take precedence. */
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
  const unprepared = of('not_prepared').map(({ line }) => [line.fields.preparation, [{ code: 'choice' }]])
  if (unprepared.length > 0) return new Refusal('validation_failed', Object.fromEntries(unprepared))
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
