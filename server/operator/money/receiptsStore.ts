import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'

/**
 * Blocks imports until the end of the transaction, because imports change matches. This lock is the first in lock order.
 */
export async function holdImports(tx: Sql): Promise<void> {
  await tx.query({ text: 'lock table statements in row exclusive mode' })
}

export interface ReceiptLine {
  readonly id: number
  readonly amount_halalas: Halalas
  readonly folded_reference: string
  /** The transfer to which the line is matched. */
  readonly confirmation_id: number | null
  /** The transfer that was credited by the line. */
  readonly used_by: number | null
}

/** Locks the statement lines that name this reference or are matched to this transfer, in order of id. */
export function lockLinesOf(
  tx: Sql,
  { id, reference }: { readonly id: number; readonly reference: string },
): Promise<ReceiptLine[]> {
  return tx.query<ReceiptLine>({
    name: 'operator_receipt_lines',
    text: `select l.id, l.amount_halalas, l.folded_reference, l.confirmation_id,
             (select r.confirmation_id from bank_receipts r where r.line_id = l.id) as used_by
           from statement_lines l
           where l.confirmation_id = $1 or l.reference_keys @> array[$2::text]
           order by l.id for no key update of l`,
    values: [id, reference],
  })
}

/** Consumes a receipt; false when its reference or its line has credited another transfer. */
export async function insertReceipt(
  tx: Sql,
  {
    id,
    reference,
    lineId,
  }: { readonly id: number; readonly reference: string; readonly lineId: number | null },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'operator_receipt_insert',
    text: `insert into bank_receipts (confirmation_id, folded_reference, line_id) values ($1, $2, $3)
           on conflict do nothing returning confirmation_id`,
    values: [id, reference, lineId],
  })
  return rows.length > 0
}

/** Matches these lines to this transfer and replaces their earlier matches. */
export async function bindLines(
  tx: Sql,
  { id, amount, lines }: { readonly id: number; readonly amount: number; readonly lines: readonly number[] },
): Promise<void> {
  await tx.query({
    name: 'operator_receipt_bind',
    text: `update statement_lines set confirmation_id = $1,
             match = case when confirmation_id = $1 then match when amount_halalas = $2 then 'exact' else 'reference' end
           where id = any($3::bigint[])`,
    values: [id, amount, lines],
  })
}

/**
 * The consumed references among these, with their transfers. `references` is a JSON text of strings; the result is a JSON text
 * of `ConsumedTransfer[]`.
 */
export async function listConsumed(tx: Sql, references: string): Promise<string> {
  const [row] = await tx.query<{ found: string }>({
    name: 'operator_receipts_consumed',
    text: `with keys as materialized (select json_array_elements_text($1::json) as key),
           named as (
             select r.confirmation_id as id from keys k join bank_receipts r on r.folded_reference = k.key
             union
             select r.confirmation_id from keys k join charges ch on ch.reference = 'SMK-' || upper(substr(k.key, 4))
             join confirmations c on c.charge_id = ch.id
             join bank_receipts r on r.confirmation_id = c.id and r.line_id is null
             where k.key like 'smk%'
           )
           select coalesce(json_agg(json_build_object('id', c.id, 'amount_halalas', c.amount_halalas,
               'folded_reference', r.folded_reference, 'has_line', r.line_id is not null,
               'asked_reference', regexp_replace(lower(ch.reference), '[^[:alnum:]]', '', 'g')) order by c.id), '[]')::text as found
           from named n join bank_receipts r on r.confirmation_id = n.id join confirmations c on c.id = n.id
           left join charges ch on ch.id = c.charge_id`,
    values: [references],
  })
  return row?.found ?? '[]'
}

/** Links receipts to their lines in this statement. These receipts were consumed before the statement was imported. */
export async function nameLines(tx: Sql, statementId: number): Promise<void> {
  await tx.query({
    name: 'operator_receipts_name_lines',
    text: `update bank_receipts r set line_id = l.id
           from (select confirmation_id, min(id) as id from statement_lines
                 where statement_id = $1 and confirmation_id is not null group by 1) l
           where l.confirmation_id = r.confirmation_id and r.line_id is null`,
    values: [statementId],
  })
}
