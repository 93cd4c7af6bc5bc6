import * as z from 'zod/mini'

/** A line of the cart (specification, section 3); stored in the browser, never sent. */
export const CartItem = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  /** SAR per kilogram at the time when the line was added, or when the reader last accepted a new price. */
  price: z.number(),
  /** The available kilograms. */
  quantity: z.number(),
  /** The chosen kilograms. */
  cart_quantity: z.number(),
})
export type CartItem = Readonly<z.output<typeof CartItem>>
