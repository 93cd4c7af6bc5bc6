import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { entry, id, optional, text, whole, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Named } from './lists/listFields.ts'
import { table } from './table.ts'

/** All products, hidden ones included (contract, section 8). */

export const productStatuses = ['active', 'sold_out', 'hidden'] as const
export const productSales = ['normal', 'auction'] as const
const origins = ['local', 'imported'] as const

export const ListedProduct = z.object({
  id: z.number(),
  /** The name in the reader's language. */
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
  /** The staff member who hid the product, the time and the reason; null when staff did not hide it. */
  hiding: z.nullable(z.object({ at: z.string(), by: z.nullable(Named), note: z.nullable(z.string()) })),
  is_special: z.boolean(),
  /** The position among the special products, from 1; null for other products. */
  special_position: z.nullable(z.number()),
  /** SAR per kg; the starting price of a lot. */
  price: z.number(),
  /** The stock in kilograms. */
  quantity: z.number(),
  created_at: z.string(),
})
export type ListedProduct = z.output<typeof ListedProduct>

const from = 'contract 8, operator/products'

/** All products, newest first. */
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
 * Makes a product special, moves it among the special products, hides it or shows it again. Hiding and showing notify the
 * seller, and hiding requires a note. Refused for the caller's own products.
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
  /** `decided_by` is the person who decided, when `hidden` is sent. */
  answer: z.extend(ListedProduct, { decided_by: Decider }),
  refuses: ['not_found', 'forbidden', 'conflict'],
})
