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

/** The integration's token, a JWT of its own; when it ends, ISO 8601. */
export const IntegrationToken = z.object({ token: z.string(), expires_at: z.string() })
export type IntegrationToken = z.output<typeof IntegrationToken>

/** Whether its owner may add now; `plan` and the days are null where there never was one. */
export const Subscription = z.object({
  active: z.boolean(),
  plan: z.nullable(z.enum(subscriptionPlans)),
  starts_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})
export type Subscription = z.output<typeof Subscription>

const Listed = z.extend(Option, { translations: translationsSchema })

/** A species; `code` is the main market's own, `fao_code` the three letters of the FAO by which partners know it. */
export const FishType = z.extend(Listed, { fao_code: z.string(), scientific_name: z.string() })
export type FishType = z.output<typeof FishType>

const goods = {
  id: z.number(),
  /** The state of the goods: fresh, frozen, live. */
  category: Option,
  fish_type: z.extend(Option, { fao_code: z.string() }),
  size: Option,
  /** Kilograms. */
  quantity: z.number(),
  notes: z.string(),
  /** Who put it there, as others know them. */
  owner: z.object({ name: z.string() }),
  mine: z.boolean(),
  /** How many of the other side it meets, up to {@link limits.behar.matches}; 0 where it is over. */
  matches: z.number(),
  created_at: z.string(),
}

/** What of both sides agrees, and by how many SAR per kg the supply is dearer than the demand's target. */
const meeting = { matched: z.array(z.enum(meetingFields)), over: z.number() }

/** `price` in SAR per kg; days `YYYY-MM-DD`. */
export const Supply = z.object({
  ...goods,
  /** As people call it: `S-1204`. */
  number: z.string(),
  price: z.number(),
  origin_country: z.object({ code: z.enum(countryCodes), name: z.string() }),
  available_from: z.string(),
  available_to: z.nullable(z.string()),
  status: z.extend(Option, { code: z.enum(supplyStatuses) }),
  /** The demand of somebody else that would pay most. */
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

/** `target_price` in SAR per kg, null where any is listened to; `needed_by` `YYYY-MM-DD`. */
export const Demand = z.object({
  ...goods,
  /** As people call it: `D-902`. */
  number: z.string(),
  target_price: z.nullable(z.number()),
  needed_by: z.string(),
  status: z.extend(Option, { code: z.enum(demandStatuses) }),
  /** The cheapest supply of somebody else. */
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
  /** Without it everything that is not removed. What others removed is nobody's. */
  status_id: entries(),
  /** One's own alone. */
  mine: optional(yesNo()),
}

const supplyListBody = z.object({
  ...listFilters,
  origin_country: optional(z.enum(countryCodes)),
  /** Those that meet this demand, the cheapest first. */
  demand_id: optional(id()),
})
export type SupplyListQuery = z.output<typeof supplyListBody>

const demandListBody = z.object({
  ...listFilters,
  /** Those that this supply meets, the best paying first. */
  supply_id: optional(id()),
})
export type DemandListQuery = z.output<typeof demandListBody>

/** Beside a page: kilograms of all that fits, null where their number is capped. */
const sums = { total_quantity: z.nullable(z.number()) }

const byState = <const Codes extends readonly string[]>(codes: Codes) =>
  z.optional(z.record(z.enum(codes), z.number()))

const base = 'platforms/behar-market'
const from = 'contract 6'

/** Where the integration is, for the browser; null where there is none. */
export const getIntegration = call('GET main/integration', {
  who: 'anyone',
  from,
  answer: z.object({ behar_url: z.nullable(z.string()) }),
  shared: true,
})

/**
 * Which of these people may enter the behar market now: who is blocked, removed or of another type is left out, and so is
 * what is nobody. The integration asks it with the token of one who may, and hides what the others put up.
 */
export const listTraders = call('POST main/integration/traders', {
  who: 'importer',
  from,
  body: z.object({ ids: z.array(id()).check(z.maxLength(limits.behar.tradersAtOnce)) }),
  answer: z.object({ ids: z.array(z.number()) }),
  reads: true,
})

/** For each of these the main market is asked who somebody is. */
const askedOfMain = { limit: { most: limits.behar.tokensPerMinute, windowMs: 60_000 } } as const

/** The first token of an international seller; begins their trial. Asked with the main token. */
export const getIntegrationToken = call(`GET ${base}`, {
  who: 'importer',
  from,
  answer: IntegrationToken,
  ...askedOfMain,
})

/** A new token after one that has expired. Asked with the main token. */
export const renewIntegrationToken = call('POST user/login', {
  who: 'importer',
  from,
  answer: IntegrationToken,
  ...askedOfMain,
})

/** Prolongs by whole months, from the end of what is left; not found for whom the integration does not know. */
export const prolongSubscription = call(`POST ${base}/operator/subscriptions/{userId}`, {
  who: 'finance',
  from,
  params: z.object({ userId: id() }),
  body: z.object({ plan: z.enum(['standard']), months: whole(1, 24) }),
  answer: Subscription,
  ...askedOfMain,
})

/** Of anybody whom the integration knows, for whom may prolong it; not found for others. Asked with the main token. */
export const showSubscription = call(`GET ${base}/operator/subscriptions/{userId}`, {
  who: 'finance',
  from,
  params: z.object({ userId: id() }),
  answer: Subscription,
  ...askedOfMain,
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
  /** Halalas per kilogram. */
  price: amount(),
  origin_country: z.enum(countryCodes),
  available_from: day(),
  available_to: optional(day()),
})
export type NewSupply = z.output<typeof supplyBody>

/** Needs an active subscription. */
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

const demandBody = z.object({
  ...newGoods,
  /** Halalas per kilogram. */
  target_price: optional(amount()),
  needed_by: day(),
})
export type NewDemand = z.output<typeof demandBody>

/** Needs an active subscription. */
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

/** One's own only, another's is not found; again changes nothing. */
export const removeDemand = call(`POST ${base}/demand/update/remove`, {
  who: 'importer',
  from,
  body: z.object({ id: id() }),
  answer: Demand,
  refuses: ['illegal_transition'],
})
