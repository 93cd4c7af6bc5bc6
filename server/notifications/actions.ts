import { beforeCommit, type Database, publishAfterCommit, type Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type FactsOf, type Kind, kinds } from './messages.ts'
import { countUnread, insertNotifications, markRead } from './store.ts'
import { topicOf } from './topic.ts'

/** One thing that one person is told of. */
export type News = { readonly [K in Kind]: NewsOf<K> }[Kind]

interface NewsOf<K extends Kind> {
  readonly to: number
  readonly kind: K
  readonly facts: FactsOf<K>
  /** The record's id, by which the reader is led to it: the order's, the auction's, the request's. */
  readonly about: number
  /** Who caused it; null where it was the market itself. */
  readonly by: number | null
  /**
   * The name of the event (`upgrade:7:approved`): told to a receiver once, however often it is said. `gathered` where it
   * happens again and again: the receiver has one unread row for each `about`, brought up to date.
   */
  readonly event: string | 'gathered'
}

/**
 * Tells people, in the transaction that causes it: what is rolled back nobody hears of. It is written as the
 * last thing before the commit, so that it may be called anywhere in the transaction; open streams show it right after.
 */
export async function notify(tx: Sql, ...news: readonly News[]): Promise<void> {
  const waiting = said.get(tx)
  if (waiting) return void waiting.push(...news)
  said.set(tx, [...news])
  await beforeCommit(tx, () => write(tx))
}

/** What is said in a transaction that has not ended yet. */
const said = new WeakMap<Sql, News[]>()

async function write(tx: Sql): Promise<void> {
  const news = said.get(tx) ?? []
  said.delete(tx)
  const rows = news.map(({ to, kind, facts, about, by, event }) => ({
    user_id: to,
    actor_id: by,
    data_type: kinds[kind].type,
    data_id: about,
    kind,
    facts,
    event_key: event === 'gathered' ? null : event,
  }))
  const told = await insertNotifications(tx, latest(rows))
  publishAfterCommit(tx, told.map(topicOf))
}

/** Of what is gathered in one row, the last that was said. */
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
 * Marks these, or all, of a person's notifications as read and answers how many are left unread. Refuses `not_found`,
 * and changes nothing, where one of them is not theirs (contract, section 1, "not yours").
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
