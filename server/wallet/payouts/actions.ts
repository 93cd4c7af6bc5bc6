import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { moveMoney } from '../ledgerStore.ts'
import { holdPerson } from '../store.ts'
import { insertPayout, type NewPayout, type PayoutRow } from './store.ts'

/**
 * Asks for money to be sent to a bank account: it leaves the wallet at once (contract 2, wallet/payout). Refuses:
 * insufficient_funds.
 */
export async function askPayout(tx: Sql, asked: NewPayout): Promise<PayoutRow> {
  if (!(await holdPerson(tx, asked.userId))) throw new Refusal('unauthenticated')
  const payout = await insertPayout(tx, asked)
  await moveMoney(tx, {
    key: `payout:${payout.id}:asked`,
    type: 'payout',
    about: { type: 'payout', id: payout.id },
    from: { person: asked.userId },
    to: { market: 'payout' },
    amount: asked.amount,
  })
  return payout
}
