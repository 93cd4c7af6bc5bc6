import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { entry, id, optional, text, whole, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Named } from './lists/listFields.ts'
import { table } from './table.ts'

/** All goods, also those that nobody else sees (contract, section 8). */

export const productStatuses = ['active', 'sold_out', 'hidden'] as const
export const productSales = ['normal', 'auction'] as const
const origins = ['local', 'imported'] as const

export const ListedProduct = z.object({
  id: z.number(),
  /** In the reader's language. */
  name: z.string(),
  image: z.string(),
  fish: Named,
  market: Named,
  seller: Named,
  origin: z.enum(origins),
  farmed: z.boolean(),
  sale_type: z.enum(productSales),
  status: z.enum(productStatuses),
  hidden_by_staff: z.boolean(),
  /** Who hid them, when and why; null where the market did not. */
  hiding: z.nullable(z.object({ at: z.string(), by: z.nullable(Named), note: z.nullable(z.string()) })),
  is_special: z.boolean(),
  /** The place among the special products, from 1. */
  special_position: z.nullable(z.number()),
  /** SAR per kg; of a lot its starting price. */
  price: z.number(),
  /** Kilograms. */
  quantity: z.number(),
  created_at: z.string(),
})
export type ListedProduct = z.output<typeof ListedProduct>

const from = 'contract 8, operator/products'

/** Newest first. */
export const listAllProducts = call('GET operator/products', {
  who: 'staff',
  from,
  query: z.object({
    ...table(['created_at', 'name', 'price', 'quantity', 'special_position']),
    status: optional(z.enum(productStatuses)),
    origin: optional(z.enum(origins)),
    sale_type: optional(z.enum(productSales)),
    fish: optional(entry()),
    seller: optional(id()),
    special: optional(yesNo()),
  }),
  answer: pageOf(ListedProduct),
})

/**
 * Puts goods among the special ones, moves them there, hides them or shows them again; whoever sells them is told of the
 * last two, and hiding needs a note. Never one's own.
 */
export const changeProductBy = call('POST operator/products/{id}', {
  who: 'editor',
  from,
  params: z.object({ id: id() }),
  body: z.object({
    is_special: optional(yesNo()),
    special_position: optional(whole(1, 100_000)),
    hidden: optional(yesNo()),
    note: optional(text(limits.text.line)),
  }),
  /** Where `hidden` is sent, also who hid or showed it. */
  answer: z.extend(ListedProduct, { decided_by: Decider }),
  refuses: ['not_found', 'forbidden', 'conflict'],
})
