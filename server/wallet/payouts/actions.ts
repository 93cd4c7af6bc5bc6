import type { Sql } from '#platform/database/db.ts'
import type { CallInput } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { requestPayout } from '#shared/wallet/contract.ts'
import { moveMoney } from '../ledgerStore.ts'
import { lockPerson } from '../store.ts'
import { findPayoutAccount, insertPayout, type NewPayout, type PayoutRow } from './store.ts'

type Asked = CallInput<typeof requestPayout>['body']

/**
 * Creates a payout to a bank account and debits the wallet at once (contract 2, wallet/payout). Refuses:
 * insufficient_funds; validation_failed without an account, and for a payout of somebody else.
 */
export async function createPayout(tx: Sql, userId: number, asked: Asked): Promise<PayoutRow> {
  if (!(await lockPerson(tx, userId))) throw new Refusal('unauthenticated')
  const payoutRequest = { userId, amount: asked.amount, ...(await accountOf(tx, userId, asked)) }
  const payout = await insertPayout(tx, payoutRequest)
  await moveMoney(tx, {
    key: `payout:${payout.id}:asked`,
    type: 'payout',
    about: { type: 'payout', id: payout.id },
    from: { person: userId },
    to: { market: 'payout' },
    amount: asked.amount,
  })
  return payout
}

/** The bank account in the input, or that of the earlier payout that the input names. */
async function accountOf(
  tx: Sql,
  userId: number,
  { iban, account_holder, payout_id }: Asked,
): Promise<Pick<NewPayout, 'iban' | 'accountHolder'>> {
  if (payout_id !== undefined) {
    const account = await findPayoutAccount(tx, userId, payout_id)
    if (!account) throw new Refusal('validation_failed', { payout_id: [{ code: 'choice' }] })
    return account
  }
  if (iban !== undefined && account_holder !== undefined) return { iban, accountHolder: account_holder }
  throw new Refusal('validation_failed', {
    ...(iban === undefined && { iban: [{ code: 'required' }] }),
    ...(account_holder === undefined && { account_holder: [{ code: 'required' }] }),
  })
}
