import { beforeCommit, type Database, publishAfterCommit, type Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type FactsOf, type Kind, kinds } from './messages.ts'
import { countUnread, insertNotifications, markRead } from './store.ts'
import { topicOf } from './topic.ts'

/** One notification for one person. */
export type News = { readonly [K in Kind]: NewsOf<K> }[Kind]

interface NewsOf<K extends Kind> {
  readonly to: number
  readonly kind: K
  readonly facts: FactsOf<K>
  /** The `data_id`: the id of the record that the kind is about, such as an order, an auction, a payout or a person. */
  readonly about: number
  /** The person who caused the notification; null for the market. */
  readonly by: number | null
  /**
   * The key of the event (`upgrade:7:approved`): a receiver gets one notification for each key. `gathered` is for
   * repeating events: the receiver has one unread row for each `about`, which is updated.
   */
  readonly event: string | 'gathered'
  /** The alert that caused the notification. */
  readonly alert?: number
}

/**
 * Notifies people within the transaction of the cause (transactional outbox), so after a rollback nothing is sent. It may
 * be called anywhere in the transaction, because the rows are inserted just before the commit. Open streams show them
 * after the commit.
 */
export async function notify(tx: Sql, ...news: readonly News[]): Promise<void> {
  const queued = pending.get(tx)
  if (queued) return void queued.push(...news)
  pending.set(tx, [...news])
  await beforeCommit(tx, () => write(tx))
}

/** Notifications of open transactions. */
const pending = new WeakMap<Sql, News[]>()

async function write(tx: Sql): Promise<void> {
  const news = pending.get(tx) ?? []
  pending.delete(tx)
  const rows = news.map(({ to, kind, facts, about, by, event, alert }) => ({
    user_id: to,
    actor_id: by,
    data_type: kinds[kind].type,
    data_id: about,
    kind,
    facts,
    event_key: event === 'gathered' ? null : event,
    alert_id: alert ?? null,
  }))
  const receivers = await insertNotifications(tx, latest(rows))
  publishAfterCommit(tx, receivers.map(topicOf))
}

/** Keeps only the last notification of each gathered row. */
function latest<Row extends { user_id: number; kind: string; data_id: number; event_key: string | null }>(
  rows: readonly Row[],
): Row[] {
  const byPlace = new Map(rows.map((row, place) => [placeOf(row, place), row]))
  return [...byPlace.values()]
}

const placeOf = (
  row: { user_id: number; kind: string; data_id: number; event_key: string | null },
  place: number,
) => (row.event_key === null ? `${row.user_id} ${row.kind} ${row.data_id}` : place)

/**
 * Marks these notifications of a person, or all of them, as read; returns how many are unread. If one of them belongs to
 * somebody else, refuses not_found and changes nothing (contract, section 1, "not yours").
 */
export function readNotificationsOf(
  db: Database,
  userId: number,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const wanted = ids && [...new Set(ids)]
    const found = await markRead(tx, userId, wanted, now)
    if (wanted && found < wanted.length) throw new Refusal('not_found')
    publishAfterCommit(tx, [topicOf(userId)])
    return countUnread(tx, userId)
  })
}
