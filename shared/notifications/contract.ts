import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id, problem } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'

/** The record that a notification is about; leadOf returns the page of the notification (specification, section 2, Header). */
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
  'behar_deal',
  'subscription',
  'alert_product',
  'alert_auction',
  'alert_price',
  'landing',
  'auction_session',
  'behar_demand',
] as const
export type DataType = (typeof dataTypes)[number]

/**
 * `message` is in the reader's language; `strong` (an addition to the specification) lists the emphasized words of the message. `time` is the
 * time of the event, ISO 8601 UTC. `user` is the person who caused the event, or the market itself.
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
    /**
     * The alert that caused the notification, with the code of its species; null if there was no alert or it has ended. An
     * addition to the specification.
     */
    alert: z.nullable(z.object({ id: z.number(), fish: z.string() })),
  }),
  read_at: z.nullable(z.string()),
})
export type Notification = z.output<typeof Notification>

/** The notifications, newest first, with the number of unread ones. */
export const listNotifications = call('GET notifications', {
  who: 'signed_in',
  from: 'contract 2, Notifications',
  query: z.object(paging()),
  answer: z.extend(pageOf(Notification), { unread: z.number() }),
})

/**
 * Streams the person's new notifications, each with the unread count. Sends `unread` (an addition to the specification) when the count changes
 * because notifications were read elsewhere. A client resumes the stream by `Last-Event-ID`.
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

/** Marks these notifications as read, or all when no ids are given. */
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
