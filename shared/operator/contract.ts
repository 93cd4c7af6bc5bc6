import * as z from 'zod/mini'
import { Upgrade } from '../auth/profile.ts'
import { upgradeStates } from '../auth/upgradeStates.ts'
import { userTypes } from '../base/access/permissions.ts'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { day, decimal, id, optional, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { maxAmount, toRiyals } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { Order } from '../orders/contract.ts'
import { Confirmation, chargeStates, confirmationStates, Payout, payoutStates } from '../wallet/contract.ts'
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
  answer: z.extend(Upgrade, { decided_by: Decider }),
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
  decided_by: Decider,
  decided_at: z.nullable(z.string()),
  /** Whether it is the reader's own: they do not decide it. */
  own: z.boolean(),
}

/** Another transfer that looks like this one. */
const Duplicate = z.object({
  id: z.number(),
  /** By the same reference, or by the same person with the same amount on the same day. */
  same: z.enum(['reference', 'amount_and_day']),
  status: z.enum(confirmationStates),
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
  /** Whether the reported account holder has the person's name. */
  holder: z.enum(['fits', 'differs']),
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
    status: optional(z.enum(confirmationStates)),
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

/**
 * Credits the wallet or marks the orders paid, once; nobody approves their own. The answer names who decided: of two at once the
 * second reads the first's name.
 */
export const approveConfirmation = call('POST operator/confirmations/{id}/approve', {
  ...moneyDecision,
  from: 'contract 8, operator/confirmations',
  body: z.object({ note: optional(text(limits.text.line)) }),
  answer: ConfirmationToDecide,
  refuses: [...moneyDecision.refuses, 'conflict'],
})

export const refuseConfirmation = call('POST operator/confirmations/{id}/refuse', {
  ...moneyDecision,
  from: 'contract 8, operator/confirmations',
  body: z.object({ note: text(limits.text.line) }),
  answer: ConfirmationToDecide,
})

/**
 * Takes back the credit of an approved transfer. What the person's wallet does not hold is refused, or booked as the market's loss
 * with `write_off`.
 */
export const reverseConfirmation = call('POST operator/confirmations/{id}/reverse', {
  who: 'administrator',
  from: 'contract 8, operator/confirmations',
  params: z.object({ id: id() }),
  body: z.object({ note: text(limits.text.line), write_off: optional(yesNo()) }),
  answer: ConfirmationToDecide,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'insufficient_funds'],
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

/**
 * The bank has sent the money. `reference` is the bank's of that transfer and belongs to one payout. Payouts that were settled
 * before it was required take it by the same call.
 */
export const settlePayout = call('POST operator/payouts/{id}/settle', {
  ...moneyDecision,
  from: 'contract 8, operator/payouts',
  body: z.object({
    reference: text(limits.text.name),
    note: optional(text(limits.text.line)),
  }),
  answer: PayoutToSettle,
  refuses: [...moneyDecision.refuses, 'conflict'],
})

/** The money goes back into the wallet. */
export const refusePayout = call('POST operator/payouts/{id}/refuse', {
  ...moneyDecision,
  from: 'contract 8, operator/payouts',
  body: z.object({ note: text(limits.text.line) }),
  answer: PayoutToSettle,
})

/** Ends a dispute: `refund` goes to the buyer, from 0 to the total; the rest to the seller (contract, section 8). */
export const decideDispute = call('POST operator/orders/{id}/decide', {
  ...moneyDecision,
  from: 'contract 8, operator/orders/{id}/decide',
  body: z.object({ refund: decimal(2, toRiyals(maxAmount)), note: text(limits.text.line) }),
  answer: z.extend(Order, { decided_by: Decider }),
})
