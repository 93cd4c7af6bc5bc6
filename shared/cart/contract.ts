import * as z from 'zod/mini'

/** One product in the cart (specification, section 3); kept in the reader's browser, never sent anywhere. */
export const CartItem = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  /** SAR per kilogram when it was put in, or when its reader last agreed to a new one. */
  price: z.number(),
  /** Kilograms on offer. */
  quantity: z.number(),
  /** Kilograms wanted. */
  cart_quantity: z.number(),
})
export type CartItem = Readonly<z.output<typeof CartItem>>
