import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { moveMoney } from '../ledgerStore.ts'
import { lockPerson } from '../store.ts'
import { insertPayout, type NewPayout, type PayoutRow } from './store.ts'

/**
 * Creates a payout to a bank account and debits the wallet at once (contract 2, wallet/payout). Refuses: insufficient_funds.
 */
export async function createPayout(tx: Sql, payoutRequest: NewPayout): Promise<PayoutRow> {
  if (!(await lockPerson(tx, payoutRequest.userId))) throw new Refusal('unauthenticated')
  const payout = await insertPayout(tx, payoutRequest)
  await moveMoney(tx, {
    key: `payout:${payout.id}:asked`,
    type: 'payout',
    about: { type: 'payout', id: payout.id },
    from: { person: payoutRequest.userId },
    to: { market: 'payout' },
    amount: payoutRequest.amount,
  })
  return payout
}
