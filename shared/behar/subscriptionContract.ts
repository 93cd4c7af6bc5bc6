import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { amount, entry, id, moment, whole } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { Subscription } from './contract.ts'
import { planUnits } from './plans.ts'
import { subscriptionPlans } from './rules.ts'

/** Plans and paid renewals of the behar market's subscription, which the main market sells (contract, section 6). */

const from = 'contract 6, subscription; an addition'

/** The tax that a price contains; null where the market has no VAT number. */
const Vat = z.nullable(z.object({ seller_number: z.string(), percent: z.number(), amount: z.number() }))

/** A plan on sale. `price` is in SAR and contains the tax. */
export const Plan = z.object({
  id: z.number(),
  name: z.string(),
  length: z.number(),
  unit: z.enum(planUnits),
  price: z.number(),
  vat: Vat,
})
export type Plan = z.output<typeof Plan>

export const renewalMethods = ['wallet', 'card'] as const
export type RenewalMethod = (typeof renewalMethods)[number]

const renewalStates = ['pending', 'paid', 'failed'] as const

/** A renewal with the plan and the price at the time of its purchase; `starts_at` and `ends_at` are the period that it added. */
export const Renewal = z.object({
  id: z.number(),
  /** The displayed number: `SUB-12`. */
  number: z.string(),
  plan_id: z.nullable(z.number()),
  plan: z.string(),
  length: z.number(),
  unit: z.enum(planUnits),
  amount: z.number(),
  vat: Vat,
  method: z.enum(renewalMethods),
  status: z.enum(renewalStates),
  /** The card charge that pays the renewal. */
  charge_id: z.nullable(z.number()),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
})
export type Renewal = z.output<typeof Renewal>

/** The caller's subscription in the main market, the plans on sale, and the newest renewals. */
export const showOwnSubscription = call('GET subscription', {
  who: 'importer',
  from,
  answer: z.object({
    subscription: Subscription,
    plans: z.array(Plan),
    /** The renewals, the newest first. */
    renewals: z.array(Renewal),
    /** The number of all paid renewals; a new renewal names it, so that two open pages do not renew twice. */
    paid_renewals: z.number(),
    methods: z.array(z.enum(renewalMethods)),
    /** The available balance of the wallet, in SAR. */
    available: z.number(),
  }),
})

/**
 * Renews the caller's subscription by a plan. A wallet renewal is paid and extends the subscription at once. A card renewal does so when the gateway
 * reports the payment. An unpaid card renewal is returned again; another choice replaces it.
 */
export const renewSubscription = call('POST subscription/renew', {
  who: 'importer',
  from,
  body: z.object({
    plan_id: entry(),
    method: z.enum(renewalMethods),
    /** The price that the caller has seen. */
    expected_price: amount(),
    /** The number of paid renewals that the caller has seen. */
    paid_renewals: whole(0, 1_000_000),
  }),
  answer: z.object({
    renewal: Renewal,
    subscription: Subscription,
    /** The card payment; null for a payment from the wallet. */
    pay: z.nullable(z.object({ charge_id: z.number(), redirect_url: z.optional(z.string()) })),
  }),
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'price_changed', 'insufficient_funds', 'conflict', 'idempotency_mismatch'],
})

/** A renewal of the caller. If its card payment is not settled, asks the gateway for the state of the payment. */
export const showRenewal = call('GET subscription/renewals/{id}', {
  who: 'importer',
  from,
  params: z.object({ id: id() }),
  answer: z.object({ renewal: Renewal, subscription: Subscription }),
  refuses: ['not_found'],
})

/** A subscription that the integration reports. */
const reported = {
  plan: z.nullable(z.enum(subscriptionPlans)),
  starts_at: z.nullable(moment()),
  expires_at: z.nullable(moment()),
  /** The number of paid renewals that the integration has applied. */
  renewals: whole(0, 1_000_000),
}

/** A paid renewal that the integration has to apply, in the order of `number`. */
export const PaidRenewal = z.object({
  /** The person's renewals are numbered from 1 without gaps. */
  number: z.number(),
  length: z.number(),
  unit: z.enum(planUnits),
  paid_at: z.string(),
})
export type PaidRenewal = z.output<typeof PaidRenewal>

/**
 * The integration reports the caller's subscription, with the caller's own token, and gets the paid renewals that it has not
 * applied, at most {@link limits.behar.renewalsAtOnce}. A report changes only what the market shows to the caller.
 */
export const reportSubscription = call('POST main/integration/subscription', {
  who: 'importer',
  from,
  body: z.object(reported),
  answer: z.object({
    renewals: z.array(PaidRenewal).check(z.maxLength(limits.behar.renewalsAtOnce)),
  }),
})

/** The integration reports the subscription of a person that the calling staff member has prolonged. The report is audited. */
export const reportProlonged = call('POST main/integration/subscriptions/{userId}', {
  who: 'finance',
  from,
  params: z.object({ userId: id() }),
  body: z.object({ ...reported, months: whole(1, 24) }),
  answer: z.object({}),
  refuses: ['not_found'],
})
