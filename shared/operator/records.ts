import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { day, id, optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { AuditAction } from './overview.ts'
import { table } from './table.ts'

/** A period of the market's calendar, both days with it. */
const period = { from: optional(day()), to: optional(day()) }

/** What a audit action changed, by the names of the fields; null where there was nothing before, or nothing is left. */
const Fields = z.nullable(z.record(z.string(), z.unknown()))

/** One line of the audit log, whole. */
export const AuditEntry = z.extend(AuditAction, { before: Fields, after: Fields })
export type AuditEntry = z.output<typeof AuditEntry>

/** What the market's people did, newest first (contract, section 8). `s` looks in names of people and in notes. */
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

/** Whose money an account holds: a person's, an order's on its way, or the market's side of the world outside. */
export const accountKinds = ['person', 'escrow', 'gateway', 'bank', 'payout', 'commission', 'loss'] as const
export type AccountKind = (typeof accountKinds)[number]

/** What a transfer is about. */
export const referenceTypes = ['order', 'charge', 'confirmation', 'payout', 'hold'] as const
export type ReferenceType = (typeof referenceTypes)[number]

export const entryTypes = [
  ...([
    'charge',
    'purchase',
    'sale',
    'refund',
    'commission',
    'payout',
    'hold',
    'release',
    'reversal',
  ] as const),
] as const
export type EntryType = (typeof entryTypes)[number]

/** One line of an account, in SAR: `amount` signed; a hold or release moves `held` alone. */
export const LedgerEntry = z.object({
  /** Account and line: `17:3`. */
  id: z.string(),
  transfer_id: z.number(),
  type: z.enum(entryTypes),
  account: z.object({
    id: z.number(),
    kind: z.enum(accountKinds),
    user_id: z.nullable(z.number()),
    order_id: z.nullable(z.number()),
    /** Whose wallet it is. */
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
 * The lines of all accounts, newest first, the lines of one transfer together (contract, section 8). `s` is the number of a
 * transfer or of an order.
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
 * Whether the books balance: counted anew from every line there is, as of `checked_at`. Kept for ten seconds, or twenty times
 * as long as the counting took.
 */
export const LedgerProof = z.object({
  accounts: z.number(),
  entries: z.number(),
  /** SAR; of all entries. Zero, always. */
  total: z.number(),
  /** Accounts whose balance is not the sum of their entries. None, always. */
  differing: z.number(),
  checked_at: z.string(),
})
export type LedgerProof = z.output<typeof LedgerProof>

export const proveLedger = call('GET operator/ledger/proof', {
  who: 'staff',
  from: 'contract 8, operator/ledger',
  answer: LedgerProof,
})
