import type { ChargeListeners } from '../../wallet/charges.ts'
import { payRenewal } from './actions.ts'
import { failRenewal, findRenewalOfCharge } from './renewalsStore.ts'
import { findSubscription, lockSubscription } from './store.ts'

/** Pays the renewal of a card charge when the charge is settled; connected in server/app.ts. */
export const renewalListeners: ChargeListeners = {
  async lockForCharge(tx, chargeId) {
    const renewal = await findRenewalOfCharge(tx, chargeId)
    if (renewal) await lockSubscription(tx, renewal.user_id)
  },

  async onChargePaid(tx, { id }) {
    const renewal = await findRenewalOfCharge(tx, id)
    if (renewal?.status !== 'pending') return
    await payRenewal(tx, renewal, await findSubscription(tx, renewal.user_id))
  },

  async onChargeFailed(tx, { id }) {
    const renewal = await findRenewalOfCharge(tx, id)
    if (renewal) await failRenewal(tx, renewal.id)
  },

  // Renewals are not paid by bank transfer.
  onTransferReported: async () => undefined,
  onTransferRefused: async () => undefined,
}
