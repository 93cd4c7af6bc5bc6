import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id, moment, optional } from '../base/fields.ts'

/**
 * The kinds of events of a person: `purchase` and `sale` are orders as buyer and seller, `charge` is a payment by card or
 * transfer, `session` a sign-in, `decision` an action of staff, `note` a colleague's note on one of the person's orders, `contact` a message of
 * the person.
 */
export const timelineKinds = [
  'purchase',
  'sale',
  'charge',
  'confirmation',
  'payout',
  'session',
  'decision',
  'note',
  'contact',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const TimelineEvent = z.object({
  kind: z.enum(timelineKinds),
  id: z.number(),
  at: z.string(),
  /** The state of the record, or the audit action. */
  code: z.nullable(z.string()),
  /** In SAR. */
  amount: z.nullable(z.number()),
  /** The other party of an order, the actor of a decision, the author of a note. */
  name: z.nullable(z.string()),
  /** The bank's or the payment's reference, the browser and system of a sign-in, or the text of a note. */
  detail: z.nullable(z.string()),
  /** The order to which a note belongs. */
  order_id: z.nullable(z.number()),
})
export type TimelineEvent = z.output<typeof TimelineEvent>

/** The events of a person, newest first, at most 30 at a time. `before` continues with earlier events. */
export const showTimeline = call('GET operator/users/{id}/timeline', {
  who: 'staff',
  from: 'contract 8, operator/users; an addition',
  params: z.object({ id: id() }),
  query: z.object({ before: optional(moment()) }),
  answer: z.object({
    data: z.array(TimelineEvent),
    /** The value of `before` for the next events; null after the last event. */
    next: z.nullable(z.string()),
  }),
})

/** Returns the mobile and e-mail of a person, which are masked elsewhere, and records this in the audit log. */
export const revealContact = call('POST operator/users/{id}/reveal', {
  who: 'acting_staff',
  from: 'contract 8, operator/users; an addition',
  params: z.object({ id: id() }),
  answer: z.object({ mobile: z.nullable(z.string()), email: z.nullable(z.string()) }),
  refuses: ['not_found'],
})
