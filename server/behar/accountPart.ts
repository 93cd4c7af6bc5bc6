import { type AccountPart, exportedRows } from '../base/accountPart.ts'
import { dropPending } from './renewing/actions.ts'
import { renewalOf } from './renewing/present.ts'
import { listRenewalsOf } from './renewing/renewalsStore.ts'
import { deleteSubscription, findSubscription, lockSubscription } from './renewing/store.ts'

/**
 * The account part of the subscription to the behar market. A deletion keeps the paid renewals, like all trade records; they
 * contain no personal data.
 */
export const subscriptionPart: AccountPart = {
  name: 'subscription',
  exportOf: async (db, userId) => {
    const [{ plan, starts_at, expires_at }, renewals] = await Promise.all([
      findSubscription(db, userId),
      listRenewalsOf(db, userId, exportedRows),
    ])
    return {
      plan,
      starts_at: starts_at?.toISOString() ?? null,
      expires_at: expires_at?.toISOString() ?? null,
      renewals: renewals.map((row) => renewalOf(row, 'ar')),
    }
  },
  removeOf: async (tx, userId) => {
    await lockSubscription(tx, userId)
    await dropPending(tx, userId)
    await deleteSubscription(tx, userId)
    return []
  },
}
