import type { Caller } from '#node/caller.ts'
import type { Database, Sql } from '#node/db.ts'
import { decisionOf } from '#shared/base/decision.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas } from '#shared/base/money.ts'
import { maskIban } from '#shared/wallet/rules.ts'
import { notify } from '../notifications/actions.ts'
import { type ChargeListeners, receive } from '../wallet/charges.ts'
import {
  type ConfirmationRow,
  decideConfirmation,
  findConfirmation,
  lockConfirmation,
} from '../wallet/confirmationsStore.ts'
import { moveMoney } from '../wallet/ledgerStore.ts'
import { decidePayout, lockPayout, type PayoutRow } from '../wallet/payoutsStore.ts'
import { lockCharge } from '../wallet/store.ts'
import { insertAudit } from './store.ts'

export interface MoneyDecision<Outcome extends string> {
  readonly id: number
  readonly outcome: Outcome
  readonly note: string | null
}

/**
 * Decides whether a transfer arrived: approved, its money enters the wallet, and the orders that waited for it take theirs
 * (contract, section 8). The same decision again answers as the first time and changes nothing. Refuses: not_found;
 * forbidden, for one's own; illegal_transition, when it was decided otherwise.
 */
export async function decideTransfer(
  { db, listeners }: { readonly db: Database; readonly listeners: ChargeListeners },
  caller: Caller,
  { id, outcome, note }: MoneyDecision<'approved' | 'refused'>,
): Promise<ConfirmationRow> {
  return db.transaction(async (tx) => {
    const told = await findConfirmation(tx, id)
    if (!told) throw new Refusal('not_found')
    if (told.user_id === caller.id) throw new Refusal('forbidden')
    const follow =
      outcome === 'approved' ? await lockCredit(tx, listeners, told) : await lockWaiting(tx, listeners, told)
    const step = decisionOf((await lockConfirmation(tx, id)) ?? told.status, outcome)
    if (step === 'too_late') throw new Refusal('illegal_transition')
    if (step === 'change') {
      await follow()
      await decideConfirmation(tx, { id, outcome, note, by: caller.id })
      await insertAudit(tx, {
        actorId: caller.id,
        action: outcome === 'approved' ? 'confirmation.approve' : 'confirmation.refuse',
        record: { type: 'confirmation', id },
        before: { status: 'pending' },
        after: { status: outcome, amount_halalas: told.amount_halalas, charge_id: told.charge_id },
        note,
      })
      await tellOfTransfer(tx, told, outcome, note)
    }
    const decided = await findConfirmation(tx, id)
    if (!decided) throw new RangeError(`no confirmation ${id}`)
    return decided
  })
}

/**
 * Holds what crediting a transfer needs, in the order of the house, and gives the crediting. A charge that waits is paid by
 * it; where there is none, or another transfer came for it first, the money enters the wallet by itself.
 */
async function lockCredit(
  tx: Sql,
  listeners: ChargeListeners,
  { id, user_id, charge_id, amount_halalas }: ConfirmationRow,
): Promise<() => Promise<unknown>> {
  if (charge_id !== null) {
    await listeners.lockForCharge(tx, charge_id)
    const charge = await lockCharge(tx, charge_id)
    if (charge?.status === 'pending') return () => receive(tx, listeners, charge)
  }
  return () =>
    moveMoney(tx, {
      ...{ key: `confirmation:${id}:paid`, type: 'charge', about: { type: 'confirmation', id } },
      ...{ from: { market: 'bank' }, to: { person: user_id }, amount: halalas(amount_halalas) },
    })
}

/** Holds what waits for a transfer that did not arrive, and gives what it is told then: it waits for another. */
async function lockWaiting(
  tx: Sql,
  listeners: ChargeListeners,
  { charge_id }: ConfirmationRow,
): Promise<() => Promise<unknown>> {
  if (charge_id === null) return async () => undefined
  await listeners.lockForCharge(tx, charge_id)
  return () => listeners.onTransferRefused(tx, charge_id)
}

function tellOfTransfer(
  tx: Sql,
  { id, user_id, amount_halalas }: ConfirmationRow,
  outcome: 'approved' | 'refused',
  note: string | null,
): Promise<void> {
  const amount = halalas(amount_halalas)
  const news = { to: user_id, about: id, by: null, event: `confirmation:${id}` }
  return outcome === 'approved'
    ? notify(tx, { ...news, kind: 'confirmation_approved', facts: { amount } })
    : notify(tx, { ...news, kind: 'confirmation_refused', facts: { amount, note: note ?? '' } })
}

/**
 * Says that a payout was sent by the bank, or gives its money back (contract, section 8). The same decision again answers as
 * the first time and changes nothing. Refuses: not_found; forbidden, for one's own; illegal_transition, when it was decided
 * otherwise.
 */
export async function decidePayoutOf(
  db: Database,
  caller: Caller,
  { id, outcome, note }: MoneyDecision<'settled' | 'refused'>,
): Promise<PayoutRow> {
  return db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id)
    if (!payout) throw new Refusal('not_found')
    if (payout.user_id === caller.id) throw new Refusal('forbidden')
    const step = decisionOf(payout.status, outcome)
    if (step === 'too_late') throw new Refusal('illegal_transition')
    if (step === 'repeat') return payout
    await moveMoney(tx, {
      key: `payout:${id}:${outcome}`,
      type: outcome === 'settled' ? 'payout' : 'refund',
      from: { market: 'payout' },
      to: outcome === 'settled' ? { market: 'bank' } : { person: payout.user_id },
      amount: halalas(payout.amount_halalas),
      about: { type: 'payout', id },
    })
    await insertAudit(tx, {
      actorId: caller.id,
      action: outcome === 'settled' ? 'payout.settle' : 'payout.refuse',
      record: { type: 'payout', id },
      before: { status: payout.status },
      // The log outlives the person, so of an account it keeps the last digits only.
      after: {
        ...{ status: outcome, amount_halalas: payout.amount_halalas },
        iban: payout.iban && maskIban(payout.iban),
      },
      note,
    })
    await tellOfPayout(tx, payout, outcome, note)
    return decidePayout(tx, { id, outcome, note, by: caller.id })
  })
}

function tellOfPayout(
  tx: Sql,
  { id, user_id, amount_halalas }: PayoutRow,
  outcome: 'settled' | 'refused',
  note: string | null,
): Promise<void> {
  const amount = halalas(amount_halalas)
  const news = { to: user_id, about: id, by: null, event: `payout:${id}` }
  return outcome === 'settled'
    ? notify(tx, { ...news, kind: 'payout_settled', facts: { amount } })
    : notify(tx, { ...news, kind: 'payout_refused', facts: { amount, note: note ?? '' } })
}
