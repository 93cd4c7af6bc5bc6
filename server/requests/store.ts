import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { CutSpecies } from '#shared/products/cuts.ts'
import type { RequestStatus } from '#shared/requests/status.ts'
import {
  type OfferRow,
  offerColumns,
  offerJoins,
  type RequestRow,
  requestColumns,
  requestJoins,
  sign,
} from './row.ts'

/** The fields of a request that askers write. */
export interface Wanted {
  readonly title: string
  readonly body: string
  readonly fish: number
  readonly city: number
  readonly size: number | null
  readonly quality: number | null
  readonly quantity: Grams
  /** The weight of one fish, in grams. */
  readonly weight: Grams | null
  /** In halalas per kilogram. */
  readonly price: Halalas | null
  /** `YYYY-MM-DD` of the market's calendar. */
  readonly neededBy: string | null
}

/** A request with all names. */
export async function findRequest(db: Sql, id: number): Promise<RequestRow | undefined> {
  const [row] = await db.query<RequestRow>({
    name: 'requests_find',
    text: `select ${requestColumns} from requests r ${requestJoins} where r.id = $1`,
    values: [id],
  })
  return row
}

/** Requests with all names, in the given order. */
export function loadRequests(db: Sql, ids: readonly number[]): Promise<RequestRow[]> {
  return db.query<RequestRow>({
    name: 'requests_load',
    text: `select ${requestColumns} from unnest($1::bigint[]) with ordinality as given (id, place)
           join requests r using (id) ${requestJoins} order by given.place`,
    values: [ids],
  })
}

/** The current fields of a request, with its asker and the asker's picture. */
export interface Standing extends Wanted {
  readonly id: number
  readonly asker: number
  readonly status: RequestStatus
  readonly closesAt: Date
  readonly orderUntil: Date | null
  readonly image: number | null
}

export async function findStanding(db: Sql, id: number): Promise<Standing | undefined> {
  const [row] = await db.query<Standing>({
    name: 'requests_standing',
    text: `select id, asker_id as asker, status, closes_at as "closesAt", order_until as "orderUntil", title, body, fish_id as fish,
             case when image_id not in (select image_id from cut_pictures) then image_id end as image,
             city_id as city, size_id as size, quality_id as quality, quantity_grams as quantity,
             weight_grams as weight, price_halalas as price, to_char(needed_by, 'YYYY-MM-DD') as "neededBy"
           from requests where id = $1`,
    values: [id],
  })
  return row
}

/** The codes of a species and of its category. */
export async function findSpecies(db: Sql, fish: number): Promise<CutSpecies | undefined> {
  const [row] = await db.query<CutSpecies>({
    name: 'requests_species',
    text: `select f.code, coalesce(o.code, '') as category from fish f left join options o on o.id = f.category_id
           where f.id = $1`,
    values: [fish],
  })
  return row
}

/** Locks a person who is about to create a request; false when the person is blocked or deleted (decisions 18, 53). */
export async function holdAsker(tx: Sql, userId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'requests_hold_asker',
    text: 'select from users where id = $1 and not blocked and deleted_at is null for share',
    values: [userId],
  })
  return found.length > 0
}

export interface NewRow {
  readonly asker: number
  readonly wanted: Wanted
  readonly image: number | null
  readonly now: Date
  readonly closesAt: Date
}

