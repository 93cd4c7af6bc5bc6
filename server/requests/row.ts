import type { UserType } from '#shared/base/access/permissions.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { OfferStatus, RequestFacts, RequestStatus } from '#shared/requests/status.ts'
import type { SellerRow } from '../products/present.ts'

/** A request as the store loads it, with both languages of every name. */
export interface RequestRow {
  readonly id: number
  /** The stored status; `statusAt` returns the status at a time. */
  readonly status: RequestStatus
  readonly title: string
  readonly body: string
  readonly asker_id: number
  readonly asker_type: UserType
  readonly f_name: string
  readonly l_name: string
  readonly fish_id: number
  readonly fish_code: string
  readonly fish_ar: string
  readonly fish_en: string
  readonly fish_official: string | null
  readonly fish_image: string | null
  readonly hundred_riyal: boolean
  readonly city_id: number
  readonly city_ar: string
  readonly city_en: string
  readonly size: OptionRow | null
  readonly quality: OptionRow | null
  readonly quantity_grams: number
  readonly weight_grams: number | null
  /** In halalas per kilogram. */
  readonly price_halalas: Halalas | null
  /** In the format `YYYY-MM-DD`. */
  readonly needed_by: string | null
  /** The asker's own picture, or the drawing of the requested cut; null if the species' picture is used. */
  readonly image_id: number | null
  /** The shown picture: that of the asker, else of the requested cut, else of the species, else the market's logo. */
  readonly image: string
  readonly offers_count: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly closes_at: Date
  /** The deadline for the order of the accepted offer; null if the request is open or ordered. */
  readonly order_until: Date | null
}

/** The columns of {@link RequestFacts}. */
type StateColumns = Pick<RequestRow, 'status' | 'closes_at' | 'order_until'>

export function factsOf({ status, closes_at, order_until }: StateColumns): RequestFacts {
  return { status, closesAt: closes_at, orderUntil: order_until }
}

/** An entry of a list. */
export interface OptionRow {
  readonly id: number
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
}

/** An offer with its seller, and the seller's city; its columns are null if the city is unknown. */
export interface OfferRow extends SellerRow {
  readonly seller_city_id: number | null
  readonly seller_city_ar: string | null
  readonly seller_city_en: string | null
  readonly id: number
  readonly request_id: number
  readonly status: OfferStatus
  readonly body: string
  readonly quantity_grams: number
  /** In halalas per kilogram. */
  readonly price_halalas: Halalas
  readonly delivery_days: number | null
  /** The delivery method, with its fee in halalas. */
  readonly delivery_method: (OptionRow & { readonly fee_halalas: Halalas }) | null
  readonly fish_type: OptionRow | null
  readonly created_at: Date
  readonly ended_at: Date | null
}

const optionOf = (of: string, more = '') =>
  `case when ${of}.id is not null then json_build_object('id', ${of}.id, 'code', ${of}.code,
     'name_ar', ${of}.name_ar, 'name_en', ${of}.name_en${more}) end`

/** The market's logo, used for a species without a picture. */
export const sign = `(select path from images where path ~ '^gallery/samak-[0-9a-f]{10}-640' order by id limit 1)`

/** The columns of a shown request `r`; `requestJoins` has their tables. */
export const requestColumns = `r.id, r.status, r.title, r.body, r.asker_id, u.type as asker_type, u.f_name, u.l_name,
  r.fish_id, f.code as fish_code, f.name_ar as fish_ar, f.name_en as fish_en, f.official_name_en as fish_official, fi.path as fish_image, f.hundred_riyal,
  r.city_id, c.name_ar as city_ar, c.name_en as city_en, ${optionOf('s')} as size, ${optionOf('q')} as quality,
  r.quantity_grams, r.weight_grams, r.price_halalas, to_char(r.needed_by, 'YYYY-MM-DD') as needed_by, r.image_id,
  coalesce(ri.path, fi.path, ${sign}) as image,
  r.offers_count, r.created_at, r.updated_at, r.closes_at, r.order_until`

export const requestJoins = `
  join users u on u.id = r.asker_id join fish f on f.id = r.fish_id left join images fi on fi.id = f.image_id
  join cities c on c.id = r.city_id left join options s on s.id = r.size_id left join options q on q.id = r.quality_id
  left join images ri on ri.id = r.image_id`

/** The city of a seller in SQL: that of the account, else that of the newest goods. */
export const sellerCity = (seller: string) =>
  `coalesce(${seller}.city_id, (select city_id from products where seller_id = ${seller}.id order by id desc limit 1))`

/** The columns of a shown offer `o`; `offerJoins` has their tables. */
export const offerColumns = `o.id, o.request_id, o.status, o.body, o.quantity_grams, o.price_halalas, o.delivery_days,
  ${optionOf('dm', ", 'fee_halalas', dm.fee_halalas")} as delivery_method, ${optionOf('ft')} as fish_type,
  o.created_at, o.ended_at, o.seller_id, su.f_name, su.l_name, su.type as seller_type, su.mobile as seller_mobile,
  su.email as seller_email, sa.path as avatar, sr.stars, sr.ratings, sc.id as seller_city_id,
  sc.name_ar as seller_city_ar, sc.name_en as seller_city_en`

export const offerJoins = `
  join users su on su.id = o.seller_id left join images sa on sa.id = su.avatar_id
  left join cities sc on sc.id = ${sellerCity('su')}
  left join options dm on dm.id = o.delivery_method_id left join options ft on ft.id = o.fish_type_id
  cross join lateral (select sum(stars)::int as stars, count(*)::int as ratings from ratings
                      where rated_id = o.seller_id) sr`
