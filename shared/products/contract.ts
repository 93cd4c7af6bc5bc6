import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { decimal, entries, id, ids, optional } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { maxAmount } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { FishOption, Option, translationsSchema } from '../catalog/contract.ts'
import { preparations } from './preparation.ts'

export const origins = ['local', 'imported'] as const
export type Origin = (typeof origins)[number]

export const saleTypes = ['normal', 'auction'] as const
/** `match`: the best match of the text first; without a text, the same as `newest`. */
export const sorts = ['newest', 'match', 'price_asc', 'price_desc', 'quantity_desc'] as const
export type Sort = (typeof sorts)[number]

/** The seller of goods. Contact data is masked until an order is accepted. */
export const Seller = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  type: z.enum(['local_buyer', 'fisherman', 'local_seller', 'international_seller']),
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type Seller = z.output<typeof Seller>

const Place = z.object({ id: z.number(), name: z.string() })

/** Price per kilogram in SAR, quantity in kilograms (specification, section 3, Product). */
export const Product = z.object({
  id: z.number(),
  sale_type: z.enum(saleTypes),
  origin: z.enum(origins),
  farmed: z.boolean(),
  origin_country: z.string(),
  landing_place: z.nullable(z.string()),
  caught_at: z.nullable(z.string()),
  name: z.string(),
  translations: translationsSchema,
  type_fish_id: z.number(),
  fish: FishOption,
  market_id: z.number(),
  market: Place,
  city_id: z.number(),
  city: Place,
  size: Option,
  quality: Option,
  category: Option,
  fish_type: Option,
  quantity: z.number(),
  price: z.number(),
  /**
   * The offered preparations, the whole fish first; the price is in SAR for each kilogram of whole fish. A single product
   * and the products of a cart also have the drawings of the fillet and the steaks.
   */
  preparations: z.array(
    z.object({
      code: z.enum(preparations),
      name: z.string(),
      price: z.number(),
      image: z.optional(z.string()),
    }),
  ),
  /** Whether the prices contain VAT, because the seller is registered. */
  vat_included: z.boolean(),
  image: z.string(),
  images: z.array(z.string()),
  is_special: z.boolean(),
  is_fav: z.boolean(),
  seller: Seller,
  status: z.enum(['active', 'sold_out', 'hidden']),
  created_at: z.string(),
})
export type Product = z.output<typeof Product>

/** The current price range of the same fish and origin, in the product's market, or in the country if the market has too few listings. */
export const PriceRange = z.object({
  market: z.nullable(Place),
  min: z.number(),
  max: z.number(),
  average: z.number(),
  listings: z.number(),
  as_of: z.string(),
})

/** The auctions that took stock of these goods: the newest lot, and the kilograms of all lots. */
export const InAuction = z.nullable(z.object({ id: z.number(), quantity: z.number() }))

export const ProductDetails = z.extend(Product, {
  details: z.string(),
  similar: z.array(Product),
  price_range: z.nullable(PriceRange),
  /** The auction that took the whole stock; null while goods are in stock. */
  in_auction: InAuction,
})
export type ProductDetails = z.output<typeof ProductDetails>

/** A search text; a blank text counts as absent. */
const searched = () => optional(z.string().check(z.maxLength(limits.text.name)))

/**
 * Normal and auction products that match a text, best match first; a blank text matches none (specification, section 2,
 * Header).
 */
export const searchProducts = call('GET products', {
  who: 'anyone',
  from: 'contract 2, Catalogue, products',
  query: z.object({ s: searched(), ...paging() }),
  answer: z.object({ products: pageOf(Product) }),
  shared: true,
})

/** A species with its goods on sale: their number, and their lowest price in SAR per kilogram. */
export const FishOffers = z.extend(FishOption, { offers: z.number(), lowest_price: z.number() })
export type FishOffers = z.output<typeof FishOffers>

/** The suggestions of a search box for a text: the species that it names, then single products and lots, best match first. */
export const suggestProducts = call('GET products/suggestions', {
  who: 'anyone',
  from: 'contract 2, Catalogue, products/suggestions',
  query: z.object({ s: searched() }),
  answer: z.object({ fish: z.array(FishOffers), products: z.array(Product) }),
  shared: true,
})

/** The filters of every list of goods; a filter accepts one id or several (`3,7`). */
export const filters = {
  s: searched(),
  fish_id: entries(),
  market_id: entries(),
  city_id: entries(),
  size: entries(),
  quality: entries(),
  category: entries(),
  fish_type: entries(),
  price_min: optional(decimal(2, maxAmount / 100)),
  price_max: optional(decimal(2, maxAmount / 100)),
  seller_id: optional(id()),
}

const filterQuery = z.object(filters)
export type Filters = z.output<typeof filterQuery>

const listQuery = z.object({ ...filters, sort: optional(z.enum(sorts)), ...paging() })
export type ListQuery = z.output<typeof listQuery>

/** Local products on sale, filtered and sorted. */
export const listLocal = call('GET products/local', {
  who: 'anyone',
  from: 'contract 2, Catalogue, products/local',
  query: listQuery,
  answer: z.object({ products: pageOf(Product) }),
  shared: true,
})

/** Imported products on sale, filtered and sorted. */
export const listImported = call('GET products/imported', {
  who: 'anyone',
  from: 'contract 2, Catalogue, products/imported',
  query: listQuery,
  answer: z.object({ products: pageOf(Product) }),
  shared: true,
})

/** The special products, filtered, in the order that the editors chose. */
export const listSpecial = call('GET products/special', {
  who: 'anyone',
  from: 'contract 2, Catalogue, products/special',
  query: z.object({ ...filters, ...paging() }),
  answer: z.object({ products: pageOf(Product) }),
  shared: true,
})

/** Lists those of the given products that exist, in the requested order; the cart uses it to check its lines. */
export const listByIds = call('GET products/list', {
  who: 'anyone',
  from: 'contract 2, Catalogue, products/list',
  query: z.object({ ids: ids() }),
  answer: z.object({ products: pageOf(Product) }),
})

/** A product with its details, seller and similar products. A hidden product is not_found. */
export const showProduct = call('GET products/show/{id}', {
  who: 'anyone',
  from: 'contract 2, Catalogue, products/show',
  params: z.object({ id: id() }),
  answer: ProductDetails,
  refuses: ['not_found'],
  shared: true,
})
