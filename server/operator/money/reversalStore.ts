import type { Sql } from '#platform/database/db.ts'

/**
 * Frees the receipt of a transfer. If another transfer consumed the same reference, the receipt's lines are matched to
 * that transfer.
 */
export async function releaseReceipt(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'operator_receipt_release',
    text: 'delete from bank_receipts where confirmation_id = $1',
    values: [id],
  })
  await tx.query({
    name: 'operator_receipt_release_lines',
    text: `update statement_lines l set confirmation_id = n.user_of, match = case when n.user_of is null then 'none' else 'reference' end
           from (select o.id, (select r.confirmation_id from bank_receipts r where r.folded_reference = o.folded_reference) as user_of
                 from statement_lines o where o.confirmation_id = $1 order by o.id for no key update of o) n
           where l.id = n.id`,
    values: [id],
  })
}

/** Links the ledger transfers of a reversal, found by their keys, with the ledger transfer that they reverse. */
export async function insertReversal(
  tx: Sql,
  {
    id,
    chargeId,
    keys,
    by,
  }: {
    readonly id: number
    readonly chargeId: number | null
    readonly keys: { readonly taken: string; readonly writtenOff: string }
    readonly by: number
  },
): Promise<void> {
  const keyed = (key: string) => `(select id from transfers where key = ${key})`
  await tx.query({
    name: 'operator_reversal_insert',
    text: `insert into reversals (confirmation_id, original_id, transfer_id, write_off_id, reversed_by)
           select $1, coalesce(${keyed('$2')}, ${keyed('$3')}), ${keyed('$4')}, ${keyed('$5')}, $6`,
    values: [
      ...[id, `confirmation:${id}:paid`, `charge:${chargeId ?? 0}:paid`, keys.taken, keys.writtenOff],
      by,
    ],
  })
}

export async function setReversed(
  tx: Sql,
  { id, note, by }: { readonly id: number; readonly note: string; readonly by: number },
): Promise<void> {
  await tx.query({
    name: 'operator_confirmation_reversed',
    text: `update confirmations set status = 'reversed', note = $2, decided_by = $3, decided_at = clock_timestamp() where id = $1`,
    values: [id, note, by],
  })
}
