import type { AccountPart } from '../../base/accountPart.ts'
import { deleteSubscriptionsOf } from '../push/store.ts'
import { choicesOf } from './actions.ts'
import { deleteSettingsOf, findReach, findSettings } from './store.ts'

/** The account part of notification settings. The keys of browsers are not exported, because they are of no use to people. */
export const notificationSettingsPart: AccountPart = {
  name: 'notification_settings',
  exportOf: async (db, userId) => {
    const [settings, { devices }] = [await findSettings(db, userId), await findReach(db, userId)]
    return settings ? { ...settings, choices: choicesOf(settings.choices), devices } : null
  },
  removeOf: async (tx, userId) => {
    await deleteSubscriptionsOf(tx, userId)
    await deleteSettingsOf(tx, userId)
    return []
  },
}
