import * as z from 'zod/mini'
import { optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { paging } from '../base/page.ts'

/** What every table of the operators is asked: words, an order, a page, or all of it as a file (contract, section 8). */
export function table<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return { ...shortTable(sorts), format: optional(z.enum(['json', 'csv'])) }
}

/** What a table is asked that stays so short that nobody needs it as a file. */
export function shortTable<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    ...paging(25),
    s: optional(text(limits.text.name)),
    sort: optional(z.enum(sorts)),
    order: optional(z.enum(['asc', 'desc'])),
  }
}
