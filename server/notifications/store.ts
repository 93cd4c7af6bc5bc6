import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Paging, paged } from '#shared/base/page.ts'
import type { DataType } from '#shared/notifications/contract.ts'
import { type NotificationRow, present } from './present.ts'

export interface NewRow {
  readonly user_id: number
  readonly actor_id: number | null
  readonly data_type: DataType
  readonly data_id: number
  readonly kind: string
  readonly facts: object
  readonly event_key: string | null
  readonly alert_id: number | null
}

/** Inserts notifications in this order; returns the people who got a new notification. */
export async function insertNotifications(tx: Sql, rows: readonly NewRow[]): Promise<number[]> {
  const receivers = await tx.query<{ user_id: number }>({
    name: 'notifications_insert',
    text: 'select add_notifications($1) as user_id',
    values: [JSON.stringify(rows.map((row, place) => ({ ...row, place })))],
  })
  return receivers.map(({ user_id }) => user_id)
}

/** A person's notifications, newest first, with the number of unread notifications. */
export async function listNotificationsOf(db: Sql, userId: number, paging: Paging, locale: Locale) {
  const [found, total, unread] = await Promise.all([
    db.query<NotificationRow>({
      name: 'notifications_list',
      text: `${rows} where n.user_id = $1 order by n.number desc limit $2 offset $3`,
      values: [userId, paging.limit, (paging.page - 1) * paging.limit],
    }),
    countAll(db, userId),
    countUnread(db, userId),
  ])
  return {
    ...paged(
      found.map((row) => present(row, locale)),
      total,
      paging,
    ),
    unread,
  }
}

/** A person's unread notifications, counted up to the cap of totals. */
export async function countUnread(db: Sql, userId: number): Promise<number> {
  const [row] = await db.query<{ unread: number }>({
    name: 'notifications_unread',
    text: `select count(*)::int as unread from (
             select from notifications where user_id = $1 and read_at is null limit ${limits.page.totalCap}
           ) counted`,
    values: [userId],
  })
  return row?.unread ?? 0
}

/**
 * Marks a person's notifications as read; returns how many of `ids` belong to the person, including those that were read
 * before.
 */
export async function markRead(
  tx: Sql,
  userId: number,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ found: number }>({
    name: ids ? 'notifications_read' : 'notifications_read_all',
    text: `with marked as (
             update notifications set read_at = $2 where user_id = $1 and read_at is null ${ids ? 'and id = any($3)' : ''}
           )
           select count(*)::int as found from notifications where user_id = $1 ${ids ? 'and id = any($3)' : 'and false'}`,
    values: ids ? [userId, now, ids] : [userId, now],
  })
  return row?.found ?? 0
}

/** Deletes notifications that were read more than `days` ago; returns how many. */
export async function deleteOldNotifications(db: Sql, days: number): Promise<number> {
  const [row] = await db.query<{ deleted: number }>({
    name: 'notifications_delete_old',
    text: `with gone as (
             delete from notifications where read_at < now() - make_interval(days => $1) returning id
           )
           select count(*)::int as deleted from gone`,
    values: [days],
  })
  return row?.deleted ?? 0
}

/** Deletes all notifications of a person. */
export async function deleteNotificationsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'notifications_delete_of_person',
    text: 'delete from notifications where user_id = $1',
    values: [userId],
  })
}

/** A receiver's notifications after a given number, oldest first, with the newest number and the unread count. */
export interface NewsOf {
  /** The number of the receiver's newest notification. */
  readonly last: number
  readonly unread: number
  readonly rows: readonly NotificationRow[]
}

/**
 * Loads the notifications of many receivers, at most `most` for each. With `after: null`, loads only the newest number
 * and the unread count.
 */
export async function loadNews(
  db: Sql,
  wanted: readonly { readonly key: number; readonly after: number | null }[],
  most: number,
): Promise<Map<number, NewsOf>> {
  const found = await db.query<
    Omit<NewsOf, 'rows'> & { receiver: number } & (NotificationRow | { id: null })
  >({
    name: 'notifications_news',
    text: `select w.receiver, s.last, s.unread, n.*
           from unnest($1::bigint[], $2::bigint[]) as w(receiver, after)
           cross join lateral (
             select (select coalesce(max(number), 0) from notifications where user_id = w.receiver) as last,
               (select count(*)::int from (
                  select from notifications where user_id = w.receiver and read_at is null
                  limit ${limits.page.totalCap}
                ) counted) as unread
           ) s
           left join lateral (
             ${rows} where n.user_id = w.receiver and n.number > w.after order by n.number limit $3
           ) n on true`,
    values: [wanted.map(({ key }) => key), wanted.map(({ after }) => after), most],
  })
  const news = new Map<number, { last: number; unread: number; rows: NotificationRow[] }>()
  for (const row of found) {
    const { receiver, last, unread } = row
    const of = news.get(receiver) ?? { last, unread, rows: [] }
    news.set(receiver, of)
    if (row.id !== null) of.rows.push(row)
  }
  return news
}

/**
 * The receivers of the notifications whose number is above `after`, and the highest number. Processes call it when they may
 * have missed a LISTEN/NOTIFY message.
 */
export async function findReceiversSince(
  db: Sql,
  after: number,
): Promise<{ changed: { key: number; last: number }[]; last: number }> {
  const changed = await db.query<{ key: number; last: number }>({
    name: 'notifications_receivers_since',
    text: `select user_id as key, max(number) as last from notifications where number > $1 group by user_id`,
    values: [after],
  })
  return { changed, last: changed.reduce((newest, { last }) => Math.max(newest, last), after) }
}

/** The highest number of all notifications. */
export async function findLastNumber(db: Sql): Promise<number> {
  const [row] = await db.query<{ last: number }>({
    name: 'notifications_last',
    text: 'select coalesce(max(number), 0) as last from notifications',
  })
  return row?.last ?? 0
}

const rows = `
  select n.id, n.number, n.data_type, n.data_id, n.kind, n.facts, n.happened_at, n.read_at,
    u.f_name, u.l_name, i.path as avatar,
    s.name_ar as market_ar, s.name_en as market_en, l.id as alert_id, f.code as alert_fish
  from notifications n
  left join users u on u.id = n.actor_id
  left join images i on i.id = u.avatar_id
  left join site s on n.actor_id is null
  left join alerts l on l.id = n.alert_id left join fish f on f.id = l.fish_id`

async function countAll(db: Sql, userId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>({
    name: 'notifications_count',
    text: `select count(*)::int as total from (
             select from notifications where user_id = $1 limit ${limits.page.totalCap + 1}
           ) counted`,
    values: [userId],
  })
  return row?.total ?? 0
}
