import type { Database } from '#platform/database/db.ts'
import type { Channel } from '#platform/streams/streamTopics.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type NotificationRow, present } from './present.ts'
import { findLastNumber, findReceiversSince, loadNews } from './store.ts'
import { userTopic } from './topic.ts'

/** A person's notifications as a live stream (contract, section 5), with the number of unread notifications. */
export function notificationChannel(db: Database): Channel {
  return {
    name: userTopic,
    restMs: 5,
    async read(wanted, most) {
      const news = await loadNews(db, wanted, most)
      return new Map(
        [...news].map(([key, { last, unread, rows }]) => [key, { last, ...eventsOf(rows, unread) }]),
      )
    },
    async since(after) {
      return after === null ? { changed: [], last: await findLastNumber(db) } : findReceiversSince(db, after)
    },
  }
}

function eventsOf(rows: readonly NotificationRow[], unread: number) {
  return {
    events: rows.map((row) => ({
      id: row.number,
      name: 'notification',
      data: (locale: Locale) => ({ ...present(row, locale), unread }),
    })),
    standing: { name: 'unread', data: () => ({ unread }) },
  }
}
