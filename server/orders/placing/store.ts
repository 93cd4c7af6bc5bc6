import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, maxAmount } from '#shared/base/money.ts'
import { type Grams, minOrder } from '#shared/base/quantity.ts'
import type { CityPlace } from '#shared/orders/arrival.ts'
import type { OrderAddress } from '#shared/orders/contract.ts'
import { orderNumberBase } from '#shared/orders/rules.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import type { Preparation } from '#shared/products/preparation.ts'
import { kinds } from '../../notifications/messages.ts'
import { sellerCity } from '../../requests/row.ts'
import type { Windows } from '../progress/windows.ts'
import { type ArrivalColumns, cityPlace, type GoodsPlace, goodsPlaces, type OrderRow } from '../row.ts'

/** The ids of the buyer's choices for all orders of a form, and the deadlines of these orders. */
export interface OrderTerms {
  readonly city: number
  readonly payment: number
  readonly delivery: number
  /** Null if the buyer picks the goods up. */
  readonly address: OrderAddress | null
  readonly body: string
  readonly windows: Windows
}

/** The choices of an order form with its buyer and its products. Each product occurs once. */
export interface Wanted extends OrderTerms {
  readonly buyer: number
  readonly lines: readonly { readonly id: number; readonly grams: Grams; readonly preparation: Preparation }[]
  /** Delivery fees by seller id, for sellers whose orders share one delivery. All other orders pay the whole fee. */
  readonly fees?: Readonly<Record<number, { readonly halalas: Halalas; readonly orders: number }>>
  /** The accepted amount of a lot. An order of a lot has no other lines, and the caller notifies the seller. */
  readonly accepted?: Halalas | undefined
}

/**
 * The reason why a line cannot be ordered. `place` is the line's number from 1; `left` is null for a product that does not
 * exist.
 */
export interface LineProblem {
  readonly place: number
  readonly problem: 'gone' | 'own' | 'too_little' | 'too_much' | 'not_prepared'
  readonly left: Grams | null
}

/** The new orders, one for each seller; or the reason for the refusal, in which case nothing is written. */
export type Placed =
  | { readonly refused: 'unauthenticated' | 'choice' | 'too_dear' }
  | { readonly refused: 'lines'; readonly lines: readonly LineProblem[] }
  | { readonly refused?: undefined; readonly orders: readonly OrderRow[] }

/** The result of `place_orders`; times are ISO 8601. */
interface Made extends Pick<OrderRow, 'buyer' | 'payment' | 'delivery_method' | 'city'> {
  readonly refused?: undefined
  readonly orders: readonly (Omit<OrderRow, 'due_at' | 'created_at' | 'route'> & {
    readonly due_at: string
    readonly created_at: string
  })[]
}

/**
 * Takes the stock, writes the orders, moves the wallet's money and notifies the sellers, or changes nothing. Refuses:
 * insufficient_funds.
 */
