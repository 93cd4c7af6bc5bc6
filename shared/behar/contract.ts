import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { amount, day, entries, entry, id, optional, text, weight, whole, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { Option, translationsSchema } from '../catalog/contract.ts'
import { countryCodes } from './countries.ts'
import { meetingFields } from './matching.ts'
import { subscriptionPlans } from './rules.ts'
import { demandStatuses, statusTypes, supplyStatuses } from './status.ts'

/** The integration's own token, a JWT, and its expiry in ISO 8601. */
export const IntegrationToken = z.object({ token: z.string(), expires_at: z.string() })
export type IntegrationToken = z.output<typeof IntegrationToken>

/** The caller's subscription, and whether the caller may add entries now. `plan` and the dates are null when there never was a subscription. */
export const Subscription = z.object({
  active: z.boolean(),
  plan: z.nullable(z.enum(subscriptionPlans)),
  starts_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})
export type Subscription = z.output<typeof Subscription>

const Listed = z.extend(Option, { translations: translationsSchema })

/** A species; `code` is the code of the main market, `fao_code` the FAO 3-alpha code that partners use. */
export const FishType = z.extend(Listed, { fao_code: z.string(), scientific_name: z.string() })
export type FishType = z.output<typeof FishType>

const goods = {
  id: z.number(),
  /** The condition of the goods: fresh, frozen, live. */
  category: Option,
  fish_type: z.extend(Option, { fao_code: z.string() }),
  size: Option,
  /**
   * In kilograms: the quantity that is still free or needed; for a reserved, sold or fulfilled entry, the reserved, sold or
   * fulfilled quantity.
   */
  quantity: z.number(),
  notes: z.string(),
  /** The owner's name as shown to others. */
  owner: z.object({ name: z.string() }),
  mine: z.boolean(),
  /** The number of matching entries on the other board, up to {@link limits.behar.matches}; 0 when the entry is over. */
  matches: z.number(),
  created_at: z.string(),
}

/** The matching fields, and the amount by which the supply's price exceeds the demand's target, in SAR per kg. */
const meeting = { matched: z.array(z.enum(meetingFields)), over: z.number() }

/** `price` is in SAR per kg; days are `YYYY-MM-DD`. */
export const Supply = z.object({
  ...goods,
  /** The displayed number: `S-1204`. */
  number: z.string(),
  price: z.number(),
  /** All kilograms that are reserved, the part of them that belongs to deals, and all that were sold. */
  reserved: z.number(),
  promised: z.number(),
  sold: z.number(),
  origin_country: z.object({ code: z.enum(countryCodes), name: z.string() }),
  available_from: z.string(),
  available_to: z.nullable(z.string()),
  status: z.extend(Option, { code: z.enum(supplyStatuses) }),
  /** Among the demands of other people, the one with the highest target price. */
  nearest: z.nullable(
    z.object({
      id: z.number(),
      number: z.string(),
      quantity: z.number(),
      target_price: z.nullable(z.number()),
      needed_by: z.string(),
      mine: z.boolean(),
      ...meeting,
    }),
  ),
})
export type Supply = z.output<typeof Supply>

/** `target_price` is in SAR per kg, and null means any price; `needed_by` is `YYYY-MM-DD`. */
export const Demand = z.object({
  ...goods,
  /** The displayed number: `D-902`. */
  number: z.string(),
  target_price: z.nullable(z.number()),
  /** The whole fulfilled quantity in kilograms. */
  fulfilled: z.number(),
  needed_by: z.string(),
  status: z.extend(Option, { code: z.enum(demandStatuses) }),
  /** The cheapest supply of another person. */
  nearest: z.nullable(
    z.object({
      id: z.number(),
      number: z.string(),
      quantity: z.number(),
      price: z.number(),
      origin_country: z.object({ code: z.enum(countryCodes), name: z.string() }),
      available_from: z.string(),
      mine: z.boolean(),
      ...meeting,
    }),
  ),
})
export type Demand = z.output<typeof Demand>

const listFilters = {
  ...paging(),
  category_id: entries(),
  fish_type_id: entries(),
  size_id: entries(),
  /** Default: every state except removed. Removed entries of others are never listed. */
  status_id: entries(),
  /** True lists only the caller's own entries. */
  mine: optional(yesNo()),
}

const supplyListBody = z.object({
  ...listFilters,
  origin_country: optional(z.enum(countryCodes)),
  /** Only supplies that match this demand, the cheapest first. */
  demand_id: optional(id()),
})
export type SupplyListQuery = z.output<typeof supplyListBody>

const demandListBody = z.object({
  ...listFilters,
  /** Only demands that match this supply, the highest target price first. */
  supply_id: optional(id()),
})
export type DemandListQuery = z.output<typeof demandListBody>

/** The kilograms of all entries that match; null when their number is capped. */
const sums = { total_quantity: z.nullable(z.number()) }

const byState = <const Codes extends readonly string[]>(codes: Codes) =>
  z.optional(z.record(z.enum(codes), z.number()))

const base = 'platforms/behar-market'
const from = 'contract 6'

/** The address of the integration for the browser; null when there is none. */
export const getIntegration = call('GET main/integration', {
  who: 'anyone',
  from,
  answer: z.object({ behar_url: z.nullable(z.string()) }),
  shared: true,
})

/**
 * Returns which of these people may enter the behar market now. Leaves out blocked, deleted and unknown people, and
 * people of other types. The integration calls it with the token of a person who may enter, and withholds the entries of
 * the others.
 */
export const listTraders = call('POST main/integration/traders', {
  who: 'importer',
  from,
  body: z.object({ ids: z.array(id()).check(z.maxLength(limits.behar.tradersAtOnce)) }),
  answer: z.object({ ids: z.array(z.number()) }),
  reads: true,
})

/** Limits calls that cause a request to the main API. */
const mainApiLimit = { limit: { most: limits.behar.tokensPerMinute, windowMs: 60_000 } } as const

/** Issues a token for an international seller; the person's first token begins the trial. Takes the main token. */
export const getIntegrationToken = call(`GET ${base}`, {
  who: 'importer',
  from,
  answer: IntegrationToken,
  ...mainApiLimit,
})

/** Issues a new token after one has expired. Takes the main token. */
export const renewIntegrationToken = call('POST user/login', {
  who: 'importer',
  from,
  answer: IntegrationToken,
  ...mainApiLimit,
})

/** Extends a subscription by calendar months from its end; not_found for people who are not members. */
export const prolongSubscription = call(`POST ${base}/operator/subscriptions/{userId}`, {
  who: 'finance',
  from,
  params: z.object({ userId: id() }),
  body: z.object({ plan: z.enum(['standard']), months: whole(1, 24) }),
  answer: Subscription,
  ...mainApiLimit,
})

/** The subscription of any member, for staff who may extend it; not_found for others. Takes the main token. */
export const showSubscription = call(`GET ${base}/operator/subscriptions/{userId}`, {
  who: 'finance',
  from,
  params: z.object({ userId: id() }),
  answer: Subscription,
  ...mainApiLimit,
})

export const getSubscription = call(`GET ${base}/subscription`, {
  who: 'importer',
  from,
  answer: Subscription,
})

export const listCategories = call(`GET ${base}/masters/CategoriesList`, {
  who: 'importer',
  from,
  answer: z.object({ categories: z.array(Listed) }),
})

export const listSizes = call(`GET ${base}/list/Sizes`, {
  who: 'importer',
  from,
  answer: z.object({ sizes: z.array(Listed) }),
})

export const listFishTypes = call(`GET ${base}/list/FishTypes`, {
  who: 'importer',
  from,
  answer: z.object({ fish_types: z.array(FishType) }),
})

export const listStatuses = call(`GET ${base}/list/Status_List`, {
  who: 'importer',
  from,
  query: z.object({ status_type: z.enum(statusTypes) }),
  answer: z.object({ statuses: z.array(Listed) }),
})

export const listSupplies = call(`POST ${base}/supply/list`, {
  who: 'importer',
  from,
  body: supplyListBody,
  reads: true,
  answer: z.extend(pageOf(Supply), { ...sums, counts: byState(supplyStatuses) }),
})

export const listDemands = call(`POST ${base}/demand/list`, {
  who: 'importer',
  from,
  body: demandListBody,
  reads: true,
  answer: z.extend(pageOf(Demand), { ...sums, counts: byState(demandStatuses) }),
})

const newGoods = {
  category_id: entry(),
  fish_type_id: entry(),
  size_id: entry(),
  quantity: weight(),
  notes: optional(text(limits.text.note)),
}

const supplyBody = z.object({
  ...newGoods,
  /** In halalas per kilogram. */
  price: amount(),
  origin_country: z.enum(countryCodes),
  available_from: day(),
  available_to: optional(day()),
})
export type NewSupply = z.output<typeof supplyBody>

/** Requires an active subscription. */
export const addSupply = call(`POST ${base}/supply/add`, {
  who: 'importer',
  from,
  body: supplyBody,
  answer: Supply,
  status: 201,
  once: true,
  trades: true,
  refuses: ['subscription_ended', 'idempotency_mismatch'],
})

const own = { id: id() }

/** Replaces the fields of the caller's own supply that is still open. Requires an active subscription. */
export const updateSupply = call(`POST ${base}/supply/update`, {
  who: 'importer',
  from,
  body: z.extend(supplyBody, own),
  answer: Supply,
  trades: true,
  refuses: ['subscription_ended', 'illegal_transition'],
})

/** Removes the caller's own supply; another person's supply is not_found. A second removal changes nothing. */
export const removeSupply = call(`POST ${base}/supply/update/remove`, {
  who: 'importer',
  from,
  body: z.object(own),
  answer: Supply,
  refuses: ['illegal_transition'],
})

/** Without `quantity`, a step applies to the largest possible quantity, and repeating it changes nothing. */
const part = z.object({ ...own, quantity: optional(weight()) })

const step = {
  who: 'importer',
  from,
  body: part,
  once: true,
  refuses: ['illegal_transition', 'idempotency_mismatch'],
} as const

/** Reserves free kilograms of the caller's own supply. */
export const reserveSupply = call(`POST ${base}/supply/update/reserve`, { ...step, answer: Supply })

/** Makes reserved kilograms available again. */
export const releaseSupply = call(`POST ${base}/supply/update/release`, { ...step, answer: Supply })

/** Marks kilograms as sold, the reserved ones first. */
export const sellSupply = call(`POST ${base}/supply/update/sell`, { ...step, answer: Supply })

const demandBody = z.object({
  ...newGoods,
  /** In halalas per kilogram. */
  target_price: optional(amount()),
  needed_by: day(),
})
export type NewDemand = z.output<typeof demandBody>

/** Requires an active subscription. */
export const addDemand = call(`POST ${base}/demand/add`, {
  who: 'importer',
  from,
  body: demandBody,
  answer: Demand,
  status: 201,
  once: true,
  trades: true,
  refuses: ['subscription_ended', 'idempotency_mismatch'],
})

/** Replaces the fields of the caller's own demand that is still open. Requires an active subscription. */
export const updateDemand = call(`POST ${base}/demand/update`, {
  who: 'importer',
  from,
  body: z.extend(demandBody, own),
  answer: Demand,
  trades: true,
  refuses: ['subscription_ended', 'illegal_transition'],
})

/** Marks kilograms of the caller's own demand as fulfilled. */
export const fulfillDemand = call(`POST ${base}/demand/update/fulfill`, { ...step, answer: Demand })

/** Removes the caller's own demand; another person's demand is not_found. A second removal changes nothing. */
export const removeDemand = call(`POST ${base}/demand/update/remove`, {
  who: 'importer',
  from,
  body: z.object(own),
  answer: Demand,
  refuses: ['illegal_transition'],
})
