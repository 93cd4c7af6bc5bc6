import type { UserType } from '#shared/base/access/permissions.ts'
import { type Locale, named } from '#shared/base/locale.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { maskEmail, maskMobile, personName } from '#shared/base/text/masks.ts'
import type { Origin, Product, Seller } from '#shared/products/contract.ts'
import { cutDrawing } from '#shared/products/cuts.ts'
import {
  offeredPreparations,
  type Preparation,
  type PreparationPrices,
  preparationNames,
} from '#shared/products/preparation.ts'
import { pictureUrl } from '../base/images/pictures.ts'

/** A product as the store loads it, with both languages of every name. */
export interface ProductRow {
  id: number
  sale_type: Product['sale_type']
  origin: Origin
  farmed: boolean
  origin_country: string
  landing_place_ar: string | null
  landing_place_en: string | null
  caught_at: Date | null
  name_ar: string
  name_en: string
  details_ar: string
  details_en: string
  fish_id: number
  fish_code: string
  fish_ar: string
  fish_en: string
  fish_official: string | null
  fish_image: string | null
  hundred_riyal: boolean
  market_id: number
  market_ar: string
  market_en: string
  city_id: number
  city_ar: string
  city_en: string
  size_id: number
  size_code: string
  size_ar: string
  size_en: string
  quality_id: number
  quality_code: string
  quality_ar: string
  quality_en: string
  category_id: number
  category_code: string
  category_ar: string
  category_en: string
  fish_type_id: number
  fish_type_code: string
  fish_type_ar: string
  fish_type_en: string
  quantity_grams: number
  price_halalas: Halalas
  preparations: PreparationPrices
  vat_included: boolean
  image: string
  images?: string[]
  /** The drawings of cuts by name; undefined in lists. */
  cuts?: Readonly<Record<string, string>> | null
  special_position: number | null
  status: Product['status']
  created_at: Date
  seller_id: number
  f_name: string
  l_name: string
  seller_type: UserType
  seller_mobile: string | null
  seller_email: string | null
  avatar: string | null
  stars: number | null
  ratings: number
}

/** A product in the reader's language, in SAR and kilograms (contract, Product). */
export function productOf(row: Omit<ProductRow, 'details_ar' | 'details_en'>, locale: Locale): Product {
  const pick = (ar: string, en: string) => (locale === 'ar' ? ar : en)
  const image = pictureUrl(row.image)
  return {
    id: row.id,
    sale_type: row.sale_type,
    origin: row.origin,
    farmed: row.farmed,
    origin_country: row.origin_country,
    landing_place: locale === 'ar' ? row.landing_place_ar : row.landing_place_en,
    caught_at: row.caught_at?.toISOString() ?? null,
    ...named({ ar: row.name_ar, en: row.name_en }, locale),
    type_fish_id: row.fish_id,
    fish: fishOf(row, locale),
    market_id: row.market_id,
    market: { id: row.market_id, name: pick(row.market_ar, row.market_en) },
    city_id: row.city_id,
    city: { id: row.city_id, name: pick(row.city_ar, row.city_en) },
    size: { id: row.size_id, code: row.size_code, name: pick(row.size_ar, row.size_en) },
    quality: { id: row.quality_id, code: row.quality_code, name: pick(row.quality_ar, row.quality_en) },
    category: { id: row.category_id, code: row.category_code, name: pick(row.category_ar, row.category_en) },
    fish_type: {
      id: row.fish_type_id,
      code: row.fish_type_code,
      name: pick(row.fish_type_ar, row.fish_type_en),
    },
    quantity: toKilograms(grams(row.quantity_grams)),
    price: toRiyals(row.price_halalas),
    preparations: offeredPreparations(row.preparations).map(({ code, price }) => ({
      code,
      name: preparationNames[code][locale],
      price: toRiyals(price),
      ...imageOfCut(row, code),
    })),
    vat_included: row.vat_included,
    image,
    images: [image, ...(row.images ?? []).map((path) => pictureUrl(path))],
    is_special: row.special_position !== null,
    is_fav: false,
    seller: sellerOf(row, locale),
    status: row.status,
    created_at: row.created_at.toISOString(),
  }
}

/** The species' columns of a row. */
type FishRow = Pick<
  ProductRow,
  `fish_${'id' | 'code' | 'ar' | 'en' | 'official' | 'image'}` | 'hundred_riyal'
>

/** The species of goods or of a request. */
export function fishOf(row: FishRow, locale: Locale): Product['fish'] {
  return {
    id: row.fish_id,
    code: row.fish_code,
    ...named({ ar: row.fish_ar, en: row.fish_en }, locale),
    official_name: row.fish_official,
    image: pictureUrl(row.fish_image),
    hundred_riyal: row.hundred_riyal,
  }
}

/** The drawing of a preparation in which the fish is no longer whole. */
function imageOfCut(
  {
    cuts,
    fish_code: code,
    category_code: category,
  }: Pick<ProductRow, 'cuts' | `${'fish' | 'category'}_code`>,
  preparation: Preparation,
): { image?: string } {
  const drawing = cuts ? cutDrawing(preparation, { code, category }) : null
  const path = drawing && cuts?.[drawing]
  return path ? { image: pictureUrl(path) } : {}
}

/** The seller's description in the reader's language; in the other language if the seller wrote only that one. */
export function detailsIn(row: Pick<ProductRow, 'details_ar' | 'details_en'>, locale: Locale): string {
  const { details_ar: ar, details_en: en } = row
  return locale === 'ar' ? ar || en : en || ar
}

/** The columns of the seller in a row of goods. */
export type SellerRow = Readonly<
  Pick<
    ProductRow,
    | 'seller_id'
    | 'f_name'
    | 'l_name'
    | 'seller_type'
    | 'avatar'
    | 'stars'
    | 'ratings'
    | `seller_${'mobile' | 'email'}`
  >
>

/** The seller for the public, with masked contact data. */
export function sellerOf(row: SellerRow, locale: Locale): Seller {
  return {
    id: row.seller_id,
    name: personName(row, locale),
    avatar: pictureUrl(row.avatar),
    type: row.seller_type,
    rating:
      row.ratings > 0
        ? { average: Math.trunc(((row.stars ?? 0) * 10) / row.ratings) / 10, count: row.ratings }
        : null,
    mobile: row.seller_mobile && maskMobile(row.seller_mobile),
    email: row.seller_email && maskEmail(row.seller_email),
  }
}

/** The newest lot to which stock of these goods was moved, and the total weight of all such lots. */
export interface InAuctionRow {
  readonly id: number
  readonly grams: number
}

export const inAuctionOf = (row: InAuctionRow | null) =>
  row && { id: row.id, quantity: toKilograms(grams(row.grams)) }