export async function insertOrders(tx: Sql, wanted: Wanted): Promise<Placed> {
  const { lines, city, payment, delivery, address, body, windows, fees = {}, accepted } = wanted
  try {
    const [row] = await tx.query<{
      placed: Exclude<Placed, { refused?: undefined }> | Made
      to: CityPlace | null
      from: Readonly<Record<number, readonly CityPlace[]>> | null
      goods: Readonly<Record<number, readonly GoodsPlace[]>> | null
    }>({
      name: 'orders_place',
      // Locks the buyer against a concurrent block (decision 53). If the buyer is blocked or removed, the statement returns no
      // row.
      text: `with buyer as materialized (
               select id from users where id = $1 and not blocked and deleted_at is null for share)
             select place_orders(id, $2, $3, $4, $5, $6, $7, $8, $9, $10) as placed,
               (select ${cityPlace('c')} from cities c where c.id = ($6::jsonb->>'city')::int) as to,
               (select json_object_agg(g.seller_id, g.places) from (
                  select p.seller_id, json_agg(${cityPlace('c')}) as places
                  from products p join cities c on c.id = p.city_id where p.id = any($2) group by p.seller_id) g) as from,
               (select json_object_agg(g.seller_id, g.places) from (
                  select p.seller_id, ${goodsPlaces} as places
                  from products p join markets m on m.id = p.market_id where p.id = any($2) group by p.seller_id) g) as goods
             from buyer`,
      values: [
        wanted.buyer,
        lines.map(({ id }) => id),
        lines.map(({ grams }) => grams),
        minOrder,
        maxAmount,
        JSON.stringify({ city, payment, delivery, address, body, fees }),
        JSON.stringify(windows),
        accepted === undefined ? notice : null,
        accepted ?? null,
        lines.map(({ preparation }) => preparation),
      ],
    })
    if (!row) return { refused: 'unauthenticated' }
    const { placed, to, from, goods } = row
    if (placed.refused !== undefined) return placed
    if (!to) throw new RangeError(`orders were placed to the unknown city ${city}`)
    return {
      orders: rowsOf(placed, wanted).map((made) => ({
        ...made,
        route: { from: from?.[made.seller_id] ?? [], to, days: null },
        goods_places: goods?.[made.seller_id] ?? null,
      })),
    }
  } catch (error) {
    throw (error as { code?: string }).code === 'WL001' ? new Refusal('insufficient_funds') : error
  }
}

/** The sellers of products in the order of the given ids, with the markets of their goods, and the fee of the delivery. */
export async function listParcels(
  tx: Sql,
  ids: readonly number[],
  deliveryId: number,
): Promise<{ seller_id: number; markets: number[]; code: string; fee_halalas: Halalas }[]> {
  return tx.query({
    name: 'orders_parcels',
    text: `select p.seller_id, array_agg(p.market_id order by w.place) as markets, d.code, d.fee_halalas
           from unnest($1::bigint[]) with ordinality as w(id, place) join products p on p.id = w.id
             join options d on d.id = $2
           group by p.seller_id, d.id order by min(w.place) limit ${limits.cartLines}`,
    values: [ids, deliveryId],
  })
}

/** Completes the rows of the new orders from the values that all of them share and the values of each result. */
function rowsOf(
  { buyer, payment, delivery_method, city, orders }: Made,
  wanted: Wanted,
): Omit<OrderRow, 'route'>[] {
  return orders.map((made) => ({
    ...newOrder,
    ...made,
    sale_type: wanted.accepted === undefined ? 'normal' : 'auction',
    buyer,
    payment,
    delivery_method,
    city,
    buyer_id: wanted.buyer,
    windows: wanted.windows,
    due_at: new Date(made.due_at),
    created_at: new Date(made.created_at),
    events: [
      {
        status: 'pending',
        at: made.created_at,
        side: 'buyer',
        f_name: buyer.f_name,
        l_name: buyer.l_name,
        reason: null,
        note: null,
      },
    ],
  }))
}

/** The values of a new order directly after it was placed. */
const newOrder = {
  status: 'pending',
  due_status: 'cancelled',
  accepted_at: null,
  completed_at: null,
  weighed_at: null,
  return_reason: null,
  return_at: null,
  return_refused_at: null,
  dispute_reason: null,
  dispute_at: null,
  decision_refund_halalas: null,
  decision_note: null,
  refunded_halalas: 0,
  weighings: [],
  return_images: [],
  ratings: [],
  held_until: null,
  charge: null,
  transfer: null,
  charge_due_halalas: 0,
  request: null,
} as const

const notice = JSON.stringify({
  kind: 'order_placed',
  data_type: kinds.order_placed.type,
  number_base: orderNumberBase,
})

/** The seller and sale type of a lot; undefined if the lot is hidden or does not exist. */
export async function findLot(
  db: Sql,
  id: number,
): Promise<{ readonly seller_id: number; readonly sale_type: 'normal' | 'auction' } | undefined> {
  const [row] = await db.query<{ seller_id: number; sale_type: 'normal' | 'auction' }>({
    name: 'orders_lot',
    text: `select seller_id, sale_type from products where id = $1 and status <> 'hidden'`,
    values: [id],
  })
  return row
}

