import * as z from 'zod/mini'
import { Upgrade, upgradeStates } from '../auth/profile.ts'
import { call } from '../base/call.ts'
import { decimal, id, optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { maxAmount, toRiyals } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { userTypes } from '../base/permissions.ts'
import { Order } from '../orders/contract.ts'
import { Confirmation, decisionStates, Payout, payoutStates } from '../wallet/contract.ts'

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
  query: z.object({ status: optional(z.enum(upgradeStates)), ...paging() }),
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

/** Who a record belongs to, as the market's people see them. */
const Person = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(userTypes),
  mobile: z.nullable(z.string()),
})

const ConfirmationToDecide = z.extend(Confirmation, { user: Person })

/** Bank transfers that people told of, those that wait first. */
export const listConfirmations = call('GET operator/confirmations', {
  who: 'staff',
  from: 'contract 8, operator/confirmations',
  query: z.object({ status: optional(z.enum(decisionStates)), ...paging() }),
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

/** To whom money goes out; the whole account number, for the market's people alone. */
const PayoutToSettle = z.extend(Payout, { user: Person, iban: z.string() })

export const listPayouts = call('GET operator/payouts', {
  who: 'staff',
  from: 'contract 8, operator/payouts',
  query: z.object({ status: optional(z.enum(payoutStates)), ...paging() }),
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
