import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { problem, yesNo } from '../base/fields.ts'
import { locales } from '../base/locale.ts'
import { channels, groups } from './groups.ts'
import { dayMinutes, pushAddress } from './settingsRules.ts'
import { type Subject, subjects } from './subjects.ts'

/** A list of channels, each at most once. */
export const channelList = () =>
  z
    .array(z.enum(channels))
    .check(z.refine((list) => new Set(list).size === list.length, problem({ code: 'choice' })))

const choices = Object.fromEntries(groups.map((group) => [group, channelList()])) as {
  [G in (typeof groups)[number]]: ReturnType<typeof channelList>
}

const bySubject = <Field extends z.ZodMiniType>(field: () => Field) =>
  z.partial(z.object(Object.fromEntries(subjects.map((each) => [each, field()])) as Record<Subject, Field>))

/** A time of the day in Riyadh, `22:00`. */
const timeOfDay = () =>
  z.string().check(z.refine((text) => dayMinutes(text) !== undefined, problem({ code: 'choice' })))

const quiet = z
  .object({ from: timeOfDay(), until: timeOfDay() })
  .check(z.refine(({ from, until }) => from !== until, { ...problem({ code: 'choice' }), path: ['until'] }))

/** The notification settings of the caller. */
export const NotificationSettings = z.object({
  /** The language of messages. */
  language: z.enum(locales),
  choices: z.object(choices),
  /** The subjects whose channels differ from those of their group (shared/notifications/subjects.ts). */
  subjects: bySubject(channelList),
  quiet: z.nullable(z.object({ from: z.string(), until: z.string() })),
  /** Whether urgent messages are sent in the quiet hours too. */
  urgent_in_quiet: z.boolean(),
  /** The channels that the market offers and for which the caller has an address. */
  available: z.object({ email: z.boolean(), sms: z.boolean() }),
  /** The key with which a browser subscribes, and the number of the caller's subscribed browsers. */
  push: z.object({ key: z.string(), devices: z.number() }),
})
export type NotificationSettings = z.output<typeof NotificationSettings>

const from = 'contract 2, Notifications, profile/notifications'

export const getNotificationSettings = call('GET profile/notifications', {
  who: 'signed_in',
  from,
  answer: NotificationSettings,
})

/**
 * Changes the sent fields. In `choices` and `subjects`, changes only the sent entries. A subject with null follows its group
 * again. `quiet: null` removes the quiet hours.
 */
export const changeNotificationSettings = call('POST profile/notifications', {
  who: 'signed_in',
  from,
  body: z.object({
    language: z.optional(z.enum(locales)),
    choices: z.optional(z.partial(z.object(choices))),
    subjects: z.optional(bySubject(() => z.nullable(channelList()))),
    quiet: z.optional(z.nullable(quiet)),
    urgent_in_quiet: z.optional(yesNo()),
  }),
  answer: NotificationSettings,
})

const endpoint = () =>
  z.string().check(
    z.maxLength(pushAddress.longest),
    z.refine((text) => pushAddress.pattern.test(text), problem({ code: 'object' })),
  )

/** A key of a browser's subscription: this many letters of base64url. */
const key = (letters: number) => {
  const pattern = new RegExp(`^[\\w-]{${letters}}={0,2}$`)
  return z.string().check(z.refine((text) => pattern.test(text), problem({ code: 'object' })))
}

/**
 * Subscribes the caller's browser (RFC 8030, RFC 8291): its endpoint, public key and secret. The subscription belongs to the
 * sign-in and ends with it. A browser that was subscribed for somebody else moves to the caller.
 */
export const subscribePush = call('POST profile/push', {
  who: 'signed_in',
  from: 'contract 2, Notifications, profile/push',
  body: z.object({ endpoint: endpoint(), p256dh: key(87), auth: key(22) }),
  answer: z.object({ devices: z.number() }),
  status: 201,
})

/**
 * Replaces the subscription of a browser by the new one that the browser made (`pushsubscriptionchange`). The service worker
 * has no sign-in, so the old endpoint and its secret prove that it is the same browser. The person and the sign-in of the
 * subscription stay the same.
 */
export const replacePush = call('POST push/replace', {
  who: 'anyone',
  from: 'contract 2, Notifications, push/replace',
  body: z.object({
    old: z.object({ endpoint: endpoint(), auth: key(22) }),
    endpoint: endpoint(),
    p256dh: key(87),
    auth: key(22),
  }),
  limit: { most: 60, windowMs: 3_600_000 },
  answer: z.object({}),
  refuses: ['not_found'],
})

/** Ends the subscription of the caller's browser. Does nothing if the subscription is unknown. */
export const endPush = call('POST profile/push/end', {
  who: 'signed_in',
  from: 'contract 2, Notifications, profile/push',
  body: z.object({ endpoint: endpoint() }),
  answer: z.object({ devices: z.number() }),
})
