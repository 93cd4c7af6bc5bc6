import { createHmac, randomUUID } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { moveMoney } from '#server/wallet/ledgerStore.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { fromKilograms } from '#shared/base/quantity.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { findBreaches } from '../../invariants.ts'
import { type Asked, ask } from '../ask.ts'
import { addPerson, type TestPerson, type TestPersonOptions } from './people.ts'

/** Creates a seller. */
export function makeSeller(db: Sql, options: TestPersonOptions = {}): Promise<TestPerson> {
  return addPerson(db, { type: 'local_seller', firstName: 'سالم', lastName: 'الدوسري', ...options })
}

/** Creates a buyer with this many riyals in the wallet. */
export async function makeBuyer(
  db: Sql,
  { riyals = 0, ...options }: TestPersonOptions & { readonly riyals?: number } = {},
): Promise<TestPerson> {
  const person = await addPerson(db, { firstName: 'نورة', lastName: 'القحطاني', ...options })
  if (riyals > 0) await fillWallet(db, person.id, riyals)
  return person
}

/** Tops up a wallet, as a card payment does. */
export async function fillWallet(db: Sql, userId: number, riyals: number): Promise<void> {
  await moveMoney(db, {
    key: `test:${randomUUID()}`,
    type: 'charge',
    from: { market: 'gateway' },
    to: { person: userId },
    amount: fromRiyals(riyals) as Halalas,
    about: { type: 'charge', id: 1 },
  })
}

export interface TestGoods {
  /** In kilograms. */
  readonly quantity?: number
  /** Riyals per kilogram. */
  readonly price?: number
  readonly saleType?: 'normal' | 'auction'
  readonly status?: 'active' | 'hidden'
}

/** Lists goods of a seller; returns the id of the product. */
export async function listGoods(
  db: Sql,
  sellerId: number,
  { quantity = 50, price = 25, saleType = 'normal', status = 'active' }: TestGoods = {},
): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: `insert into products (seller_id, sale_type, origin, name_ar, name_en, fish_id, market_id, city_id, size_id,
             quality_id, fish_type_id, quantity_grams, price_halalas, image_id, status)
           select $1, $2, 'local', 'هامور طازج', 'Fresh hamour', fish_id, market_id, city_id, size_id, quality_id,
             fish_type_id, $3, $4, image_id, $5
           from products where sale_type = 'normal' order by id limit 1 returning id`,
    values: [sellerId, saleType, fromKilograms(quantity), fromRiyals(price), status],
  })
  if (!row) throw new Error('the demo has no goods')
  return row.id
}

export interface TestOrder {
  readonly payment?: PaymentCode
  /** The delivery method; `pickup_market` needs no address and has no fee. */
  readonly delivery?: string
  readonly address?: object
}

/** The values of an order form without its goods, with ids of the lists. */
export async function orderForm(
  db: Sql,
  { payment = 'wallet', delivery = 'pickup_market', address }: TestOrder = {},
): Promise<Record<string, unknown>> {
  const [row] = await db.query<Record<string, unknown>>({
    text: `select p.id as payment_id, d.id as delivery_method_id, (select min(id) from cities where not hidden) as city_id
           from options p, options d
           where p.list = 'payments' and p.code = $1 and d.list = 'delivery_methods' and d.code = $2`,
    values: [payment, delivery],
  })
  if (!row) throw new Error(`no ${payment} or ${delivery} in the demo`)
  return { ...row, ...(address ? { address } : {}) }
}

export interface Headers {
  readonly [name: string]: string
}

/** Orders one product as a person. */
export function orderOne(
  market: { readonly url: string },
  { token }: { readonly token?: string },
  productId: number,
  body: object,
  headers: Headers = {},
): Promise<Asked<Order>> {
  return ask(market, `POST orders/create/${productId}`, { token, body, headers })
}

/** Sends a signed callback of the gateway, which reports the charge of an order as paid. Returns the status. */
export function reportPaid(
  market: { readonly url: string },
  secret: string,
  { pay }: Pick<Order, 'pay'>,
): Promise<number> {
  return reportCharge(market, secret, { charge_id: pay?.charge_id, status: 'paid', amount: pay?.amount })
}

/** Sends a signed callback of the gateway about a charge, with an amount in SAR. Returns the status. */
export async function reportCharge(
  market: { readonly url: string },
  secret: string,
  charge: {
    readonly charge_id: number | undefined
    readonly status: 'paid' | 'failed'
    readonly amount: number | undefined
  },
): Promise<number> {
  const text = JSON.stringify(charge)
  const signature = createHmac('sha256', secret).update(text).digest('hex')
  const answer = await fetch(`${market.url}/api/payments/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
    body: text,
  })
  return answer.status
}

/** Orders the cart as a person. */
export function orderCart(
  market: { readonly url: string },
  { token }: { readonly token?: string },
  body: object,
  headers: Headers = {},
): Promise<Asked<{ readonly orders: Order[]; readonly pay: Pay | null }>> {
  return ask(market, 'POST orders/create', { token, body, headers })
}

/** The remaining kilograms of a product, and its status. */
export async function stockOf(
  db: Sql,
  productId: number | undefined,
): Promise<[quantity: number, status: string]> {
  const [row] = await db.query<{ quantity_grams: number; status: string }>({
    text: 'select quantity_grams, status from products where id = $1',
    values: [productId],
  })
  if (!row) throw new Error(`no product ${productId}`)
  return [row.quantity_grams / 1_000, row.status]
}

/** A person's available and held balance, and the amount of the person's orders in escrow, in halalas. */
export async function moneyOf(
  db: Sql,
  userId: number,
): Promise<{ free: number; held: number; escrow: number }> {
  const [row] = await db.query<{ free: number; held: number; escrow: number }>({
    text: `select coalesce(sum(balance_halalas - held_halalas) filter (where user_id = $1), 0) as free,
             coalesce(sum(held_halalas) filter (where user_id = $1), 0) as held,
             coalesce(sum(balance_halalas) filter (where order_id is not null), 0) as escrow
           from accounts left join orders o on o.id = order_id where user_id = $1 or o.buyer_id = $1`,
    values: [userId],
  })
  return row ?? { free: 0, held: 0, escrow: 0 }
}

/**
 * The number of records that break each invariant of a market (at most ten for each); empty if no invariant is broken.
 * Reads the database and not the answers of calls.
 */
export async function brokenInvariants(db: Sql): Promise<Record<string, number>> {
  const breaches = await findBreaches(db)
  return Object.fromEntries(breaches.map(({ invariant, records }) => [invariant, records.length]))
}
