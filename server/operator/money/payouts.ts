import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { decisionOf } from '#shared/base/access/decision.ts'
import { Refusal } from '#shared/base/errors.ts'
import { foldedReference, maskIban } from '#shared/wallet/rules.ts'
import { isDuplicate } from '../../base/duplicate.ts'
import { notify } from '../../notifications/actions.ts'
import { moveMoney } from '../../wallet/ledgerStore.ts'
import { decidePayout, lockPayout, type PayoutRow, storeReference } from '../../wallet/payouts/store.ts'
import { findOpenBatch, setItemState } from '../batches/store.ts'
import { isBlocked } from '../people/personStore.ts'
import { insertAudit } from '../store.ts'
import type { MoneyDecision } from './transfers.ts'

export interface PayoutDecision extends MoneyDecision<'settled' | 'refused'> {
  /** The bank's reference of the transfer that settled the payout. */
  readonly reference?: string | undefined
  /** The batch that the bank has sent; a payout in another open batch is refused. */
  readonly batch?: number | undefined
}

/**
 * Settles a payout that the bank has sent, or refuses the payout and returns the money (contract, section 8). Repeating
 * a decision changes nothing, except that a missing bank reference is added. Refuses: not_found; forbidden for the
 * caller's own payout; illegal_transition when it was decided otherwise or settled by another transfer; conflict for a
 * payout in an open batch, and when settling for a blocked person; validation_failed at `reference` when the reference
 * is taken or has neither letters nor digits.
 */
export async function decidePayoutOf(
  db: Database,
  caller: Caller,
  { id, outcome, note, reference, batch }: PayoutDecision,
): Promise<PayoutRow> {
  const folded = reference === undefined ? undefined : foldedReference(reference)
  if (folded === '') throw wrongReference('required')
  return db
    .transaction(async (tx) => {
      const payout = await lockPayout(tx, id)
      if (!payout) throw new Refusal('not_found')
      if (payout.user_id === caller.id) throw new Refusal('forbidden')
      const step = decisionOf(payout.status, outcome)
      if (step === 'too_late') throw new Refusal('illegal_transition')
      const present = payout.bank_reference === null ? undefined : foldedReference(payout.bank_reference)
      if (present !== undefined && folded !== undefined && present !== folded)
        throw new Refusal('illegal_transition')
      const added = present === undefined && reference !== undefined && folded !== undefined
      if (step === 'repeat' && !added) return payout
      const open = await findOpenBatch(tx, id)
      if (open !== batch) throw new Refusal('conflict', undefined, { words: 'payout_in_batch' })
      const decided = step === 'change' ? await carryOut(tx, caller, payout, { id, outcome, note }) : payout
      if (batch !== undefined) await setItemState(tx, { batch, payout: id, status: 'sent' })
      await insertAudit(tx, {
        actorId: caller.id,
        action: outcome === 'settled' ? 'payout.settle' : 'payout.refuse',
        record: { type: 'payout', id },
        before: { status: payout.status },
        // Audit entries are kept after the account is removed, so only the last digits are logged.
        after: {
          status: outcome,
          amount_halalas: payout.amount_halalas,
          iban: payout.iban && maskIban(payout.iban),
          ...(added && { bank_reference: reference }),
          ...(batch !== undefined && { batch }),
        },
        note,
      })
      return added ? storeReference(tx, { id, reference, folded }) : decided
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'payouts_bank_reference') ? wrongReference('taken') : error
    })
}

/** Moves the money of a pending payout, notifies the person and stores the decision. */
async function carryOut(
  tx: Sql,
  caller: Caller,
  payout: PayoutRow,
  { id, outcome, note }: MoneyDecision<'settled' | 'refused'>,
): Promise<PayoutRow> {
  const amount = payout.amount_halalas
  if (outcome === 'settled' && (await isBlocked(tx, payout.user_id))) {
    throw new Refusal('conflict', undefined, { words: 'person_blocked' })
  }
  await moveMoney(tx, {
    key: `payout:${id}:${outcome}`,
    type: outcome === 'settled' ? 'payout' : 'refund',
    from: { market: 'payout' },
    to: outcome === 'settled' ? { market: 'bank' } : { person: payout.user_id },
    amount,
    about: { type: 'payout', id },
  })
  const news = { to: payout.user_id, about: id, by: null, event: `payout:${id}` }
  await (outcome === 'settled'
    ? notify(tx, { ...news, kind: 'payout_settled', facts: { amount } })
    : notify(tx, { ...news, kind: 'payout_refused', facts: { amount, note: note ?? '' } }))
  return decidePayout(tx, { id, outcome, note, by: caller.id })
}

/**
 * The refusal of a bank reference: `required` if it has neither letters nor digits, `taken` if another payout has it.
 */
export const wrongReference = (code: 'required' | 'taken') =>
  new Refusal('validation_failed', { reference: [{ code }] })
