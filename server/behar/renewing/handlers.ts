import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import {
  renewalMethods,
  renewSubscription,
  reportSubscription,
  showOwnSubscription,
  showRenewal,
} from '#shared/behar/subscriptionContract.ts'
import { once } from '../../base/once.ts'
import { type ChargeListeners, lookAfter, startCardPayment } from '../../wallet/charges.ts'
import { methodsOf, type Payments, requireMethod } from '../../wallet/payments.ts'
import { findBalance } from '../../wallet/statementStore.ts'
import { findCharge } from '../../wallet/store.ts'
import { renew, storeReport } from './actions.ts'
import { planOf, renewalOf, subscriptionOf } from './present.ts'
import { findRenewal, listRenewalsOf } from './renewalsStore.ts'
import { findSubscription, findVatNumber, listPlansOnSale } from './store.ts'

export interface RenewingDeps {
  readonly db: Database
  readonly payments: Payments
  readonly listeners: ChargeListeners
}

/** The calls about subscriptions to the behar market: plans, renewals, and reports of the integration (decision 76). */
export const renewingHandlers = (deps: RenewingDeps) => [
  handle(showOwnSubscription, async (_input, { caller, locale, now }) => {
    const { db, payments } = deps
    const [subscription, plans, vatNumber, renewals, { balance, held }] = await Promise.all([
      findSubscription(db, caller.id),
      listPlansOnSale(db),
      findVatNumber(db),
      listRenewalsOf(db, caller.id),
      findBalance(db, caller.id),
    ])
    return {
      subscription: subscriptionOf(subscription, now),
      plans: plans.map((row) => planOf(row, vatNumber, locale)),
      renewals: renewals.map((row) => renewalOf(row, locale)),
      paid_renewals: subscription.renewals,
      methods: renewalMethods.filter((method) => method === 'wallet' || methodsOf(payments).includes(method)),
      available: toRiyals(halalas(balance - held)),
    }
  }),

  handle(renewSubscription, async ({ body }, context) => {
    const { db, payments } = deps
    const { caller, locale, now } = context
    if (body.method === 'card') requireMethod(payments, 'card')
    const { id } = await once(db, context, async (tx) => ({ id: (await renew(tx, caller.id, body)).id }))
    const renewal = await ownRenewal(deps, id, caller.id)
    // The gateway must not be called inside the transaction. A repeated call returns the payment that is already open.
    const charge = renewal.charge_id === null ? null : await startCardPayment(deps, renewal.charge_id, locale)
    return {
      renewal: renewalOf(renewal, locale),
      subscription: subscriptionOf(await findSubscription(db, caller.id), now),
      pay: charge && {
        charge_id: charge.id,
        ...(charge.redirect_url !== null && { redirect_url: charge.redirect_url }),
      },
    }
  }),

  handle(showRenewal, async ({ params: { id } }, { caller, locale, now }) => {
    const { charge_id } = await ownRenewal(deps, id, caller.id)
    const charge = charge_id === null ? undefined : await findCharge(deps.db, charge_id)
    if (charge) await lookAfter(deps, charge)
    return {
      renewal: renewalOf(await ownRenewal(deps, id, caller.id), locale),
      subscription: subscriptionOf(await findSubscription(deps.db, caller.id), now),
    }
  }),

  handle(reportSubscription, async ({ body }, { caller }) => {
    const { missing } = await deps.db.transaction((tx) => storeReport(tx, caller.id, body))
    return { renewals: missing.map((row) => ({ ...row, paid_at: row.paid_at.toISOString() })) }
  }),
]

async function ownRenewal({ db }: RenewingDeps, id: number, userId: number) {
  const row = await findRenewal(db, id)
  if (row?.user_id !== userId) throw new Refusal('not_found')
  return row
}