/** Inserts a request; returns the id. */
export async function insertRequest(
  tx: Sql,
  { asker, wanted, image, now, closesAt }: NewRow,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'requests_insert',
    text: `insert into requests (asker_id, created_at, updated_at, closes_at, image_id, title, body, fish_id, city_id, size_id,
             quality_id, quantity_grams, weight_grams, price_halalas, needed_by)
           values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    values: [asker, now, closesAt, image, ...valuesOf(wanted)],
  })
  if (!row) throw new RangeError('the insert of a request returned no row')
  return row.id
}

/** Updates a locked request. */
export async function updateRequestRow(
  tx: Sql,
  id: number,
  { wanted, image, now }: Pick<NewRow, 'wanted' | 'image' | 'now'>,
): Promise<void> {
  await tx.query({
    name: 'requests_update',
    text: `update requests set updated_at = $2, image_id = $3, title = $4, body = $5, fish_id = $6, city_id = $7, size_id = $8,
             quality_id = $9, quantity_grams = $10, weight_grams = $11, price_halalas = $12, needed_by = $13
           where id = $1`,
    values: [id, now, image, ...valuesOf(wanted)],
  })
}

function valuesOf(wanted: Wanted): unknown[] {
  return [
    ...[wanted.title, wanted.body, wanted.fish, wanted.city, wanted.size, wanted.quality],
    ...[wanted.quantity, wanted.weight, wanted.price, wanted.neededBy],
  ]
}

/** The records with the ids of a form; null if a record does not exist. */
export interface Chosen {
  readonly fish: number | null
  readonly fish_hidden: boolean | null
  /** Whether a picture exists for a request without its own picture: the species' picture, or the market's logo. */
  readonly pictured: boolean
  readonly city: number | null
  readonly city_hidden: boolean | null
  readonly size: number | null
  readonly size_hidden: boolean | null
  readonly quality: number | null
  readonly quality_hidden: boolean | null
}

/** Looks up every choice of a form. */
export async function findChosen(
  db: Sql,
  { fish, city, size, quality }: Pick<Wanted, 'fish' | 'city' | 'size' | 'quality'>,
): Promise<Chosen> {
  const [row] = await db.query<Chosen>({
    name: 'requests_chosen',
    text: `select f.id as fish, f.hidden as fish_hidden,
             f.image_id is not null
               or ${sign} is not null as pictured,
             c.id as city, c.hidden as city_hidden, s.id as size, s.hidden as size_hidden,
             q.id as quality, q.hidden as quality_hidden
           from (values (1)) one
           left join fish f on f.id = $1::bigint
           left join cities c on c.id = $2::bigint
           left join options s on s.id = $3::bigint and s.list = 'sizes'
           left join options q on q.id = $4::bigint and q.list = 'qualities'`,
    values: [fish, city, size, quality],
  })
  if (!row) throw new RangeError('the lookup of choices returned no row')
  return row
}

/**
 * The offers of a request that a person may see, newest first. The asker sees open and decided offers, always including
 * the accepted offer. Others see only their own offer with its history.
 */
export function listOffersFor(
  db: Sql,
  { id, asker_id }: Pick<RequestRow, 'id' | 'asker_id'>,
  reader: number,
): Promise<OfferRow[]> {
  const asks = reader === asker_id
  const scan = (where: string) =>
    `(select id from offers where request_id = $1 and ${where} order by id desc limit ${limits.request.offers})`
  const shown = asks
    ? ['accepted', 'open', 'declined'].map((status) => scan(`status = '${status}'`)).join(' union all ')
    : scan('seller_id = $2')
  return db.query<OfferRow>({
    name: asks ? 'requests_offers_of_asker' : 'requests_offers_of_seller',
    text: `with shown as (select id from (${shown}) picked limit ${limits.request.offers})
           select ${offerColumns} from shown join offers o using (id) ${offerJoins} order by o.id desc`,
    values: asks ? [id] : [id, reader],
  })
}

/** The order made from an offer. */
export async function findOrderOf(db: Sql, offerId: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>({
    name: 'requests_order_of_offer',
    text: 'select id from orders where offer_id = $1',
    values: [offerId],
  })
  return row?.id ?? null
}

/** An order of a request that ended without a sale, cancelled by its seller or its buyer. */
export interface FailedOrderRow {
  readonly id: number
  readonly by: 'seller' | 'buyer'
  readonly seller_id: number
  readonly f_name: string
  readonly l_name: string
  readonly at: Date
}

/** The newest failed order of a request in which the person is buyer or seller. */
export async function findFailedOrder(
  db: Sql,
  requestId: number,
  reader: number,
): Promise<FailedOrderRow | undefined> {
  const [row] = await db.query<FailedOrderRow>({
    name: 'requests_failed_order',
    text: `select o.id, case when c.order_id is null then 'buyer' else 'seller' end as by, o.seller_id, u.f_name, u.l_name,
             coalesce(c.at, f.ended_at) as at
           from offers f join orders o on o.offer_id = f.id join users u on u.id = o.seller_id
           left join seller_cancellations c on c.order_id = o.id
           where f.request_id = $1 and o.status in ('rejected', 'cancelled') and $2 in (o.buyer_id, o.seller_id)
           order by o.id desc limit 1`,
    values: [requestId, reader],
  })
  return row
}

/** In halalas per kilogram. */
export interface MarketPrice {
  readonly average: Halalas
  readonly basis: 'sold' | 'asked'
}

/**
 * The market price of a species (decision 4): the truncated weighted average of sales since a time. If there are no
 * sales, the average of listed prices.
 */
export async function findMarketPrice(
  db: Sql,
  fishId: number,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<MarketPrice | undefined> {
  const [row] = await db.query<{ sold: Halalas | null; asked: Halalas | null }>({
    name: 'requests_market_price',
    text: `select
             (select trunc(sum(price_halalas::numeric * quantity_grams) / sum(quantity_grams)) from sales
              where fish_id = d.fish_id and origin = d.origin and completed_at >= $2 and completed_at < $3) as sold,
             (select trunc(sum(price_halalas::numeric * quantity_grams) / sum(quantity_grams)) from products
              where fish_id = d.fish_id and origin = d.origin and sale_type = 'normal' and status = 'active'
                and quantity_grams > 0) as asked
           from fish_sides d where d.fish_id = $1`,
    values: [fishId, since, now],
  })
  if (!row) return undefined
  if (row.sold !== null) return { average: row.sold, basis: 'sold' }
  return row.asked === null ? undefined : { average: row.asked, basis: 'asked' }
}
