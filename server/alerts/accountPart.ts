import { defaultLocale } from '#shared/base/locale.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { presentAlert } from './present.ts'
import { deleteAlertsOf, listAlertsOf } from './store.ts'

/** The account part of price, landing and auction alerts. */
export const alertsPart: AccountPart = {
  name: 'alerts',
  exportOf: async (db, userId) =>
    (await listAlertsOf(db, userId)).map((row) => presentAlert(row, defaultLocale)),
  removeOf: async (tx, userId) => {
    await deleteAlertsOf(tx, userId)
    return []
  },
}
