import { toRiyals } from '#shared/base/money.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { deleteImage } from '../base/images/store.ts'
import { blankConfirmationsOf, listConfirmationsOf } from './confirmationsStore.ts'
import { blankPayoutsOf, listPayoutsOf } from './payouts/store.ts'
import { confirmationOf, type OrderName, payoutOf, transactionOf } from './present.ts'
import { findBalance, listAllLines } from './statementStore.ts'
import { hasOpenMoney, listChargesOf } from './store.ts'

/**
 * The account part of the wallet. A deletion keeps the ledger, like all trade records, and removes the data of bank
 * accounts.
 */
export const walletPart = ({ nameOrder }: { readonly nameOrder: OrderName }): AccountPart => ({
  name: 'wallet',
  exportOf: async (db, userId) => {
    const { balance, held } = await findBalance(db, userId)
    const [lines, charges, confirmations, payouts] = await Promise.all([
      listAllLines(db, userId),
      listChargesOf(db, userId),
      listConfirmationsOf(db, userId),
      listPayoutsOf(db, userId),
    ])
    return {
      balance: toRiyals(balance),
      held: toRiyals(held),
      currency: 'SAR',
      transactions: lines.map((row) => transactionOf(row, nameOrder)),
      charges: charges.map(({ id, method, status, reference, amount_halalas, created_at }) => ({
        id,
        method,
        status,
        reference,
        amount: toRiyals(amount_halalas),
        at: created_at.toISOString(),
      })),
      confirmations: confirmations.map(confirmationOf),
      // The caller's own export contains the full IBAN.
      payouts: payouts.map((row) => ({ ...payoutOf(row), iban: row.iban })),
    }
  },
  openOf: async (tx, userId) => ((await hasOpenMoney(tx, userId)) ? 'open_wallet' : null),
  removeOf: async (tx, userId) => {
    await blankPayoutsOf(tx, userId)
    const paths: string[] = []
    for (const id of await blankConfirmationsOf(tx, userId)) paths.push((await deleteImage(tx, id)) ?? '')
    return paths.filter((path) => path !== '')
  },
})
