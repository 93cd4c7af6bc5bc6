import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle, handleTable } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { paged } from '#shared/base/page.ts'
import {
  approveConfirmation,
  listConfirmations,
  listPayouts,
  refuseConfirmation,
  refusePayout,
  settlePayout,
} from '#shared/operator/contract.ts'
import type { ChargeListeners } from '../wallet/charges.ts'
import { confirmationOf, payoutOf } from '../wallet/present.ts'
import { decidePayoutOf, decideTransfer } from './moneyActions.ts'
import { confirmationsFile, payoutsFile } from './moneyFiles.ts'
import { confirmationToDecide, payoutToSettle } from './moneyPresent.ts'
import {
  listConfirmationsToDecide,
  listPayoutsToSettle,
  readConfirmations,
  readPayouts,
} from './moneyStore.ts'
import { fileOf, shownOf } from './tableFiles.ts'

export interface MoneyOptions {
  readonly db: Database
  readonly listeners: ChargeListeners
}

export const moneyHandlers = (deps: MoneyOptions) => [
  handleTable(
    listConfirmations,
    async ({ query }, context) => {
      const reader = { caller: signedIn(context), locale: context.locale }
      const { rows, count } = await listConfirmationsToDecide(deps.db, query)
      const shown = rows.map((row) => confirmationToDecide(row, reader))
      return paged(shown, count, query)
    },
    ({ query }, context) => {
      const reader = { caller: signedIn(context), locale: context.locale }
      const parts = shownOf(readConfirmations(deps.db, query), (row) => confirmationToDecide(row, reader))
      return fileOf(parts, confirmationsFile, context.locale)
    },
  ),

  handle(approveConfirmation, async ({ params: { id }, body: { note = null } }, context) =>
    confirmationOf(await decideTransfer(deps, signedIn(context), { id, outcome: 'approved', note })),
  ),

  handle(refuseConfirmation, async ({ params: { id }, body: { note } }, context) =>
    confirmationOf(await decideTransfer(deps, signedIn(context), { id, outcome: 'refused', note })),
  ),

  handleTable(
    listPayouts,
    async ({ query }, context) => {
      const reader = { caller: signedIn(context), locale: context.locale }
      const { rows, count } = await listPayoutsToSettle(deps.db, query)
      const shown = rows.map((row) => payoutToSettle(row, reader))
      return paged(shown, count, query)
    },
    ({ query }, context) => {
      const reader = { caller: signedIn(context), locale: context.locale }
      const parts = shownOf(readPayouts(deps.db, query), (row) => payoutToSettle(row, reader))
      return fileOf(parts, payoutsFile, context.locale)
    },
  ),

  handle(settlePayout, async ({ params: { id }, body: { note = null } }, context) =>
    payoutOf(await decidePayoutOf(deps.db, signedIn(context), { id, outcome: 'settled', note })),
  ),

  handle(refusePayout, async ({ params: { id }, body: { note } }, context) =>
    payoutOf(await decidePayoutOf(deps.db, signedIn(context), { id, outcome: 'refused', note })),
  ),
]

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
