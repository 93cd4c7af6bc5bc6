import * as z from 'zod/mini'
import { preparations } from '../products/preparation.ts'

/** A line of the cart (specification, section 3); stored in the browser, never sent. */
export const CartItem = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  /** SAR per kilogram, with the preparation, at the time when the line was added, or when the reader last accepted a new price. */
  price: z.number(),
  /** The available stock in kilograms. */
  quantity: z.number(),
  /** The ordered quantity in kilograms. */
  cart_quantity: z.number(),
  /** The chosen preparation; absent for the whole fish. */
  preparation: z.optional(z.enum(preparations)),
})
export type CartItem = Readonly<z.output<typeof CartItem>>
