import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import { amount, decimal, id, moment, nameText, optional, problem, sentAsText, text } from '../base/fields.ts'
import { picture } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { maxAmount, toRiyals } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { latinDigits } from '../base/text/digits.ts'
import { saudiIban } from './rules.ts'

/** The types of statement lines (contract, section 2, Wallet). */
export const transactionTypes = [
  'charge',
  'purchase',
  'sale',
  'refund',
  'hold',
  'release',
  'commission',
  'payout',
  'reversal',
  'subscription',
  'say',
  'vat',
] as const
export type TransactionType = (typeof transactionTypes)[number]

/** The kinds of records to which a line refers. */
export const referenceTypes = [
  'order',
  'charge',
  'confirmation',
  'payout',
  'hold',
  'renewal',
  'hall_sale',
] as const
export type ReferenceType = (typeof referenceTypes)[number]

export const chargeMethods = ['card', 'bank_transfer'] as const

/**
 * Signed amounts in SAR; incoming amounts are positive. A hold or release changes only the available part of the balance.
 */
export const Transaction = z.object({
  id: z.number(),
  type: z.enum(transactionTypes),
  amount: z.number(),
  balance_after: z.number(),
  /** The change of the held amount. */
  held_change: z.number(),
  /**
   * For a charge, the part that paid orders or a renewal at once. For the line of such a payment, the amount of the
   * payment. This money never was in the wallet, so totals leave it out. 0 for every other line.
   */
  passed_through: z.number(),
  reference: z.object({ type: z.enum(referenceTypes), id: z.number() }),
  /** The order's number, the bank's name and reference, or the bank account. */
  detail: z.string(),
  /** The payment method of a charge. */
  method: z.nullable(z.enum(chargeMethods)),
  /** The time until which the money of a sale is held. */
  held_until: z.nullable(z.string()),
  at: z.string(),
})
export type Transaction = z.output<typeof Transaction>

/**
 * A reported bank transfer is pending until staff approve or refuse it. This decision is final, except that an approved
 * transfer can be reversed.
 */
export const confirmationStates = ['pending', 'approved', 'refused', 'reversed'] as const

export const Confirmation = z.object({
  id: z.number(),
  amount: z.number(),
  status: z.enum(confirmationStates),
  note: z.nullable(z.string()),
  bank_name: z.string(),
  account_holder: z.string(),
  transfer_reference: z.string(),
  transferred_at: z.string(),
  order_id: z.nullable(z.number()),
  /** A private picture, fetched with the bearer header. */
  receipt: z.string(),
  at: z.string(),
})
export type Confirmation = z.output<typeof Confirmation>

export const payoutStates = ['pending', 'settled', 'refused'] as const

export const Payout = z.object({
  id: z.number(),
  amount: z.number(),
  status: z.enum(payoutStates),
  note: z.nullable(z.string()),
  /** The IBAN, masked for everybody except staff. */
  iban: z.string(),
  account_holder: z.string(),
  /** The bank's reference of the settling transfer; null until it is known. */
  reference: z.nullable(z.string()),
  at: z.string(),
})
export type Payout = z.output<typeof Payout>

export const chargeStates = ['pending', 'paid', 'failed'] as const

/** A held amount, which cannot be spent until it is released. */
export const Hold = z.object({
  order_id: z.number(),
  amount: z.number(),
  /** Null while an open return or dispute prevents the release. */
  until: z.nullable(z.string()),
})

/** The wallet: `available` can be spent and paid out, `held` is released later, and `balance` is their sum. */
export const Wallet = z.object({
  balance: z.number(),
  held: z.number(),
  available: z.number(),
  currency: z.literal('SAR'),
  holds: z.array(Hold),
  transactions: pageOf(Transaction),
  confirmations: z.array(Confirmation),
  payouts: z.array(Payout),
  /** The configured charge methods. */
  methods: z.array(z.enum(chargeMethods)),
})
export type Wallet = z.output<typeof Wallet>

export const getWallet = call('GET wallet', {
  who: 'signed_in',
  from: 'contract 2, Wallet',
  query: z.object({
    /** Lists only incoming or only outgoing lines. */
    direction: optional(z.enum(['in', 'out'])),
    /** A month in Riyadh, `YYYY-MM`. */
    month: optional(
      z
        .string()
        .check(z.refine((typed) => /^20\d\d-(0[1-9]|1[0-2])$/.test(typed), problem({ code: 'date' }))),
    ),
    ...paging(),
  }),
  answer: Wallet,
})

