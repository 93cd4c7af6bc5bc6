import * as z from 'zod/mini'
import { call } from '../base/call.ts'

/** What a colleague has just decided or changed, as the audit log names it; open lists are loaded again. */
export const followChanges = call('GET operator/events', {
  who: 'staff',
  from: 'contract 8, operator/events; an addition',
  stream: true,
  answer: z.object({
    changed: z.object({
      action: z.string(),
      record: z.object({ type: z.string(), id: z.number() }),
      by: z.nullable(z.number()),
    }),
  }),
})
