import * as z from 'zod/mini'
import { day, optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { paging } from '../base/page.ts'

/** A period of Riyadh days, both included. */
export const period = { from: optional(day()), to: optional(day()) }

/** The query of every back office table: search words, order, page, or all rows as a file (contract, section 8). */
export function table<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return { ...shortTable(sorts), format: optional(z.enum(['json', 'csv'])) }
}

/** The query of a short table, without a file. */
export function shortTable<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    ...paging(25),
    s: optional(text(limits.text.name)),
    sort: optional(z.enum(sorts)),
    order: optional(z.enum(['asc', 'desc'])),
  }
}
