import type { Database } from '#node/db.ts'
import { type Context, handle, handleStream } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { followNotifications, listNotifications, readNotifications } from '#shared/notifications/contract.ts'
import { readNotificationsOf } from './actions.ts'
import { listNotificationsOf } from './store.ts'
import { notificationChannel } from './stream.ts'

export function notificationHandlers(db: Database) {
  const channel = notificationChannel(db)
  return [
    handle(listNotifications, ({ query }, context) =>
      listNotificationsOf(db, readerOf(context), query, context.locale),
    ),

    handle(readNotifications, async ({ body }, context) => ({
      unread: await readNotificationsOf(db, readerOf(context), body.ids, context.now),
    })),

    handleStream(followNotifications, async (_input, context) => ({ channel, key: readerOf(context) })),
  ]
}

/** The edge has let in only who is signed in. */
function readerOf({ caller }: Context): number {
  if (!caller) throw new Refusal('unauthenticated')
  return caller.id
}
