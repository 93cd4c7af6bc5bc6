import type { Database } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  approveConfirmation,
  listConfirmations,
  listPayouts,
  refuseConfirmation,
  refusePayout,
  reverseConfirmation,
  settlePayout,
} from '#shared/operator/contract.ts'
import type { ChargeListeners } from '../../wallet/charges.ts'
import { namingColleague } from '../decider.ts'
import { handleRows } from '../tables/handlers.ts'
import { confirmationsFile, payoutsFile } from './files.ts'
import { decidePayoutOf } from './payouts.ts'
import { confirmationToDecide, payoutToSettle } from './present.ts'
import { reverseTransfer } from './reversal.ts'
import {
  listConfirmationsById,
  listConfirmationsToDecide,
  listPayoutsToSettle,
  readConfirmations,
  readPayouts,
} from './store.ts'
import { decideTransfer } from './transfers.ts'

export interface MoneyOptions {
  readonly db: Database
  readonly listeners: ChargeListeners
}

export function moneyHandlers(deps: MoneyOptions) {
  // The record after a decision, with its decider.
  const transfer = async (id: number, context: SignedInContext) => {
    const row = (await listConfirmationsById(deps.db, [id])).get(id)
    if (!row) throw new Refusal('not_found')
    return confirmationToDecide(row, context)
  }
  const payout = async (id: number, context: SignedInContext) => {
    const [row] = (await listPayoutsToSettle(deps.db, { id, page: 1, limit: 1 })).rows
    if (!row) throw new Refusal('not_found')
    return payoutToSettle(row, context)
  }
  const naming = <T>(
    kind: 'confirmation' | 'payout',
    id: number,
    { caller }: SignedInContext,
    work: () => Promise<T>,
  ) => namingColleague(deps.db, { kind, id, caller }, work)
  return [
    handleRows(deps.db, listConfirmations, {
      list: listConfirmationsToDecide,
      read: readConfirmations,
      show: confirmationToDecide,
      file: confirmationsFile,
    }),

    handle(approveConfirmation, async ({ params: { id }, body: { note = null } }, context) =>
      naming('confirmation', id, context, () =>
        decideTransfer(deps, context.caller, { id, outcome: 'approved', note }),
      ).then(() => transfer(id, context)),
    ),

    handle(refuseConfirmation, async ({ params: { id }, body: { note } }, context) =>
      naming('confirmation', id, context, () =>
        decideTransfer(deps, context.caller, { id, outcome: 'refused', note }),
      ).then(() => transfer(id, context)),
    ),

    handle(
      reverseConfirmation,
      async ({ params: { id }, body: { note, write_off: writeOff = false } }, context) =>
        naming('confirmation', id, context, () =>
          reverseTransfer(deps.db, context.caller, { id, note, writeOff }),
        ).then(() => transfer(id, context)),
    ),

    handleRows(deps.db, listPayouts, {
      list: listPayoutsToSettle,
      read: readPayouts,
      show: payoutToSettle,
      file: payoutsFile,
    }),

    handle(settlePayout, async ({ params: { id }, body: { note = null, reference } }, context) => {
      await naming('payout', id, context, () =>
        decidePayoutOf(deps.db, context.caller, { id, outcome: 'settled', note, reference }),
      )
      return payout(id, context)
    }),

    handle(refusePayout, async ({ params: { id }, body: { note } }, context) => {
      await naming('payout', id, context, () =>
        decidePayoutOf(deps.db, context.caller, { id, outcome: 'refused', note }),
      )
      return payout(id, context)
    }),
  ]
}
