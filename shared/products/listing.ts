import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import {
  amount,
  bothLanguages,
  clearable,
  id,
  moment,
  optional,
  picture,
  picturesUpTo,
  problem,
  text,
  weight,
  whole,
  yesNo,
} from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { origins, Product } from './contract.ts'

/** What sellers do with their goods (contract, section 2, Selling). */

/** A season that closes or opens the catch of a species, or warns (domain, section 3). Days are `MM-DD`. */
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

/** Something that the seller should know and that does not stop them. */
export const SeasonWarning = z.object({ code: z.string(), message: z.string() })
export type SeasonWarning = z.output<typeof SeasonWarning>

/** One's own goods, in whatever state; `details` in both languages. */
export const OwnProduct = z.extend(Product, {
  details: z.object({ ar: z.string(), en: z.string() }),
  /** What an operator hid only an operator shows again. */
  hidden_by_staff: z.boolean(),
  /** Kilograms that were ever put up for sale, and of them sold or on their way. */
  listed_quantity: z.number(),
  sold_quantity: z.number(),
  /** Orders of it that wait for the seller. */
  open_orders: z.number(),
  /** How it is sold where it is for auction; every amount is SAR for the whole lot. */
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
    }),
  ),
})
export type OwnProduct = z.output<typeof OwnProduct>

const detailsForm = z.object({
  ar: optional(text(limits.text.body)),
  en: optional(text(limits.text.body)),
})

/** Stands for a country that nobody told. */
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
  /** Halalas per kilogram. */
  price: amount(),
  origin: optional(z.enum(origins)),
  farmed: optional(yesNo()),
  /** ISO 3166-1 alpha-2. */
  origin_country: optional(
    z.string().check(z.refine((code) => /^[A-Z]{2}$/.test(code), problem({ code: 'choice' }))),
  ),
  caught_at: optional(moment()),
  landing_place: optional(text(limits.text.name)),
}

/** What is said of goods that are put up, for normal sale or for auction. */
export const newGoods = z.object({
  ...fields,
  image: optional(picture()),
  images: picturesUpTo(limits.product.images - 1),
  /** Takes the pictures of another of one's own products where none are sent. */
  copy_of: optional(id()),
})
export type NewProduct = z.output<typeof newGoods>

const fileRefusals = ['too_large', 'unsupported_media', 'storage_full'] as const

/** Puts goods up for sale. Without a picture the species' own stands in. */
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

const listQuery = z.object({
  status: optional(z.enum(['active', 'sold_out', 'hidden'])),
  s: optional(text(limits.text.name)),
  ...paging(),
})
export type OwnListQuery = z.output<typeof listQuery>

/** One's own goods for normal sale, newest first. */
export const listMyProducts = call('GET product/my/local/normal', {
  who: 'seller',
  from: 'contract 2, Selling, product/my',
  query: listQuery,
  answer: z.object({
    products: pageOf(OwnProduct),
    counts: z.object({ active: z.number(), sold_out: z.number(), hidden: z.number() }),
  }),
})

/** One's own product as its form shows it. */
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
  /** What there is now, in grams; 0 is sold out, more than before a restock. */
  quantity: optional(weight(0)),
  price: optional(amount()),
  origin: fields.origin,
  farmed: fields.farmed,
  origin_country: fields.origin_country,
  caught_at: clearable(moment()),
  landing_place: clearable(text(limits.text.name)),
  image: optional(picture()),
  images: picturesUpTo(limits.product.images),
  /**
   * The pictures in their order, the first is the main one: a path that the product has, or `new` for the next file of
   * `images`. Not sent, `image` replaces the main one and `images` come behind.
   */
  pictures: optional(
    z.pipe(
      z.transform((sent: unknown) => (Array.isArray(sent) ? sent : [sent])),
      z
        .array(z.string().check(z.maxLength(limits.text.line)))
        .check(z.minLength(1), z.maxLength(limits.product.images)),
    ),
  ),
  /** Of a lot for auction, while nobody has bid; other goods have none of these. */
  min_increment: optional(amount(limits.auction.leastStep)),
  starts_at: optional(moment()),
  starts_after: optional(z.enum(['fajr', 'asr'])),
  ends_at: optional(moment()),
  minutes: optional(whole(1, limits.auction.mostMinutes)),
  reserve_price: clearable(amount()),
  auto_accept: optional(yesNo()),
})
export type ProductChange = z.output<typeof updateBody>

/** Changes what is sent and leaves the rest. */
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

/** Shows or hides one's own product. */
export const setProductStatus = call('POST product/status/{id}', {
  who: 'seller',
  from: 'contract 2, Selling, product/status',
  params: z.object({ id: id() }),
  body: z.object({ status: z.enum(['active', 'hidden']) }),
  answer: OwnProduct,
  refuses: ['not_found', 'conflict'],
})

/** The seasons that bind today or later, for the form: all of them, they are few. */
export const listSeasons = call('GET product/seasons', {
  who: 'seller',
  from: 'contract 2, Selling; domain 3',
  answer: z.array(Season),
})
