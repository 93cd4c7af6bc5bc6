import * as z from 'zod/mini'
import { call } from '../base/call.ts'

/** Streams changes of colleagues, named as in the audit log, so that open lists can reload. */
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
