import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { foldedReference } from '#shared/wallet/rules.ts'
import type { ConfirmationRow } from '../../wallet/confirmationsStore.ts'
import { bindLines, insertReceipt, lockLinesOf } from './receiptsStore.ts'

/**
 * Consumes the bank receipt of a transfer that is being approved: the reference and, if a statement contains it, the line
 * (contract, section 8). Call `holdImports` before. Refuses: conflict when the receipt has credited another transfer.
 */
export async function consumeReceipt(
  tx: Sql,
  { id, amount_halalas: amount, transfer_reference }: ConfirmationRow,
): Promise<void> {
  const reference = foldedReference(transfer_reference)
  const lines = await lockLinesOf(tx, { id, reference })
  const named = lines.filter(
    (line) =>
      line.folded_reference === reference || line.amount_halalas === amount || line.confirmation_id === id,
  )
  if (named.some(({ used_by }) => used_by !== null)) throw receiptUsed()
  const line = named.find(({ confirmation_id }) => confirmation_id === id) ?? named[0]
  if (!(await insertReceipt(tx, { id, reference, lineId: line?.id ?? null }))) throw receiptUsed()
  if (named.length > 0) await bindLines(tx, { id, amount, lines: named.map((one) => one.id) })
}

const receiptUsed = () => new Refusal('conflict', undefined, { words: 'receipt_used' })
