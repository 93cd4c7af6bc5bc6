import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import {
  changeNotificationSettings,
  endPush,
  getNotificationSettings,
  replacePush,
  subscribePush,
} from '#shared/notifications/settings.ts'
import { replace, subscribe } from '../push/actions.ts'
import { countSubscriptions, deleteSubscription } from '../push/store.ts'
import { changeSettings, type Offered, showSettings } from './actions.ts'

/** The calls about the caller's notification settings (contract 2, Notifications). */
export const notificationSettingsHandlers = (db: Database, offered: Offered) => [
  handle(getNotificationSettings, (_input, { caller, locale }) =>
    showSettings(db, caller.id, { offered, locale }),
  ),

  handle(changeNotificationSettings, async ({ body }, { caller, locale }) => {
    await changeSettings(db, caller.id, body, locale)
    return showSettings(db, caller.id, { offered, locale })
  }),

  handle(subscribePush, async ({ body }, { caller, locale }) => {
    await subscribe(db, caller, body, locale)
    return { devices: await countSubscriptions(db, caller.id) }
  }),

  handle(replacePush, async ({ body: { old, ...subscription } }) => {
    await replace(db, old, subscription)
    return {}
  }),

  handle(endPush, async ({ body }, { caller }) => {
    await deleteSubscription(db, { userId: caller.id, endpoint: body.endpoint })
    return { devices: await countSubscriptions(db, caller.id) }
  }),
]
