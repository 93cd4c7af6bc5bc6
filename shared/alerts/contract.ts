import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { amount, entry, id, optional, problem } from '../base/fields.ts'
import { coasts } from '../catalog/coasts.ts'
import { channels } from '../notifications/groups.ts'
import { channelList } from '../notifications/settings.ts'
import { alertKinds, alertRates } from './rules.ts'

const Fish = z.object({ id: z.number(), code: z.string(), name: z.string() })
const Market = z.nullable(z.object({ id: z.number(), name: z.string() }))
const origins = ['local', 'imported'] as const

/** An alert of a person. `origin` and `price` (SAR per kg) belong to a price alert. */
export const Alert = z.object({
  id: z.number(),
  kind: z.enum(alertKinds),
  fish: Fish,
  /** An alert without a market and without a coast is for every market. */
  market: Market,
  coast: z.nullable(z.enum(coasts)),
  origin: z.nullable(z.enum(origins)),
  price: z.nullable(z.number()),
  /** The channels by which the alert is sent, in addition to the list of notifications. */
  channels: z.array(z.enum(channels)),
  often: z.enum(alertRates),
  created_at: z.string(),
  /** The time of the last message of this alert. */
  sent_at: z.nullable(z.string()),
})
export type Alert = z.output<typeof Alert>

const alertBody = z
  .object({
    kind: z.enum(alertKinds),
    fish_id: entry(),
    market_id: optional(entry()),
    coast: optional(z.enum(coasts)),
    origin: optional(z.enum(origins)),
    price: optional(amount()),
    channels: channelList(),
    often: optional(z.enum(alertRates)),
  })
  .check(
    z.refine<{ kind?: unknown; price?: unknown }>(
      (form) => form.kind !== 'price' || form.price !== undefined,
      { ...problem({ code: 'required' }), path: ['price'], when: () => true },
    ),
    z.refine<{ kind?: unknown; origin?: unknown }>(
      (form) => form.kind !== 'price' || form.origin !== undefined,
      { ...problem({ code: 'required' }), path: ['origin'], when: () => true },
    ),
    z.refine<{ market_id?: unknown; coast?: unknown }>(
      (form) => form.market_id === undefined || form.coast === undefined,
      { ...problem({ code: 'choice' }), path: ['coast'], when: () => true },
    ),
  )
export type AlertForm = z.output<typeof alertBody>

const from = 'contract 2, Notifications, profile/alerts'

/** The caller's alerts, newest first. */
export const listAlerts = call('GET profile/alerts', { who: 'signed_in', from, answer: z.array(Alert) })

/** `conflict`: more than `mostAlerts`. `already_exists`: the caller already has an alert of this kind, species, place and origin. */
export const addAlert = call('POST profile/alerts', {
  who: 'signed_in',
  from,
  body: alertBody,
  answer: Alert,
  status: 201,
  refuses: ['conflict', 'already_exists'],
})

const one = { who: 'signed_in', from, params: z.object({ id: id() }) } as const

/** Replaces an alert; it may be sent again on the same day. */
export const changeAlert = call('POST profile/alerts/{id}', {
  ...one,
  body: alertBody,
  answer: Alert,
  refuses: ['not_found', 'already_exists'],
})

export const removeAlert = call('DELETE profile/alerts/{id}', {
  ...one,
  answer: z.object({}),
  refuses: ['not_found'],
})

const link = {
  who: 'anyone',
  from: 'contract 2, Notifications, alerts',
  body: z.object({ token: z.string().check(z.maxLength(60)) }),
  limit: { most: 60, windowMs: 3_600_000 },
} as const

/** The alert that the link of a message belongs to. `not_found`: the token is invalid, or the alert has ended. */
export const showAlert = call('POST alerts/show', {
  ...link,
  reads: true,
  answer: z.pick(Alert, { kind: true, fish: true, market: true, coast: true, origin: true, price: true }),
  refuses: ['not_found'],
})

/** Ends the alert that the link of a message belongs to. If the alert has already ended, the answer is the same. */
export const endAlert = call('POST alerts/end', {
  ...link,
  answer: z.object({}),
  refuses: ['not_found'],
})
