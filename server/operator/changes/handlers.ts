import type { Database } from '#platform/database/db.ts'
import { handleStream } from '#platform/http/http.ts'
import type { Channel } from '#platform/streams/streamTopics.ts'
import { followChanges } from '#shared/operator/changes.ts'
import { type ChangeRow, listNewestChanges } from './store.ts'
import { changesKey, changesTopic } from './topic.ts'

/** Notifies open pages of the back office of decisions and changes by colleagues (contract, section 8). */
export function changesHandlers({ db }: { readonly db: Database }) {
  const channel = changesChannel(db)
  return [handleStream(followChanges, async () => ({ channel, key: changesKey }))]
}

function changesChannel(db: Database): Channel {
  return {
    name: changesTopic,
    restMs: 100,
    async read(wanted, most) {
      const rows = await listNewestChanges(db, most)
      return new Map(wanted.map(({ key, after }) => [key, newsAfter(rows, after)]))
    },
    async since(after) {
      const [newest] = await listNewestChanges(db, 1)
      const last = newest?.id ?? 0
      return { changed: after !== null && last > after ? [{ key: changesKey, last }] : [], last }
    },
  }
}

function newsAfter(rows: readonly ChangeRow[], after: number | null) {
  const dataOf = ({ action, record_type, record_id, actor_id }: ChangeRow) => ({
    action,
    record: { type: record_type, id: record_id },
    by: actor_id,
  })
  const [newest] = rows
  const fresh = after === null ? [] : rows.filter(({ id }) => id > after).reverse()
  return {
    events: fresh.map((row) => ({ id: row.id, name: 'changed', data: () => dataOf(row) })),
    last: newest?.id ?? 0,
    // All ids of the newest entries are compared, because an entry that commits late has a lower id than entries that
    // were already sent.
    ...(newest && {
      standing: {
        name: 'changed',
        data: () => dataOf(newest),
        says: rows.map(({ id }) => id).join(),
      },
    }),
  }
}
