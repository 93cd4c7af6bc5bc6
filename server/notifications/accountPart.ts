import { type AccountPart, exportedRows } from '../base/accountPart.ts'
import { deleteNotificationsOf, listNotificationsOf } from './store.ts'

/** The account part of notifications. */
export const notificationsPart: AccountPart = {
  name: 'notifications',
  exportOf: async (db, userId, locale) => {
    const { data } = await listNotificationsOf(db, userId, { page: 1, limit: exportedRows }, locale)
    return data.map(({ data: { message, time }, read_at }) => ({ message, time, read_at }))
  },
  removeOf: async (tx, userId) => {
    await deleteNotificationsOf(tx, userId)
    return []
  },
}
