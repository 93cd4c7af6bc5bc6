import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas } from '#shared/base/money.ts'
import { notify } from '../../notifications/actions.ts'
import { type ConfirmationRow, findConfirmation, lockConfirmation } from '../../wallet/confirmationsStore.ts'
import { lockWallets, moveMoney } from '../../wallet/ledgerStore.ts'
import { findBalance } from '../../wallet/statementStore.ts'
import { insertAudit } from '../store.ts'
import { holdImports } from './receiptsStore.ts'
import { insertReversal, releaseReceipt, setReversed } from './reversalStore.ts'

export interface Reversal {
  readonly id: number
  readonly note: string
  /** If true, the amount that the wallet lacks is booked as the market's loss. If false, such a reversal is refused. */
  readonly writeOff: boolean
}

/**
 * Reverses the credit of an approved transfer (contract, section 8): debits the person's wallet, frees the bank receipt
 * and notifies the person. Orders that were paid with the transfer stay paid. Repeating a reversal changes nothing.
 * Refuses: not_found; forbidden for the caller's own transfer; illegal_transition unless the transfer is approved;
 * insufficient_funds when the wallet contains too little and `writeOff` is false.
 */
export function reverseTransfer(
  db: Database,
  caller: Caller,
  { id, note, writeOff }: Reversal,
): Promise<ConfirmationRow> {
  return db.transaction(async (tx) => {
    await holdImports(tx)
    const status = await lockConfirmation(tx, id)
    const transfer = await findConfirmation(tx, id)
    if (!transfer || status === undefined) throw new Refusal('not_found')
    const { user_id, amount_halalas: amount } = transfer
    if (user_id === caller.id) throw new Refusal('forbidden')
    if (status === 'reversed') return transfer
    if (status !== 'approved') throw new Refusal('illegal_transition')
    await releaseReceipt(tx, id)
    await lockWallets(tx, [user_id])
    const { balance, held } = await findBalance(tx, user_id)
    const taken = Math.min(amount, balance - held)
    if (taken < amount && !writeOff)
      throw new Refusal('insufficient_funds', undefined, { words: 'reversal_short' })
    const move = { type: 'reversal', to: { market: 'bank' }, about: { type: 'confirmation', id } } as const
    const keys = { taken: `confirmation:${id}:reversed`, writtenOff: `confirmation:${id}:written_off` }
    if (taken > 0)
      await moveMoney(tx, { ...move, key: keys.taken, from: { person: user_id }, amount: halalas(taken) })
    if (taken < amount)
      await moveMoney(tx, {
        ...move,
        key: keys.writtenOff,
        from: { market: 'loss' },
        amount: halalas(amount - taken),
      })
    await insertReversal(tx, { id, chargeId: transfer.charge_id, keys, by: caller.id })
    await setReversed(tx, { id, note, by: caller.id })
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'confirmation.reverse',
      record: { type: 'confirmation', id },
      note,
      before: { status: 'approved' },
      after: { status: 'reversed', amount_halalas: amount, written_off_halalas: amount - taken },
    })
    const facts = { amount, note }
    await notify(tx, {
      to: user_id,
      about: id,
      by: null,
      event: `confirmation:${id}:reversed`,
      kind: 'confirmation_reversed',
      facts,
    })
    return { ...transfer, status: 'reversed', note }
  })
}
