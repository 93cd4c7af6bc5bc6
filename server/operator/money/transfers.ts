import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { decisionOf } from '#shared/base/access/decision.ts'
import { Refusal } from '#shared/base/errors.ts'
import { notify } from '../../notifications/actions.ts'
import { type ChargeListeners, receive } from '../../wallet/charges.ts'
import {
  type ConfirmationRow,
  decideConfirmation,
  findConfirmation,
  lockConfirmation,
} from '../../wallet/confirmationsStore.ts'
import { moveMoney } from '../../wallet/ledgerStore.ts'
import { lockCharge } from '../../wallet/store.ts'
import { insertAudit } from '../store.ts'
import { consumeReceipt } from './receipts.ts'
import { holdImports } from './receiptsStore.ts'

export interface MoneyDecision<Outcome extends string> {
  readonly id: number
  readonly outcome: Outcome
  readonly note: string | null
}

/**
 * Decides a bank transfer (contract, section 8). Approval consumes the transfer's bank receipt, credits the wallet and
 * pays the orders that wait for the transfer. Repeating a decision changes nothing. `inspect` runs under the lock of a
 * pending transfer before anything is written; if `inspect` throws, the transaction is rolled back. Refuses: not_found;
 * forbidden for the caller's own transfer; illegal_transition when it was decided otherwise; conflict when its receipt
 * has credited another transfer.
 */
export async function decideTransfer(
  { db, listeners }: { readonly db: Database; readonly listeners: ChargeListeners },
  caller: Caller,
  { id, outcome, note }: MoneyDecision<'approved' | 'refused'>,
  inspect?: (tx: Sql) => Promise<void>,
): Promise<ConfirmationRow> {
  return db.transaction(async (tx) => {
    if (outcome === 'approved') await holdImports(tx)
    const transfer = await findConfirmation(tx, id)
    if (!transfer) throw new Refusal('not_found')
    if (transfer.user_id === caller.id) throw new Refusal('forbidden')
    const follow =
      outcome === 'approved'
        ? await lockCredit(tx, listeners, transfer)
        : await lockWaiting(tx, listeners, transfer)
    const step = decisionOf((await lockConfirmation(tx, id)) ?? transfer.status, outcome)
    if (step === 'too_late') throw new Refusal('illegal_transition')
    if (step === 'change') {
      await inspect?.(tx)
      if (outcome === 'approved') await consumeReceipt(tx, transfer)
      await follow()
      await decideConfirmation(tx, { id, outcome, note, by: caller.id })
      await insertAudit(tx, {
        actorId: caller.id,
        action: outcome === 'approved' ? 'confirmation.approve' : 'confirmation.refuse',
        record: { type: 'confirmation', id },
        before: { status: 'pending' },
        after: { status: outcome, amount_halalas: transfer.amount_halalas, charge_id: transfer.charge_id },
        note,
      })
      await notifyOfDecision(tx, transfer, outcome, note)
    }
    const decided = await findConfirmation(tx, id)
    if (!decided) throw new RangeError(`no confirmation ${id}`)
    return decided
  })
}

/**
 * Locks the rows that crediting a transfer needs, in lock order, and returns the function that credits the transfer. The
 * transfer pays a pending charge. If there is no charge, or another transfer has paid the charge, the wallet is credited
 * directly.
 */
async function lockCredit(
  tx: Sql,
  listeners: ChargeListeners,
  { id, user_id, charge_id, amount_halalas }: ConfirmationRow,
): Promise<() => Promise<unknown>> {
  if (charge_id !== null) {
    await listeners.lockForCharge(tx, charge_id)
    const charge = await lockCharge(tx, charge_id)
    if (charge?.status === 'pending') return () => receive(tx, listeners, charge, amount_halalas)
  }
  return () =>
    moveMoney(tx, {
      key: `confirmation:${id}:paid`,
      type: 'charge',
      about: { type: 'confirmation', id },
      from: { market: 'bank' },
      to: { person: user_id },
      amount: amount_halalas,
    })
}

/** Locks the orders that wait for a refused transfer, and returns the function that reports the refusal to them. */
async function lockWaiting(
  tx: Sql,
  listeners: ChargeListeners,
  { charge_id }: ConfirmationRow,
): Promise<() => Promise<unknown>> {
  if (charge_id === null) return async () => undefined
  await listeners.lockForCharge(tx, charge_id)
  return () => listeners.onTransferRefused(tx, charge_id)
}

function notifyOfDecision(
  tx: Sql,
  { id, user_id, amount_halalas }: ConfirmationRow,
  outcome: 'approved' | 'refused',
  note: string | null,
): Promise<void> {
  const amount = amount_halalas
  const news = { to: user_id, about: id, by: null, event: `confirmation:${id}` }
  return outcome === 'approved'
    ? notify(tx, { ...news, kind: 'confirmation_approved', facts: { amount } })
    : notify(tx, { ...news, kind: 'confirmation_refused', facts: { amount, note: note ?? '' } })
}
