import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { personName } from '#shared/base/masks.ts'
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
import { listConfirmationsToDecide, listPayoutsToSettle, type OwnerColumns } from './moneyStore.ts'

export interface MoneyOptions {
  readonly db: Database
  readonly listeners: ChargeListeners
}

export const moneyHandlers = (deps: MoneyOptions) => [
  handle(listConfirmations, async ({ query }, { locale }) => {
    const { rows, count } = await listConfirmationsToDecide(deps.db, query)
    const shown = rows.map((row) => ({ ...confirmationOf(row), user: ownerOf(row, row.user_id, locale) }))
    return paged(shown, count, query)
  }),

  handle(approveConfirmation, async ({ params: { id }, body: { note = null } }, context) =>
    confirmationOf(await decideTransfer(deps, signedIn(context), { id, outcome: 'approved', note })),
  ),

  handle(refuseConfirmation, async ({ params: { id }, body: { note } }, context) =>
    confirmationOf(await decideTransfer(deps, signedIn(context), { id, outcome: 'refused', note })),
  ),

  handle(listPayouts, async ({ query }, { locale }) => {
    const { rows, count } = await listPayoutsToSettle(deps.db, query)
    const shown = rows.map((row) => ({
      ...payoutOf(row),
      iban: row.iban ?? '',
      user: ownerOf(row, row.user_id, locale),
    }))
    return paged(shown, count, query)
  }),

  handle(settlePayout, async ({ params: { id }, body: { note = null } }, context) =>
    payoutOf(await decidePayoutOf(deps.db, signedIn(context), { id, outcome: 'settled', note })),
  ),

  handle(refusePayout, async ({ params: { id }, body: { note } }, context) =>
    payoutOf(await decidePayoutOf(deps.db, signedIn(context), { id, outcome: 'refused', note })),
  ),
]

const ownerOf = (row: OwnerColumns, id: number, locale: Locale) => ({
  ...{ id, name: personName(row, locale), type: row.user_type, mobile: row.mobile },
})

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
