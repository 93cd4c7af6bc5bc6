import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { day, noteText, optional } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { transactionTypes } from '../../wallet/contract.ts'
import { Named } from '../lists/listFields.ts'
import { table } from '../table.ts'

/** The sums of a day in Riyadh and its closing by finance (contract, section 8; decision 75). */

/** Amounts in SAR. */
export const DayTotals = z.object({
  /** For each type of money movement: the number of movements, and the amount that moved to another account. */
  kinds: z.array(z.object({ type: z.enum(transactionTypes), count: z.number(), amount: z.number() })),
  /** The amounts that the ledger booked as received through the bank and the card gateway, and as sent through them. */
  bank_in: z.number(),
  bank_out: z.number(),
  card_in: z.number(),
  card_out: z.number(),
  /** The number and the amount of the incoming lines in bank statements of this day. */
  statement_lines: z.number(),
  statement_in: z.number(),
  /** The sum of all entries of the day: always zero. */
  entries_sum: z.number(),
})
export type DayTotals = z.output<typeof DayTotals>

/**
 * The reason why the ledger and the statement of a day differ. `line_unmatched`: a statement line without a credited transfer. `line_other_day`,
 * `booking_other_day`: the statement line and the credited transfer are on different days. `booking_without_line`: a credited transfer without a
 * statement line. `amount_differs`: both are on this day, with different amounts.
 */
export const differenceKinds = [
  'line_unmatched',
  'line_other_day',
  'booking_without_line',
  'booking_other_day',
  'amount_differs',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

const DayDifference = z.object({
  kind: z.enum(differenceKinds),
  /** The part of the difference in SAR; positive if the ledger has more than the bank. */
  amount: z.number(),
  reference: z.string(),
  confirmation_id: z.nullable(z.number()),
  line_id: z.nullable(z.number()),
  /** The day of the other record (the statement line or the transfer), `YYYY-MM-DD`; null if there is none. */
  other_day: z.nullable(z.string()),
})

const Closing = z.object({ by: Named, at: z.string(), note: z.string(), totals: DayTotals })

/** A day in the list. `bank_in` is its current amount in the ledger, `statement_in` its current amount in bank statements. */
export const ListedDay = z.object({
  /** In the format `YYYY-MM-DD`. */
  id: z.string(),
  bank_in: z.number(),
  /** The incoming lines of bank statements of this day; without any there is nothing to compare. */
  statement_lines: z.number(),
  statement_in: z.number(),
  closing: z.nullable(Closing),
})
export type ListedDay = z.output<typeof ListedDay>

export const DayFacts = z.extend(ListedDay, {
  totals: DayTotals,
  /** The differences, the largest first; at most 200. */
  differences: z.array(DayDifference),
  /** Movements and statement lines that came after the closing; null while the day is open. */
  later: z.nullable(
    z.object({ movements: z.number(), amount: z.number(), lines: z.number(), lines_amount: z.number() }),
  ),
})
export type DayFacts = z.output<typeof DayFacts>

const from = 'contract 8, operator/days; an addition'

/** All days since the first movement of money, newest first. */
export const listDays = call('GET operator/days', {
  who: 'staff',
  from,
  query: z.object({ closed: optional(z.enum(['true', 'false'])), ...table(['day']) }),
  answer: pageOf(ListedDay),
})

export const showDay = call('GET operator/days/{day}', {
  who: 'staff',
  from,
  params: z.object({ day: day() }),
  answer: DayFacts,
  refuses: ['not_found'],
})

/** Closes a day once, with its present sums. Today and past days can be closed. */
export const closeDay = call('POST operator/days/{day}/close', {
  who: 'finance',
  from,
  params: z.object({ day: day() }),
  body: z.object({ note: noteText(limits.text.line) }),
  answer: DayFacts,
  refuses: ['not_found', 'illegal_transition'],
})
