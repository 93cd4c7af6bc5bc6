import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { id, optional, text } from '../../base/fields.ts'
import { csvFile } from '../../base/files.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { confirmationStates } from '../../wallet/contract.ts'
import { table } from '../table.ts'
import { lineMatches } from './match.ts'

/** A statement line with an incoming amount (SAR) and the proposed transfer. */
export const StatementLine = z.object({
  id: z.number(),
  /** The line number in the file, from 1. */
  line: z.number(),
  /** `YYYY-MM-DD`; null when the file has no readable day. */
  day: z.nullable(z.string()),
  amount: z.number(),
  reference: z.string(),
  details: z.string(),
  /** Whether an earlier file contained the line. */
  known: z.boolean(),
  match: z.enum(lineMatches),
  /** The current state of the matching transfer. */
  confirmation: z.nullable(
    z.object({
      id: z.number(),
      status: z.enum(confirmationStates),
      amount: z.number(),
      transfer_reference: z.string(),
      transferred_at: z.string(),
      user: z.object({ id: z.number(), name: z.string() }),
      /** Whether the transfer is the reader's own. */
      own: z.boolean(),
    }),
  ),
  /** Whether the pending transfer has doubts (`transferDoubts`) and must be decided individually. */
  warned: z.boolean(),
})
export type StatementLine = z.output<typeof StatementLine>

/** The result of importing a file. */
export const Statement = z.object({
  id: z.number(),
  name: z.string(),
  at: z.string(),
  by: z.object({ id: z.number(), name: z.string() }),
  /** The number of lines with incoming amounts, and how many of them earlier files contained. */
  lines: z.number(),
  known: z.number(),
  /** The number of lines without an incoming amount, such as outgoing amounts, totals and unreadable lines. */
  skipped: z.number(),
  /** The number of lines by match and outcome. */
  exact: z.number(),
  /** Pending exact matches without a warning that are not the reader's own: approveExact approves these. */
  ready: z.number(),
  /** Pending exact matches with a warning, which must be decided individually. */
  warned: z.number(),
  approved: z.number(),
})
export type Statement = z.output<typeof Statement>

/** The number of a column in the file, from 1. */
const column = () => optional(id())

/**
 * Imports a statement in UTF-8 or Windows-1256, separated by commas, semicolons or tabs, of at most 5,000 lines. Decides
 * no transfer, and recognises lines of earlier files. Columns that are not given are found by their headings.
 */
export const importStatement = call('POST operator/statement', {
  who: 'finance',
  from: 'contract 8, operator/statement',
  form: { files: 1, bytes: limits.statement.bytes },
  body: z.object({
    file: csvFile(),
    /** The line number of the headings, from 1. */
    headings: optional(id()),
    date: column(),
    amount: column(),
    reference: column(),
    details: column(),
  }),
  answer: Statement,
  status: 201,
  refuses: ['too_large', 'unsupported_media'],
})

/** The imported statements, newest first. */
export const listStatements = call('GET operator/statements', {
  who: 'staff',
  from: 'contract 8, operator/statement',
  query: z.object(table(['at'])),
  answer: pageOf(Statement),
})

/** The lines of one statement in order, or of all statements, newest first. `s` is a reference, an amount or words. */
export const listStatementLines = call('GET operator/statement', {
  who: 'staff',
  from: 'contract 8, operator/statement',
  query: z.object({
    statement: optional(id()),
    match: optional(z.enum(lineMatches)),
    ...table(['line', 'amount']),
  }),
  answer: pageOf(StatementLine),
})

/**
 * Approves every pending exact match of a statement that has no warning, each in its own transaction. Skips the caller's
 * own transfers.
 */
export const approveExact = call('POST operator/statement/{id}/approve', {
  who: 'finance',
  from: 'contract 8, operator/statement',
  params: z.object({ id: id() }),
  body: z.object({ note: optional(text(limits.text.line)) }),
  answer: z.object({
    approved: z.number(),
    /**
     * The numbers of skipped lines: the caller's own transfers, transfers with a warning, and transfers that were
     * decided, or whose receipt was used, meanwhile.
     */
    own: z.number(),
    warned: z.number(),
    late: z.number(),
    statement: Statement,
  }),
  refuses: ['not_found'],
})
