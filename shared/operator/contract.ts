import * as z from 'zod/mini'
import { Upgrade } from '../auth/profile.ts'
import { upgradeStates } from '../auth/upgradeStates.ts'
import { call } from '../base/call.ts'
import { day, decimal, id, optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { maxAmount, toRiyals } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { userTypes } from '../base/permissions.ts'
import { Order } from '../orders/contract.ts'
import { Confirmation, chargeStates, decisionStates, Payout, payoutStates } from '../wallet/contract.ts'
import { table } from './table.ts'

const UpgradeToDecide = z.extend(Upgrade, {
  user: z.object({
    id: z.number(),
    name: z.string(),
    type: z.enum(userTypes),
    mobile: z.nullable(z.string()),
  }),
  /** A private picture, fetched with the bearer header. */
  document: z.nullable(z.string()),
})

/** Requests to become a seller, those that wait first (contract, section 8). */
export const listUpgrades = call('GET operator/upgrades', {
  who: 'staff',
  from: 'contract 8, operator/upgrades',
  query: z.object({ status: optional(z.enum(upgradeStates)), id: optional(id()), ...paging() }),
  answer: pageOf(UpgradeToDecide),
})

const decision = {
  who: 'administrator',
  from: 'contract 8, operator/upgrades',
  params: z.object({ id: id() }),
  answer: Upgrade,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'conflict'],
} as const

/** The person becomes what they asked for and is told. */
export const approveUpgrade = call('POST operator/upgrades/{id}/approve', {
  ...decision,
  body: z.object({ note: optional(text(limits.text.line)) }),
})

/** The person stays what they are and is told why. */
export const refuseUpgrade = call('POST operator/upgrades/{id}/refuse', {
  ...decision,
  body: z.object({ note: text(limits.text.line) }),
})

/** Who a record belongs to, as the market's people see them in a list: the mobile masked. */
const Person = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(userTypes),
  mobile: z.nullable(z.string()),
})

/** Who decided a record, and when; null while it waits. */
const decided = {
  decided_by: z.nullable(z.object({ id: z.number(), name: z.string() })),
  decided_at: z.nullable(z.string()),
  /** Whether it is the reader's own: they do not decide it. */
  own: z.boolean(),
}

/** Another transfer that looks like this one. */
const Duplicate = z.object({
  id: z.number(),
  /** By the same reference, or by the same person with the same amount on the same day. */
  same: z.enum(['reference', 'amount_and_day']),
  status: z.enum(decisionStates),
  amount: z.number(),
  transferred_at: z.string(),
  user: z.object({ id: z.number(), name: z.string() }),
})

export const transferDays = ['fits', 'before_charge', 'long_ago'] as const

/** What was looked at before anybody did. */
const TransferChecks = z.object({
  /** What the transfer was to pay: SAR, and how that stands; null where the wallet is filled without being asked. */
  due: z.nullable(
    z.object({ amount: z.number(), status: z.enum(chargeStates), reference: z.string(), fits: z.boolean() }),
  ),
  duplicates: z.array(Duplicate),
  /** Whether the day of the transfer can be: not before what it pays, nor more than 30 days before it was told. */
  day: z.enum(transferDays),
})

export const ConfirmationToDecide = z.extend(Confirmation, {
  user: Person,
  ...decided,
  checks: TransferChecks,
  /** Orders that wait for its money, and until when. */
  orders: z.array(z.object({ id: z.number(), number: z.string() })),
  until: z.nullable(z.string()),
})
export type ConfirmationToDecide = z.output<typeof ConfirmationToDecide>

/** A period of the market's calendar, both days with it. */
const period = { from: optional(day()), to: optional(day()) }

/**
 * Bank transfers that people told of, those that wait first, the oldest of them first. `s` is a number, a reference or a
 * name.
 */
export const listConfirmations = call('GET operator/confirmations', {
  who: 'staff',
  from: 'contract 8, operator/confirmations',
  query: z.object({
    id: optional(id()),
    status: optional(z.enum(decisionStates)),
    /** Told of for this order. */
    order_id: optional(id()),
    ...period,
    ...table(['at', 'amount', 'transferred_at']),
  }),
  answer: pageOf(ConfirmationToDecide),
})

const moneyDecision = {
  who: 'finance',
  params: z.object({ id: id() }),
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
} as const

/** Credits the wallet or marks the orders paid, once; nobody approves their own. */
export const approveConfirmation = call('POST operator/confirmations/{id}/approve', {
  ...moneyDecision,
  from: 'contract 8, operator/confirmations',
  body: z.object({ note: optional(text(limits.text.line)) }),
  answer: Confirmation,
})

export const refuseConfirmation = call('POST operator/confirmations/{id}/refuse', {
  ...moneyDecision,
  from: 'contract 8, operator/confirmations',
  body: z.object({ note: text(limits.text.line) }),
  answer: Confirmation,
})

/** To whom money goes out; the whole account number, for those alone who send it. */
export const PayoutToSettle = z.extend(Payout, { user: Person, ...decided })
export type PayoutToSettle = z.output<typeof PayoutToSettle>

/** Payouts, those that wait first, the oldest of them first. `s` is a number, the end of an IBAN or a name. */
export const listPayouts = call('GET operator/payouts', {
  who: 'staff',
  from: 'contract 8, operator/payouts',
  query: z.object({
    id: optional(id()),
    status: optional(z.enum(payoutStates)),
    ...period,
    ...table(['at', 'amount']),
  }),
  answer: pageOf(PayoutToSettle),
})

/** The bank has sent the money. */
export const settlePayout = call('POST operator/payouts/{id}/settle', {
  ...moneyDecision,
  from: 'contract 8, operator/payouts',
  body: z.object({ note: optional(text(limits.text.line)) }),
  answer: Payout,
})

/** The money goes back into the wallet. */
export const refusePayout = call('POST operator/payouts/{id}/refuse', {
  ...moneyDecision,
  from: 'contract 8, operator/payouts',
  body: z.object({ note: text(limits.text.line) }),
  answer: Payout,
})

/** Ends a dispute: `refund` goes to the buyer, from 0 to the total; the rest to the seller (contract, section 8). */
export const decideOrder = call('POST operator/orders/{id}/decide', {
  ...moneyDecision,
  from: 'contract 8, operator/orders/{id}/decide',
  body: z.object({ refund: decimal(2, toRiyals(maxAmount)), note: text(limits.text.line) }),
  answer: Order,
})
