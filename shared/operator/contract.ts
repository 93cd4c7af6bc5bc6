import * as z from 'zod/mini'
import { Upgrade } from '../auth/profile.ts'
import { upgradeStates } from '../auth/upgradeStates.ts'
import { userTypes } from '../base/access/permissions.ts'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { decimal, id, optional, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { maxAmount, toRiyals } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { latinDigits } from '../base/text/digits.ts'
import { Order } from '../orders/contract.ts'
import { Confirmation, chargeStates, confirmationStates, Payout, payoutStates } from '../wallet/contract.ts'
import { period, table } from './table.ts'

const UpgradeToDecide = z.extend(Upgrade, {
  user: z.object({
    id: z.number(),
    name: z.string(),
    type: z.enum(userTypes),
    mobile: z.nullable(z.string()),
  }),
  /** A private picture or PDF, fetched with the bearer header. */
  document: z.nullable(z.string()),
})

/** Requests to become a seller, pending ones first (contract, section 8). */
export const listUpgrades = call('GET operator/upgrades', {
  who: 'staff',
  from: 'contract 8, operator/upgrades',
  query: z.object({
    status: optional(z.enum(upgradeStates)),
    id: optional(id()),
    s: optional(text(limits.text.name)),
    ...paging(),
  }),
  answer: pageOf(UpgradeToDecide),
})

/**
 * A short-lived address of the PDF of a request, for the browser's viewer, which cannot send the bearer header. A request with
 * a picture has no such address.
 */
export const linkDocument = call('GET operator/upgrades/{id}/document', {
  who: 'staff',
  from: 'contract 8, operator/upgrades',
  params: z.object({ id: id() }),
  answer: z.object({ url: z.string(), expires_at: z.string() }),
  refuses: ['not_found'],
})

const decision = {
  who: 'administrator',
  from: 'contract 8, operator/upgrades',
  params: z.object({ id: id() }),
  answer: z.extend(Upgrade, { decided_by: Decider }),
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'conflict'],
} as const

/** Changes the person's type and notifies them. */
export const approveUpgrade = call('POST operator/upgrades/{id}/approve', {
  ...decision,
  body: z.object({ note: optional(text(limits.text.line)) }),
})

/** Keeps the person's type and notifies them of the reason. */
export const refuseUpgrade = call('POST operator/upgrades/{id}/refuse', {
  ...decision,
  body: z.object({ note: text(limits.text.line) }),
})

/** The owner of a record in lists for staff; the mobile is masked. */
const Person = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(userTypes),
  mobile: z.nullable(z.string()),
})

/** The person who decided a record, and the time; null while the record is pending. */
const decided = {
  decided_by: Decider,
  decided_at: z.nullable(z.string()),
  /** Whether the record is the reader's own; readers may not decide their own records. */
  own: z.boolean(),
}

/** Another report that may be about the same transfer. */
const Duplicate = z.object({
  id: z.number(),
  /** The similarity of the two reports: an equal reference, or an equal person, amount and day. */
  same: z.enum(['reference', 'amount_and_day']),
  status: z.enum(confirmationStates),
  amount: z.number(),
  transferred_at: z.string(),
  user: z.object({ id: z.number(), name: z.string() }),
})

export const transferDays = ['fits', 'before_charge', 'long_ago'] as const

/** Automatic checks of a transfer. */
const TransferChecks = z.object({
  /** The charge that the transfer pays, in SAR, and its state; null for a transfer without a charge. */
  due: z.nullable(
    z.object({ amount: z.number(), status: z.enum(chargeStates), reference: z.string(), fits: z.boolean() }),
  ),
  duplicates: z.array(Duplicate),
  /** Whether the transfer's day is plausible: at most one day before the charge, and at most 30 days before the report. */
  day: z.enum(transferDays),
  /** Whether the reported account holder has the person's name. */
  holder: z.enum(['fits', 'differs']),
})

