import type { Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { DataType } from '#shared/notifications/contract.ts'
import type { Channel } from '#shared/notifications/groups.ts'
import type { Kind } from '../messages.ts'
import type { Subscription } from '../push/store.ts'
import type { StoredChoices, SubjectChoices } from '../settings/store.ts'

/** The maximum number of notifications whose messages are planned in one transaction. */
export const plannedAtOnce = 200

/** A message that is planned: one notification by one channel, to one browser if the channel is push. */
export interface PlannedMessage {
  readonly notification: number
  /** The number of the notification at the time of planning. If the notification is updated, its messages are planned again. */
  readonly number: number
  readonly channel: Channel
  readonly subscription: number | null
}

/** Locks the oldest notifications whose messages are not planned. Concurrent workers lock different notifications. */
export function takeUnplanned(tx: Sql): Promise<{ number: number }[]> {
  return tx.query<{ number: number }>({
    name: 'messages_take',
    text: `delete from notifications_unplanned where number in (
             select number from notifications_unplanned order by number limit ${plannedAtOnce} for update skip locked)
           returning number`,
  })
}

/** A notification with the facts that decide when and how it is sent. */
export interface PlanningRow {
  readonly id: number
  readonly number: number
  readonly kind: Kind
  readonly data_type: DataType
  readonly choices: StoredChoices
  readonly subjects: SubjectChoices
  readonly quiet_from: number | null
  readonly quiet_until: number | null
  readonly urgent_in_quiet: boolean
  /** The coordinates of the person's city. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** The channels of the alert that caused the notification; null if no alert caused it. */
  readonly alert_channels: readonly Channel[] | null
  readonly subscriptions: readonly number[]
  /** The time at which the last push message about the notification was sent. */
  readonly pushed_at: Date | null
}

/** The unread notifications with these numbers. A notification that was updated has a new number and is not returned. */
export function listPlanned(tx: Sql, numbers: readonly number[]): Promise<PlanningRow[]> {
  return tx.query<PlanningRow>({
    name: 'messages_planned',
    text: `select n.id, n.number, n.kind, n.data_type, s.choices, s.subjects, s.quiet_from, s.quiet_until, s.urgent_in_quiet,
             c.latitude, c.longitude, l.channels as alert_channels, m.sent_at as pushed_at,
             to_json(array(select p.id from push_subscriptions p where p.user_id = n.user_id order by p.id)) as subscriptions
           from notifications n
           join notification_settings s on s.user_id = n.user_id
           join users u on u.id = n.user_id and u.deleted_at is null
           left join cities c on c.id = u.city_id
           left join alerts l on l.id = n.alert_id
           left join messages_sent m on m.notification_id = n.id and m.channel = 'push'
           where n.number = any($1) and n.read_at is null order by n.number`,
    values: [numbers],
  })
}

/** Queues jobs that send messages. A job of the same message that has not run is replaced. */
export async function queueMessages(
  tx: Sql,
  messages: readonly (PlannedMessage & { readonly at: Date })[],
): Promise<void> {
  await tx.query({
    name: 'messages_queue',
    text: `select graphile_worker.add_job('send_message', payload := j.payload, run_at := j.run_at, max_attempts := 6,
             job_key := j.key)
           from jsonb_to_recordset($1) as j(key text, run_at timestamptz, payload json)`,
    values: [
      JSON.stringify(
        messages.map(({ at, ...payload }) => ({
          key: `message:${payload.notification}:${payload.channel}:${payload.subscription ?? ''}`,
          run_at: at,
          payload,
        })),
      ),
    ],
  })
}

/** A notification with its receiver, for one message. */
export interface MessageRow {
  readonly user_id: number
  readonly number: number
  readonly kind: Kind
  readonly data_type: DataType
  readonly data_id: number
  readonly facts: Readonly<Record<string, unknown>>
  readonly alert_id: number | null
  readonly alert_fish: string | null
  readonly language: Locale
  readonly choices: StoredChoices
  readonly subjects: SubjectChoices
  readonly alert_channels: readonly Channel[] | null
  readonly email: string | null
  readonly mobile: string | null
  /** The market's name. */
  readonly market_ar: string
  readonly market_en: string
  /**
   * The end of the auction or the start of the session to which the notification refers; after this time, the message is
   * useless. Null if the notification refers to neither.
   */
  readonly ends_at: Date | null
  /** Whether a message of this notification was sent by this channel before. */
  readonly is_sent: boolean
}

/** The notification of a message; undefined if it was read, updated or deleted. */
export async function findMessage(
  db: Sql,
  { notification, number, channel }: PlannedMessage,
): Promise<MessageRow | undefined> {
  const [row] = await db.query<MessageRow>({
    name: 'messages_find',
    text: `select n.user_id, n.number, n.kind, n.data_type, n.data_id, n.facts, l.id as alert_id, f.code as alert_fish,
             s.language, s.choices, s.subjects, l.channels as alert_channels, u.email,
             case when u.mobile_verified_at is not null then u.mobile end as mobile,
             i.name_ar as market_ar, i.name_en as market_en, coalesce(a.ends_at, v.starts_at) as ends_at,
             exists (select from messages_sent m where m.notification_id = n.id and m.channel = $3) as is_sent
           from notifications n
           join notification_settings s on s.user_id = n.user_id
           join users u on u.id = n.user_id and u.deleted_at is null
           cross join site i
           left join alerts l on l.id = n.alert_id left join fish f on f.id = l.fish_id
           left join auctions a on n.data_type in ('auction_outbid', 'auction_confirm', 'alert_auction')
             and a.product_id = n.data_id
           left join auction_sessions v on n.data_type = 'auction_session' and v.id = n.data_id
           where n.id = $1 and n.number = $2 and n.read_at is null`,
    values: [notification, number, channel],
  })
  return row
}

export async function findSubscription(
  db: Sql,
  id: number,
  userId: number,
): Promise<Subscription | undefined> {
  const [row] = await db.query<Subscription>({
    name: 'messages_subscription',
    text: 'select endpoint, p256dh, auth from push_subscriptions where id = $1 and user_id = $2',
    values: [id, userId],
  })
  return row
}

/** The number of SMS messages about notifications that a person got in the last 24 hours. */
export async function countSms(db: Sql, userId: number): Promise<number> {
  const [row] = await db.query<{ sent: number }>({
    name: 'messages_sms',
    text: `select count(*)::int as sent from messages_sent
           where user_id = $1 and channel = 'sms' and sent_at > now() - interval '24 hours'`,
    values: [userId],
  })
  return row?.sent ?? 0
}

export async function noteSent(
  db: Sql,
  { notification, channel }: PlannedMessage,
  userId: number,
): Promise<void> {
  await db.query({
    name: 'messages_sent',
    text: `insert into messages_sent (notification_id, channel, user_id, sent_at)
           select $1, $2, $3, now() where exists (select from notifications where id = $1)
           on conflict (notification_id, channel) do update set sent_at = now()`,
    values: [notification, channel, userId],
  })
}
