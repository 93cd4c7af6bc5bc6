import type { AccountPart } from '../base/accountPart.ts'
import { forgetSignIns, listSignIns } from './signInsStore.ts'
import type { IdleRules } from './store.ts'

/** Exports the sign-ins of a person; they are removed with the account. */
export const signInsPart = (config: IdleRules): AccountPart => ({
  name: 'sign_ins',
  exportOf: async (db, userId) => {
    const rows = await listSignIns(db, userId, { first: 0, ...config })
    return rows.map(({ device, created_at, last_used_at }) => ({ device, created_at, last_used_at }))
  },
  removeOf: async (tx, userId) => {
    await forgetSignIns(tx, userId)
    return []
  },
})
