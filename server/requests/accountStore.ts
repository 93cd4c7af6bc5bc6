import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import { exportedRows } from '../base/accountPart.ts'
import { type HeldRow, heldColumns } from './holdingStore.ts'

interface Pair {
  readonly ar: string
  readonly en: string
}

/** A person's request in the form of the export. */
export interface OwnRequestRow {
  readonly id: number
  readonly status: string
  readonly title: string
  readonly body: string
  readonly fish: Pair
  readonly city: Pair
  readonly size: Pair | null
  readonly quality: Pair | null
  readonly quantity_grams: number
  readonly weight_grams: number | null
  readonly price_halalas: Halalas | null
  readonly needed_by: string | null
  readonly image: string | null
  readonly offers_count: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly closes_at: Date
  readonly closed_at: Date | null
  readonly closed_by: string | null
}

const pairOf = (of: string) => `json_build_object('ar', ${of}.name_ar, 'en', ${of}.name_en)`
const pairOrNone = (of: string) => `case when ${of}.id is not null then ${pairOf(of)} end`

/** All requests of a person, newest first. */
export function listRequestsOf(db: Sql, userId: number): Promise<OwnRequestRow[]> {
  return db.query<OwnRequestRow>({
    name: 'requests_of_person',
    text: `select r.id, r.status, r.title, r.body, ${pairOf('f')} as fish, ${pairOf('c')} as city,
             ${pairOrNone('s')} as size, ${pairOrNone('q')} as quality, r.quantity_grams, r.weight_grams,
             r.price_halalas, to_char(r.needed_by, 'YYYY-MM-DD') as needed_by, i.path as image, r.offers_count,
             r.created_at, r.updated_at, r.closes_at, r.closed_at, r.closed_by
           from requests r join fish f on f.id = r.fish_id join cities c on c.id = r.city_id
           left join options s on s.id = r.size_id left join options q on q.id = r.quality_id
           left join images i on i.id = r.image_id
           where r.asker_id = $1 order by r.id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/** A person's offer in the form of the export. */
export interface OfferedRow {
  readonly id: number
  readonly request_id: number
  readonly status: string
  readonly body: string
  readonly quantity_grams: number
  readonly price_halalas: Halalas
  readonly delivery_days: number | null
  readonly delivery_method: Pair | null
  readonly fish_type: Pair | null
  readonly created_at: Date
  readonly ended_at: Date | null
}

/** All offers of a person, newest first. */
export function listOffersOf(db: Sql, userId: number): Promise<OfferedRow[]> {
  return db.query<OfferedRow>({
    name: 'offers_of_person',
    text: `select o.id, o.request_id, o.status, o.body, o.quantity_grams, o.price_halalas, o.delivery_days,
             ${pairOrNone('d')} as delivery_method, ${pairOrNone('t')} as fish_type, o.created_at, o.ended_at
           from offers o left join options d on d.id = o.delivery_method_id
           left join options t on t.id = o.fish_type_id
           where o.seller_id = $1 order by o.id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/** A request that ends, or loses an offer, because a person leaves (leaving.ts). */
export interface LeftRow extends HeldRow {
  /** The time at which the person leaves. */
  readonly at: Date
}

/**
 * Locks every open or accepted request of a person, and every request with an open or accepted offer of the person, in
 * order of id.
 */
export function lockRequestsOf(tx: Sql, userId: number): Promise<LeftRow[]> {
  return tx.query<LeftRow>({
    name: 'requests_lock_of_person',
    text: `select ${heldColumns}, now() as at from requests
           where status in ('open', 'accepted') and id in (
             select id from requests where asker_id = $1 and status in ('open', 'accepted') union all
             select request_id from offers where seller_id = $1 and status in ('open', 'accepted'))
           order by id for update`,
    values: [userId],
  })
}

export interface LeftOffer {
  readonly id: number
  readonly request_id: number
  readonly seller_id: number
  readonly status: 'open' | 'accepted'
}

/** The open and accepted offers on locked requests. */
export function listLeftOffers(tx: Sql, requestIds: readonly number[]): Promise<LeftOffer[]> {
  return tx.query<LeftOffer>({
    name: 'offers_left',
    text: `select id, request_id, seller_id, status from offers
           where request_id = any($1) and status in ('open', 'accepted') order by id`,
    values: [requestIds],
  })
}

/**
 * Blanks the texts of a person's requests and offers, except texts that an order contains. Removes the pictures of the
 * person's requests; returns the ids of the pictures.
 */
export async function blankWordsOf(tx: Sql, userId: number): Promise<number[]> {
  await tx.query({
    name: 'offers_blank_person',
    text: `update offers o set body = '' from requests r
           where o.seller_id = $1 and o.body <> '' and r.id = o.request_id
             and not (o.status = 'accepted' and r.status = 'ordered')`,
    values: [userId],
  })
  const rows = await tx.query<{ image_id: number }>({
    name: 'requests_blank_person',
    text: `with shown as (select image_id from requests where asker_id = $1 and image_id is not null),
           blank as (update requests set title = case status when 'ordered' then title else '' end, body = '', image_id = null
                     where asker_id = $1)
           select image_id from shown`,
    values: [userId],
  })
  return rows.map(({ image_id }) => image_id)
}
