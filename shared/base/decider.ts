import * as z from 'zod/mini'

/** The person who decided. When two colleagues make the same decision concurrently, the second one sees who was first. */
export const Decider = z.nullable(z.object({ id: z.number(), name: z.string() }))
