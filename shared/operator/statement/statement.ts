import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { csvFile, id, optional, text } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { confirmationStates } from '../../wallet/contract.ts'
import { table } from '../table.ts'
import { lineMatches } from './match.ts'

/** A line of the bank's statement that brought money, with the transfer that it may be; SAR. */
export const StatementLine = z.object({
  id: z.number(),
  /** Its place in the file, from 1. */
  line: z.number(),
  /** `YYYY-MM-DD`; null where the file says none that can be read. */
  day: z.nullable(z.string()),
  amount: z.number(),
  reference: z.string(),
  details: z.string(),
  /** Whether an earlier file had it already. */
  known: z.boolean(),
  match: z.enum(lineMatches),
  /** The transfer that it fits: as it stands now. */
  confirmation: z.nullable(
    z.object({
      id: z.number(),
      status: z.enum(confirmationStates),
      amount: z.number(),
      transfer_reference: z.string(),
      transferred_at: z.string(),
      user: z.object({ id: z.number(), name: z.string() }),
      /** Whether it is the reader's own. */
      own: z.boolean(),
    }),
  ),
  /** Whether something speaks against the waiting transfer: it is decided by hand (`transferDoubts`). */
  warned: z.boolean(),
})
export type StatementLine = z.output<typeof StatementLine>

/** What came of a file. */
export const Statement = z.object({
  id: z.number(),
  name: z.string(),
  at: z.string(),
  by: z.object({ id: z.number(), name: z.string() }),
  /** Lines that brought money; of them those that an earlier file had. */
  lines: z.number(),
  known: z.number(),
  /** Lines that brought none: what went out, sums, what cannot be read. */
  skipped: z.number(),
  /** Of the lines, by how they fit and what became of it. */
  exact: z.number(),
  /** Exact ones that wait, are not the reader's own and carry no warning: what approving in bulk takes. */
  ready: z.number(),
  /** Exact ones that wait and carry a warning: they are decided by hand. */
  warned: z.number(),
  approved: z.number(),
})
export type Statement = z.output<typeof Statement>

/** Where in the file something stands: the number of the column, from 1. */
const column = () => optional(id())

/**
 * Takes a statement in: UTF-8 or Windows-1256, its cells between commas, semicolons or tabs, at most 5,000 lines. Decides
 * nothing; a line that was there before is known again. The columns are found by their headings where they are not named.
 */
export const importStatement = call('POST operator/statement', {
  who: 'finance',
  from: 'contract 8, operator/statement',
  form: { files: 1, bytes: limits.statement.bytes },
  body: z.object({
    file: csvFile(),
    /** The line of the headings, from 1. */
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

/** Statements that were taken in, newest first. */
export const listStatements = call('GET operator/statements', {
  who: 'staff',
  from: 'contract 8, operator/statement',
  query: z.object(table(['at'])),
  answer: pageOf(Statement),
})

/** The lines of one statement in their order, or of all, newest first. `s` is a reference, an amount or words. */
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
 * Approves every transfer of a statement that fits exactly, waits and carries no warning, each in a transaction of its own; the
 * caller's own are left.
 */
export const approveExact = call('POST operator/statement/{id}/approve', {
  who: 'finance',
  from: 'contract 8, operator/statement',
  params: z.object({ id: id() }),
  body: z.object({ note: optional(text(limits.text.line)) }),
  answer: z.object({
    approved: z.number(),
    /** Left: the caller's own, those with a warning, and those that somebody decided or whose receipt was used meanwhile. */
    own: z.number(),
    warned: z.number(),
    late: z.number(),
    statement: Statement,
  }),
  refuses: ['not_found'],
})
