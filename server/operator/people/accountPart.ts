import type { AccountPart } from '../../base/accountPart.ts'
import { blankInvitationsOf } from '../invitations/store.ts'
import { countOtherAdministrators, findStaffRole } from './personStore.ts'

/** The staff role of a person. The last administrator cannot delete the account. */
export const staffPart: AccountPart = {
  name: 'staff',
  exportOf: async (db, userId) => ({ role: await findStaffRole(db, userId) }),
  openOf: async (tx, userId) => {
    if ((await findStaffRole(tx, userId)) !== 'administrator') return null
    return (await countOtherAdministrators(tx, userId)) === 0 ? 'last_administrator' : null
  },
  removeOf: async (tx, userId) => {
    await blankInvitationsOf(tx, userId)
    return []
  },
}
