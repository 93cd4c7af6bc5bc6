import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id, problem } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'

/** What a notification is about; where it leads is a rule (specification, section 2, Header). */
export const dataTypes = [
  'orders',
  'auction_orders',
  'user_orders',
  'auction',
  'auction_confirm',
  'auction_outbid',
  'request_offer',
  'offer_accepted',
  'request',
  'wallet',
  'account',
  'product',
] as const
export type DataType = (typeof dataTypes)[number]

/**
 * `message` is in the reader's language, `strong` the words in it that stand out (ours); `time` is when it happened, ISO
 * 8601 UTC. `user` is who caused it: a person, or the market itself.
 */
export const Notification = z.object({
  id: z.number(),
  data: z.object({
    user: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
    message: z.string(),
    strong: z.array(z.string()),
    time: z.string(),
    data_type: z.enum(dataTypes),
    data_id: z.number(),
  }),
  read_at: z.nullable(z.string()),
})
export type Notification = z.output<typeof Notification>

/** Newest first, with how many are unread beside the total. */
export const listNotifications = call('GET notifications', {
  who: 'signed_in',
  from: 'contract 2, Notifications',
  query: z.object(paging()),
  answer: z.extend(pageOf(Notification), { unread: z.number() }),
})

/**
 * The person's notifications as they come, each with how many are then unread; `unread` (ours) when that changed by
 * reading elsewhere. Resumed by `Last-Event-ID`.
 */
export const followNotifications = call('GET events', {
  who: 'signed_in',
  from: 'contract 5, Live',
  stream: true,
  answer: z.object({
    notification: z.extend(Notification, { unread: z.number() }),
    unread: z.object({ unread: z.number() }),
  }),
})

/** Marks these, or without ids all, as read. */
export const readNotifications = call('POST notifications/read', {
  who: 'signed_in',
  from: 'contract 2, Notifications',
  body: z.object({
    ids: z.optional(
      z
        .array(id())
        .check(
          z.refine(
            (sent) => sent.length <= limits.page.most,
            problem({ code: 'too_many', bound: limits.page.most }),
          ),
        ),
    ),
  }),
  answer: z.object({ unread: z.number() }),
})
