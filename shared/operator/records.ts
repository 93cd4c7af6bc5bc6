import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id, optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { referenceTypes, transactionTypes } from '../wallet/contract.ts'
import { AuditAction } from './overview.ts'
import { period, table } from './table.ts'

/** The values before or after an audit action by field name; null when the record did not exist. */
const Fields = z.nullable(z.record(z.string(), z.unknown()))

/** A complete line of the audit log. */
export const AuditEntry = z.extend(AuditAction, { before: Fields, after: Fields })
export type AuditEntry = z.output<typeof AuditEntry>

/** The audit log, newest first (contract, section 8). `s` matches names of people and notes. */
export const listAudit = call('GET operator/audit', {
  who: 'staff',
  from: 'contract 8, operator/audit',
  query: z.object({
    actor: optional(id()),
    action: optional(text(limits.text.name)),
    record_type: optional(text(limits.text.name)),
    record_id: optional(id()),
    ...period,
    ...table(['at']),
  }),
  answer: pageOf(AuditEntry),
})

/** The kinds of ledger accounts: a person's, an order's escrow, or the market's counter-accounts. */
export const accountKinds = [
  'person',
  'escrow',
  'gateway',
  'bank',
  'payout',
  'commission',
  'loss',
  'subscription',
  'hall',
  'hall_cash',
  'hall_due',
  'hall_vat',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** A line of an account, in SAR: `amount` is signed; a hold or release changes only `held`. */
export const LedgerEntry = z.object({
  /** The account and the number of the line in it: `17:3`. */
  id: z.string(),
  transfer_id: z.number(),
  type: z.enum(transactionTypes),
  account: z.object({
    id: z.number(),
    kind: z.enum(accountKinds),
    user_id: z.nullable(z.number()),
    order_id: z.nullable(z.number()),
    /** The name of the owner of the wallet. */
    name: z.nullable(z.string()),
  }),
  amount: z.number(),
  held: z.number(),
  balance_after: z.number(),
  reference: z.object({ type: z.enum(referenceTypes), id: z.number() }),
  at: z.string(),
})
export type LedgerEntry = z.output<typeof LedgerEntry>

/**
 * The lines of all accounts, newest first; the lines of one transfer are adjacent (contract, section 8). `s` is the
 * number of a transfer or of an order.
 */
export const listLedger = call('GET operator/ledger', {
  who: 'staff',
  from: 'contract 8, operator/ledger',
  query: z.object({
    kind: optional(z.enum(accountKinds)),
    user: optional(id()),
    reference_type: optional(z.enum(referenceTypes)),
    reference_id: optional(id()),
    transfer: optional(id()),
    ...period,
    ...table(['at']),
  }),
  answer: pageOf(LedgerEntry),
})

/**
 * Whether the books balance, computed from every line as of `checked_at`. Cached for ten seconds, or for twenty times the
 * duration of the computation if that is longer.
 */
export const LedgerProof = z.object({
  accounts: z.number(),
  entries: z.number(),
  /** The sum of all entries, SAR: always zero. */
  total: z.number(),
  /** Accounts whose balance differs from the sum of their entries: always none. */
  differing: z.number(),
  checked_at: z.string(),
})
export type LedgerProof = z.output<typeof LedgerProof>

export const proveLedger = call('GET operator/ledger/proof', {
  who: 'staff',
  from: 'contract 8, operator/ledger',
  answer: LedgerProof,
})
