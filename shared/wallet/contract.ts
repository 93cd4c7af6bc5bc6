import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import {
  amount,
  decimal,
  id,
  moment,
  nameText,
  optional,
  picture,
  problem,
  sentAsText,
  text,
} from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { maxAmount, toRiyals } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { saudiIban } from './rules.ts'

/** What a line of the statement is (contract, section 2, Wallet). */
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
] as const
export type TransactionType = (typeof transactionTypes)[number]

/** What a line is about. */
export const referenceTypes = ['order', 'charge', 'confirmation', 'payout', 'hold'] as const

export const chargeMethods = ['card', 'bank_transfer'] as const

/** Amounts in SAR, signed: what came in is positive. A hold or release moves nothing but what is free. */
export const Transaction = z.object({
  id: z.number(),
  type: z.enum(transactionTypes),
  amount: z.number(),
  balance_after: z.number(),
  /** By how much what is held changed. */
  held_change: z.number(),
  reference: z.object({ type: z.enum(referenceTypes), id: z.number() }),
  /** The order's number, the bank's name and reference, the account: what the line says beside its type. */
  detail: z.string(),
  /** Of money that was paid in: how. */
  method: z.nullable(z.enum(chargeMethods)),
  /** Of money from a sale that is still held: until when. */
  held_until: z.nullable(z.string()),
  at: z.string(),
})
export type Transaction = z.output<typeof Transaction>

/** A reported bank transfer waits until it is decided, once; an approved one can be reversed. */
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
  /** Masked, but for the market's people. */
  iban: z.string(),
  account_holder: z.string(),
  /** The bank's reference of the transfer that settled it; null until it is known. */
  reference: z.nullable(z.string()),
  at: z.string(),
})
export type Payout = z.output<typeof Payout>

export const chargeStates = ['pending', 'paid', 'failed'] as const

/** What is held until when; none of it can be spent before. */
export const Hold = z.object({
  order_id: z.number(),
  amount: z.number(),
  /** Null while a return or dispute is open: time alone frees nothing then. */
  until: z.nullable(z.string()),
})

/** The wallet: `available` is what may be spent and paid out, `held` what comes free later, `balance` both. */
export const Wallet = z.object({
  balance: z.number(),
  held: z.number(),
  available: z.number(),
  currency: z.literal('SAR'),
  holds: z.array(Hold),
  transactions: pageOf(Transaction),
  confirmations: z.array(Confirmation),
  payouts: z.array(Payout),
  /** How it can be charged here and now: what is not configured is not offered. */
  methods: z.array(z.enum(chargeMethods)),
})
export type Wallet = z.output<typeof Wallet>

export const getWallet = call('GET wallet', {
  who: 'signed_in',
  from: 'contract 2, Wallet',
  query: z.object({
    /** In: what came; out: what went. */
    direction: optional(z.enum(['in', 'out'])),
    /** `YYYY-MM`, in the market's calendar. */
    month: optional(
      z
        .string()
        .check(z.refine((typed) => /^20\d\d-(0[1-9]|1[0-2])$/.test(typed), problem({ code: 'date' }))),
    ),
    ...paging(),
  }),
  answer: Wallet,
})

/** Charges the wallet: by card at the gateway, or by a transfer to the market's account. */
export const chargeWallet = call('POST wallet/charge', {
  who: 'signed_in',
  from: 'contract 2, Wallet, wallet/charge',
  body: z.object({ amount: amount(), method: z.enum(chargeMethods) }),
  answer: z.object({
    charge_id: z.number(),
    amount: z.number(),
    redirect_url: z.optional(z.string()),
    reference: z.optional(z.string()),
    bank_name: z.optional(z.string()),
    iban: z.optional(z.string()),
    account_holder: z.optional(z.string()),
  }),
  status: 201,
  trades: true,
  once: true,
  refuses: ['idempotency_mismatch'],
})

/** One's own charge: how it stands, and what it pays. */
export const showCharge = call('GET wallet/charges/{id}', {
  who: 'signed_in',
  from: 'contract 2, Wallet, wallet/charge',
  params: z.object({ id: id() }),
  answer: z.object({
    id: z.number(),
    amount: z.number(),
    method: z.enum(chargeMethods),
    status: z.enum(chargeStates),
    /** The orders it pays; none where it fills the wallet. */
    orders: z.array(z.object({ id: z.number(), number: z.string() })),
    /** Whether our own page stands in for the gateway. */
    sandbox: z.boolean(),
  }),
  refuses: ['not_found'],
})

/** The gateway's word on a charge, settled once. The signature is over the body as it came. */
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

/** The page that stands in for the gateway in a sandbox: its owner lets the card pass or fail. */
export const playGateway = call('POST payments/sandbox', {
  who: 'signed_in',
  from: 'contract 9, card gateway',
  body: z.object({ charge_id: id(), status: z.enum(['paid', 'failed']) }),
  answer: z.object({ charge_id: z.number(), status: z.enum(chargeStates) }),
  refuses: ['not_found', 'illegal_transition'],
})

/** Tells of a bank transfer, for the wallet or for an order; it counts once somebody of the market has seen it. */
export const confirmBank = call('POST confirm_bank/create', {
  who: 'signed_in',
  from: 'contract 2, Wallet, confirm_bank/create',
  form: { files: 1 },
  body: z.object({
    amount: amount(),
    bank_name: nameText(),
    account_holder: nameText(),
    transfer_reference: text(limits.text.name),
    transferred_at: moment(),
    order_id: optional(id()),
    receipt: picture(),
  }),
  answer: Confirmation,
  status: 201,
  trades: true,
  once: true,
  refuses: [
    ...(['not_found', 'illegal_transition', 'already_exists', 'idempotency_mismatch'] as const),
    ...(['too_large', 'unsupported_media', 'storage_full'] as const),
  ],
})

/**
 * Asks for money to be sent to a bank account; it leaves what is available at once. The password or the second factor has to be
 * shown shortly before (`POST login/confirm`), as every request may name another account.
 */
export const requestPayout = call('POST wallet/payout', {
  who: 'signed_in',
  from: 'contract 2, Wallet, wallet/payout',
  body: z.object({
    amount: amount(),
    iban: sentAsText(saudiIban, { code: 'iban' }),
    account_holder: nameText(),
  }),
  answer: Payout,
  status: 201,
  trades: true,
  once: true,
  refuses: ['insufficient_funds', 'idempotency_mismatch', 'reauthentication_required'],
})