export const ConfirmationToDecide = z.extend(Confirmation, {
  user: Person,
  ...decided,
  checks: TransferChecks,
  /** The line of a bank statement that is matched to the transfer; null if there is none. */
  line: z.nullable(
    z.object({
      amount: z.number(),
      /** `YYYY-MM-DD` in Riyadh; null if the statement does not name a day. */
      day: z.nullable(z.string()),
      reference: z.string(),
      details: z.string(),
    }),
  ),
  /** The orders that the transfer pays, and their payment deadline. */
  orders: z.array(z.object({ id: z.number(), number: z.string() })),
  until: z.nullable(z.string()),
})
export type ConfirmationToDecide = z.output<typeof ConfirmationToDecide>

/**
 * Reported bank transfers; pending transfers come first, the oldest of them first. `s` is a number, a reference or a
 * name.
 */
export const listConfirmations = call('GET operator/confirmations', {
  who: 'staff',
  from: 'contract 8, operator/confirmations',
  query: z.object({
    id: optional(id()),
    status: optional(z.enum(confirmationStates)),
    /** Lists only transfers that were reported for this order. */
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
 * Credits the wallet or marks the orders as paid, once. Nobody may approve their own transfer. The answer names the
 * person who decided; if two people decide concurrently, the second one gets the name of the first.
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
 * Reverses the credit of an approved transfer. If the amount is above the wallet's balance, the reversal is refused; with
 * `write_off`, the rest is booked as the market's loss.
 */
export const reverseConfirmation = call('POST operator/confirmations/{id}/reverse', {
  who: 'administrator',
  from: 'contract 8, operator/confirmations',
  params: z.object({ id: id() }),
  body: z.object({ note: text(limits.text.line), write_off: optional(yesNo()) }),
  answer: ConfirmationToDecide,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'insufficient_funds'],
})

/** A payout for those who settle it, with the full account number for finance staff only. */
export const PayoutToSettle = z.extend(Payout, {
  user: Person,
  ...decided,
  /** The open bank file that contains the payout; null if there is none. */
  batch: z.nullable(z.number()),
  /** The reason why the bank did not send the payout in its last file; null if it did not fail. */
  failure: z.nullable(z.string()),
})
export type PayoutToSettle = z.output<typeof PayoutToSettle>

/** The states of payouts in the list: `batched` payouts are pending in an open bank file, `pending` ones are in none. */
export const listedPayoutStates = [...payoutStates, 'batched'] as const

/** Payouts; pending payouts come first, the oldest of them first. `s` is a number, the end of an IBAN or a name. */
export const listPayouts = call('GET operator/payouts', {
  who: 'staff',
  from: 'contract 8, operator/payouts',
  query: z.object({
    id: optional(id()),
    status: optional(z.enum(listedPayoutStates)),
    ...period,
    ...table(['at', 'amount']),
  }),
  answer: pageOf(PayoutToSettle),
})

/**
 * Records that the bank has sent the money. `reference` is the reference of the bank, unique per payout. A repeated call adds
 * the reference to a payout that was settled before references were required.
 */
export const settlePayout = call('POST operator/payouts/{id}/settle', {
  ...moneyDecision,
  from: 'contract 8, operator/payouts',
  body: z.object({
    reference: text(limits.text.name).check(z.overwrite(latinDigits)),
    note: optional(text(limits.text.line)),
  }),
  answer: PayoutToSettle,
  refuses: [...moneyDecision.refuses, 'conflict'],
})

/** Returns the money to the wallet. */
export const refusePayout = call('POST operator/payouts/{id}/refuse', {
  ...moneyDecision,
  from: 'contract 8, operator/payouts',
  body: z.object({ note: text(limits.text.line) }),
  answer: PayoutToSettle,
})

/** Decides a dispute: `refund` (0 to the total) goes to the buyer, the rest to the seller (contract, section 8). */
export const decideDispute = call('POST operator/orders/{id}/decide', {
  ...moneyDecision,
  from: 'contract 8, operator/orders/{id}/decide',
  body: z.object({ refund: decimal(2, toRiyals(maxAmount)), note: text(limits.text.line) }),
  answer: z.extend(Order, { decided_by: Decider }),
})
