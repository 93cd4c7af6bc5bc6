import * as z from 'zod/mini'

/** A line of the cart (specification, section 3); stored in the browser, never sent. */
export const CartItem = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  /** SAR per kilogram when it was added, or when the reader last accepted a new price. */
  price: z.number(),
  /** Available kilograms. */
  quantity: z.number(),
  /** Chosen kilograms. */
  cart_quantity: z.number(),
})
export type CartItem = Readonly<z.output<typeof CartItem>>