/** A charge that is not paid yet: by card at the gateway, or by transfer to the market's account. */
export const ToPay = z.object({
  charge_id: z.number(),
  amount: z.number(),
  /** For a card: the gateway's payment page. */
  redirect_url: z.optional(z.string()),
  /** For a transfer: its reference; the fields of the bank account follow. */
  reference: z.optional(z.string()),
  bank_name: z.optional(z.string()),
  iban: z.optional(z.string()),
  account_holder: z.optional(z.string()),
})

/** Charges the wallet: by card at the gateway, or by a transfer to the market's account. */
export const chargeWallet = call('POST wallet/charge', {
  who: 'signed_in',
  from: 'contract 2, Wallet, wallet/charge',
  body: z.object({ amount: amount(), method: z.enum(chargeMethods) }),
  answer: ToPay,
  status: 201,
  trades: true,
  once: true,
  refuses: ['idempotency_mismatch'],
})

/** A charge of the caller: its state and what the charge pays. */
export const showCharge = call('GET wallet/charges/{id}', {
  who: 'signed_in',
  from: 'contract 2, Wallet, wallet/charge',
  params: z.object({ id: id() }),
  answer: z.object({
    id: z.number(),
    amount: z.number(),
    method: z.enum(chargeMethods),
    status: z.enum(chargeStates),
    /** The orders that the charge pays; empty when the charge pays into the wallet. */
    orders: z.array(z.object({ id: z.number(), number: z.string() })),
    /** The renewal of a subscription that the charge pays. */
    renewal: z.nullable(z.object({ id: z.number(), number: z.string() })),
    /** Whether the sandbox page replaces the gateway. */
    sandbox: z.boolean(),
  }),
  refuses: ['not_found'],
})

/** The gateway's callback, which settles a charge once. The signature covers the exact body. */
export const settleCharge = call('POST payments/callback', {
  who: 'anyone',
  from: 'contract 2, Wallet, payments/callback',
  signed: true,
  body: z.object({
    charge_id: id(),
    status: z.enum(['paid', 'failed']),
    amount: decimal(2, toRiyals(maxAmount)),
  }),
  answer: z.object({ charge_id: z.number(), status: z.enum(chargeStates) }),
  refuses: ['unauthenticated', 'not_found', 'illegal_transition'],
})

/** The sandbox's replacement of the gateway: the owner makes the payment succeed or fail. */
export const playGateway = call('POST payments/sandbox', {
  who: 'signed_in',
  from: 'contract 9, card gateway',
  body: z.object({ charge_id: id(), status: z.enum(['paid', 'failed']) }),
  answer: z.object({ charge_id: z.number(), status: z.enum(chargeStates) }),
  refuses: ['not_found', 'illegal_transition'],
})

/** Reports a bank transfer for the wallet or an order. The transfer is credited once staff have approved it. */
export const confirmBank = call('POST confirm_bank/create', {
  who: 'signed_in',
  from: 'contract 2, Wallet, confirm_bank/create',
  form: { files: 1 },
  body: z.object({
    amount: amount(),
    bank_name: nameText(),
    account_holder: nameText(),
    transfer_reference: text(limits.text.name).check(z.overwrite(latinDigits)),
    transferred_at: moment(),
    order_id: optional(id()),
    receipt: picture(),
  }),
  answer: Confirmation,
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'illegal_transition', 'already_exists', 'idempotency_mismatch', ...fileRefusals],
})

/**
 * Requests a payout to a bank account; the amount leaves the available balance at once. The password or the second factor
 * must have been confirmed recently (`POST login/confirm`), because every request may name another bank account.
 */
export const requestPayout = call('POST wallet/payout', {
  who: 'signed_in',
  from: 'contract 2, Wallet, wallet/payout',
  body: z.object({
    amount: amount(),
    /** The bank account of the payout. `payout_id` can be sent in place of it. */
    iban: optional(sentAsText(saudiIban, { code: 'iban' })),
    account_holder: optional(nameText()),
    /** An earlier payout of the caller, whose account is used again. */
    payout_id: optional(id()),
  }),
  answer: Payout,
  status: 201,
  trades: true,
  once: true,
  refuses: ['insufficient_funds', 'idempotency_mismatch', 'reauthentication_required'],
})
