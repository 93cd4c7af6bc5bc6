import * as z from 'zod/mini'

/** Who made the decision that stands: of two colleagues who decide the same at once, the second learns who was first. */
export const Decider = z.nullable(z.object({ id: z.number(), name: z.string() }))
