import type { AccountPart } from '../../base/accountPart.ts'
import { countOtherAdministrators, findStaffRole } from './personStore.ts'

/** The staff role of a person. The last administrator cannot delete the account. */
export const staffPart: AccountPart = {
  name: 'staff',
  exportOf: async (db, userId) => ({ role: await findStaffRole(db, userId) }),
  openOf: async (tx, userId) => {
    if ((await findStaffRole(tx, userId)) !== 'administrator') return null
    return (await countOtherAdministrators(tx, userId)) === 0 ? 'last_administrator' : null
  },
}