/** Locks people in the order of their ids against removal and block (decisions 18, 53); returns those who may still act. */
export async function lockPeople(tx: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'orders_lock_people_of_lot',
    text: 'select id from users where id = any($1) and not blocked and deleted_at is null order by id for share',
    values: [ids],
  })
  return rows.map(({ id }) => id)
}

/** Orders of these products that are due to be cancelled, in the order of their due times. Cancelling them frees stock. */
export async function listLapsedOf(db: Sql, productIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'orders_lapsed_of_products',
    text: `select distinct o.id, o.due_at from orders o join order_items i on i.order_id = o.id
           where i.product_id = any($1) and o.due_status = 'cancelled' and o.due_at <= $2
           order by o.due_at limit ${limits.cartLines}`,
    values: [productIds, now],
  })
  return rows.map(({ id }) => id)
}

export interface ChoiceRow {
  readonly id: number
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
}

type CityChoiceRow = ChoiceRow & CityPlace

/** The lists of an order form. */
export interface Choices {
  readonly cities: readonly CityChoiceRow[]
  readonly payments: readonly (ChoiceRow & { readonly code: PaymentCode })[]
  readonly deliveries: readonly (ChoiceRow & ArrivalColumns & { readonly fee_halalas: Halalas })[]
}

interface SellerRow {
  readonly vat_registered: boolean
  readonly city_id: number | null
}

/** Whether the seller of an offer is registered for VAT, and the seller's city. */
export async function findSeller(db: Sql, sellerId: number): Promise<SellerRow> {
  const [row] = await db.query<SellerRow>({
    name: 'orders_seller_of_offer',
    text: `select vat_number is not null as vat_registered, ${sellerCity('u')} as city_id from users u where id = $1`,
    values: [sellerId],
  })
  return row ?? { vat_registered: false, city_id: null }
}

/** All visible entries, sorted by position; the reference data limits their number. */
export async function loadChoices(db: Sql): Promise<Choices> {
  const [cities, options] = await Promise.all([
    db.query<CityChoiceRow>({
      name: 'orders_cities',
      text: `select id, code, name_ar, name_en, latitude, longitude from cities where not hidden
             order by position, id limit 1000`,
    }),
    db.query<ChoiceRow & ArrivalColumns & { list: string; fee_halalas: Halalas }>({
      name: 'orders_choices',
      text: `select id, list, code, name_ar, name_en, fee_halalas, lead_hours, from_hour, until_hour from options
             where list in ('payments', 'delivery_methods') and not hidden order by position, id limit 200`,
    }),
  ])
  return {
    cities,
    payments: options.filter(({ list }) => list === 'payments') as unknown as Choices['payments'],
    deliveries: options.filter(({ list }) => list === 'delivery_methods'),
  }
}

/** The part of an order form that depends on its reader. */
export interface ReaderRow {
  readonly city_id: number | null
  readonly available: Halalas
}

/** The city of a person's last order, or else of the profile, and the available wallet balance. */
export async function findReader(db: Sql, userId: number): Promise<ReaderRow> {
  const [row] = await db.query<ReaderRow>({
    name: 'orders_reader',
    text: `select coalesce((select city_id from orders where buyer_id = u.id order by id desc limit 1), u.city_id) as city_id,
             coalesce((select a.balance_halalas - a.held_halalas + coalesce((
                 select sum(h.amount_halalas) from holds h
                 where h.account_id = a.id and h.ended_at is null and not h.frozen and h.release_at <= now()), 0)
               from accounts a where a.user_id = u.id), 0) as available
           from users u where u.id = $1`,
    values: [userId],
  })
  return row ?? { city_id: null, available: 0 as Halalas }
}
