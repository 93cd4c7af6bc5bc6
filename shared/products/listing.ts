import * as z from 'zod/mini'
import { type AnswerOf, call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import {
  amount,
  bothLanguages,
  clearable,
  id,
  moment,
  optional,
  problem,
  text,
  weight,
  whole,
  yesNo,
} from '../base/fields.ts'
import { picture, picturesUpTo } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { InAuction, origins, Product } from './contract.ts'
import type { PricedPreparation } from './preparation.ts'

/** The calls of sellers for their goods (contract, section 2, Selling). */

/** A season that closes or opens the catch of species, or only warns. Days are `MM-DD`. */
export const Season = z.object({
  id: z.number(),
  code: z.string(),
  fish_ids: z.array(z.number()),
  region_ids: z.array(z.number()),
  kind: z.enum(['open', 'closed']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  gear: z.nullable(z.string()),
  min_size_cm: z.nullable(z.number()),
  rule: z.string(),
})
export type Season = z.output<typeof Season>

/** A warning for the seller that does not prevent the listing. */
export const SeasonWarning = z.object({ code: z.string(), message: z.string() })
export type SeasonWarning = z.output<typeof SeasonWarning>

/** A product of the caller in any state; `details` is in both languages. */
export const OwnProduct = z.extend(Product, {
  details: z.object({ ar: z.string(), en: z.string() }),
  /** True if an operator hid the product; only an operator can show it again. */
  hidden_by_staff: z.boolean(),
  /** The total of listed kilograms, and how many of them are sold or ordered. */
  listed_quantity: z.number(),
  sold_quantity: z.number(),
  /** The number of orders that the seller must accept. */
  open_orders: z.number(),
  /** The lots in auction that took stock of these goods. */
  in_auction: InAuction,
  /** The auction's terms, if any; amounts are SAR for the whole lot. */
  auction: z.nullable(
    z.object({
      starting_price: z.number(),
      min_increment: z.number(),
      reserve_price: z.nullable(z.number()),
      auto_accept: z.boolean(),
      starts_at: z.string(),
      starts_after: z.nullable(z.enum(['fajr', 'asr'])),
      ends_at: z.string(),
      bids_count: z.number(),
      way: z.enum(['english', 'dutch', 'sealed']),
      /** Set for a Dutch lot only, whose step down is `min_increment`. */
      floor_price: z.nullable(z.number()),
      step_s: z.nullable(z.number()),
    }),
  ),
})
export type OwnProduct = z.output<typeof OwnProduct>

const detailsForm = z.object({
  ar: optional(text(limits.text.body)),
  en: optional(text(limits.text.body)),
})

/** A price in SAR per kilogram; 0 means that the seller prepares the fish for free. */
const preparationPrice = () => clearable(amount(0))

/**
 * The prices of the offered preparations. A blank price removes a preparation; the whole fish is always offered. Only for
 * goods that are sold by the kilogram.
 */
const preparationsForm = z.object({
  gutted: preparationPrice(),
  cleaned: preparationPrice(),
  fillet: preparationPrice(),
  steaks: preparationPrice(),
} satisfies Record<PricedPreparation, unknown>)

/** The code of an unknown country of origin. */
export const unknownCountry = 'ZZ'

const fields = {
  name: bothLanguages(limits.text.name),
  details: optional(detailsForm),
  type_fish_id: id(),
  market_id: id(),
  city_id: id(),
  size: id(),
  quality: id(),
  fish_type: id(),
  category: optional(id()),
  quantity: weight(),
  /** In halalas per kilogram. */
  price: amount(),
  origin: optional(z.enum(origins)),
  farmed: optional(yesNo()),
  /** ISO 3166-1 alpha-2. */
  origin_country: optional(
    z.string().check(z.refine((code) => /^[A-Z]{2}$/.test(code), problem({ code: 'choice' }))),
  ),
  caught_at: optional(moment()),
  landing_place: optional(text(limits.text.name)),
  preparations: optional(preparationsForm),
}

/** The description of new goods, for normal sale or for auction. */
export const newGoods = z.object({
  ...fields,
  image: optional(picture()),
  images: picturesUpTo(limits.product.images - 1),
  /** If no pictures are sent, copies the pictures of another product of the caller. */
  copy_of: optional(id()),
  /** Takes the quantity from the stock of the goods in `copy_of`, so that no fish is on sale twice. */
  move_stock: optional(yesNo()),
})
export type NewProduct = z.output<typeof newGoods>

/** Lists goods for sale. Goods without a picture show the picture of the species. */
export const createProduct = call('POST product/create', {
  who: 'seller',
  from: 'contract 2, Selling, product/create',
  form: { files: limits.product.images },
  body: newGoods,
  answer: z.extend(OwnProduct, { warnings: z.array(SeasonWarning) }),
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', ...fileRefusals, 'idempotency_mismatch'],
})

const relistBody = z.object({
  items: z
    .array(z.object({ id: id(), quantity: weight(), price: optional(amount()) }))
    .check(z.minLength(1), z.maxLength(limits.product.relisted)),
})
export type RelistItem = z.output<typeof relistBody>['items'][number]

/**
 * Lists goods of the caller again as new goods, all or none: with their pictures and texts, the sent quantity, the sent or
 * the old price, and, for goods caught in the Kingdom that are not frozen, dried or smoked, the catch date of today.
 */
export const relistProducts = call('POST product/relist', {
  who: 'seller',
  from: 'contract 2, Selling, product/relist',
  body: relistBody,
  answer: z.object({ products: z.array(z.extend(OwnProduct, { warnings: z.array(SeasonWarning) })) }),
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'idempotency_mismatch'],
})

/** The sort orders of the caller's own goods: the newest first, or by price or by the quantity that is left. */
const ownSorts = ['newest', 'cheapest', 'dearest', 'least_left', 'most_left'] as const
export type OwnSort = (typeof ownSorts)[number]

const listQuery = z.object({
  status: optional(z.enum(['active', 'sold_out', 'hidden'])),
  s: optional(text(limits.text.name)),
  market_id: optional(id()),
  sort: optional(z.enum(ownSorts)),
  ...paging(),
})
export type OwnListQuery = z.output<typeof listQuery>

/** The caller's own goods for normal sale, by default the newest first. */
export const listMyProducts = call('GET product/my/local/normal', {
  who: 'seller',
  from: 'contract 2, Selling, product/my',
  query: listQuery,
  answer: z.object({
    products: pageOf(OwnProduct),
    counts: z.object({ active: z.number(), sold_out: z.number(), hidden: z.number() }),
    /** The markets of all these goods, sorted by name. */
    markets: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
})

/** A product of the caller, for its form. */
export const showMyProduct = call('GET product/update/{id}', {
  who: 'seller',
  from: 'contract 2, Selling, product/update',
  params: z.object({ id: id() }),
  answer: OwnProduct,
  refuses: ['not_found'],
})

const updateBody = z.object({
  name: optional(bothLanguages(limits.text.name)),
  details: optional(
    z.object({ ar: clearable(text(limits.text.body)), en: clearable(text(limits.text.body)) }),
  ),
  type_fish_id: optional(id()),
  market_id: optional(id()),
  city_id: optional(id()),
  size: optional(id()),
  quality: optional(id()),
  fish_type: optional(id()),
  category: optional(id()),
  /** The new stock in grams. 0 means sold out; more than before is a restock. */
  quantity: optional(weight(0)),
  price: optional(amount()),
  origin: fields.origin,
  farmed: fields.farmed,
  origin_country: fields.origin_country,
  caught_at: clearable(moment()),
  landing_place: clearable(text(limits.text.name)),
  preparations: fields.preparations,
  image: optional(picture()),
  images: picturesUpTo(limits.product.images),
  /**
   * The pictures in order; the first one is the main picture. Each is a path of the product, or `new` for the next file
   * of `images`. When `pictures` is absent, `image` replaces the main picture and `images` are appended.
   */
  pictures: optional(
    z.pipe(
      z.transform((sent: unknown) => (Array.isArray(sent) ? sent : [sent])),
      z
        .array(z.string().check(z.maxLength(limits.text.line)))
        .check(z.minLength(1), z.maxLength(limits.product.images)),
    ),
  ),
  /** The fields from here on are only allowed for lots without bids. */
  min_increment: optional(amount(limits.auction.leastStep)),
  starts_at: optional(moment()),
  starts_after: optional(z.enum(['fajr', 'asr'])),
  ends_at: optional(moment()),
  minutes: optional(whole(1, limits.auction.mostMinutes)),
  reserve_price: clearable(amount()),
  auto_accept: optional(yesNo()),
})
export type ProductChange = z.output<typeof updateBody>

/** Changes the sent fields only. */
export const updateProduct = call('POST product/update/{id}', {
  who: 'seller',
  from: 'contract 2, Selling, product/update',
  params: z.object({ id: id() }),
  form: { files: limits.product.images },
  body: updateBody,
  answer: z.extend(OwnProduct, { warnings: z.array(SeasonWarning) }),
  trades: true,
  refuses: ['not_found', 'conflict', ...fileRefusals],
})

const changesBody = z.object({
  items: z
    .array(
      z.object({
        id: id(),
        price: optional(amount()),
        /** The new stock in grams. 0 means sold out. */
        quantity: optional(weight(0)),
        /** The stock that the seller saw. If the present stock differs, it is not overwritten. */
        quantity_before: optional(weight(0)),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.product.changed)),
})
export type ProductItem = z.output<typeof changesBody>['items'][number]

/**
 * Changes the price and the stock of several goods of the caller, each in a transaction of its own: the answer says for
 * each, in the sent sequence, whether it was changed or why not. A repetition changes nothing.
 */
export const changeProducts = call('POST product/changes', {
  who: 'seller',
  from: 'contract 2, Selling, product/changes',
  body: changesBody,
  answer: z.object({
    products: z.array(
      z.object({
        id: z.number(),
        /** True if the product has the sent values now. */
        done: z.boolean(),
        /** The reason why the product was refused, with the messages of its fields; null if it was not refused. */
        refused: z.nullable(z.object({ code: z.string(), message: z.string(), errors: z.array(z.string()) })),
      }),
    ),
  }),
  trades: true,
})
export type ChangedProduct = AnswerOf<typeof changeProducts>['products'][number]

/** Shows or hides a product of the caller. */
export const setProductStatus = call('POST product/status/{id}', {
  who: 'seller',
  from: 'contract 2, Selling, product/status',
  params: z.object({ id: id() }),
  body: z.object({ status: z.enum(['active', 'hidden']) }),
  answer: OwnProduct,
  refuses: ['not_found', 'conflict'],
})

/** All seasons, for the form, including seasons that are not in force yet. */
export const listSeasons = call('GET product/seasons', {
  who: 'seller',
  from: 'contract 2, Selling; domain 3',
  answer: z.array(Season),
})
