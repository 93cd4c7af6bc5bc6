import type { Database } from '#platform/database/db.ts'
import { handle, handleStream } from '#platform/http/http.ts'
import { followNotifications, listNotifications, readNotifications } from '#shared/notifications/contract.ts'
import { readNotificationsOf } from './actions.ts'
import { listNotificationsOf } from './store.ts'
import { notificationChannel } from './stream.ts'

export function notificationHandlers(db: Database) {
  const channel = notificationChannel(db)
  return [
    handle(listNotifications, ({ query }, context) =>
      listNotificationsOf(db, context.caller.id, query, context.locale),
    ),

    handle(readNotifications, async ({ body }, context) => ({
      unread: await readNotificationsOf(db, context.caller.id, body.ids, context.now),
    })),

    handleStream(followNotifications, async (_input, context) => ({ channel, key: context.caller.id })),
  ]
}
