import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { failureOf } from '#shared/base/text/failure.ts'
import type { bankFileTypes } from '#shared/operator/bank/batches.ts'
import { foldedReference } from '#shared/wallet/rules.ts'
import { isDuplicate } from '../../base/duplicate.ts'
import type { BankAccount } from '../../wallet/payments.ts'
import { decidePayoutOf, wrongReference } from '../money/payouts.ts'
import { insertAudit } from '../store.ts'
import { type BankFileOf, bankCsv, bankXml, fileHash, payoutReference } from './bankFile.ts'
import {
  cancelItems,
  closeBatch,
  countItems,
  findByReference,
  insertBatch,
  insertItems,
  listItems,
  lockBatch,
  lockPayouts,
  setHash,
  setItemState,
  setReference,
} from './store.ts'

/**
 * Puts pending payouts into a new batch (contract, section 8). Refuses validation_failed at `payout_ids` for payouts that are
 * not pending, are the caller's own, or belong to a blocked person. Refuses conflict for payouts of another open batch.
 */
export function createBatchOf(db: Database, caller: Caller, ids: readonly number[]): Promise<number> {
  return db
    .transaction(async (tx) => {
      const wanted = [...new Set(ids)]
      const rows = await lockPayouts(tx, wanted)
      const fits = rows.every((row) => row.status === 'pending' && row.user_id !== caller.id && !row.blocked)
      if (rows.length !== wanted.length || !fits)
        throw new Refusal('validation_failed', { payout_ids: [{ code: 'choice' }] })
      if (rows.some(({ batched }) => batched)) throw inBatch()
      const lines = rows.map(({ id, iban, ...row }) => ({ ...row, payout_id: id, iban: iban ?? '' }))
      const total = rows.reduce((sum, { amount_halalas }) => sum + amount_halalas, 0)
      const batch = await insertBatch(tx, { by: caller.id, payouts: rows.length, total })
      const sha256 = fileHash(bankCsv({ ...batch, lines }))
      await setHash(tx, batch.id, sha256)
      await insertItems(
        tx,
        batch.id,
        rows.map(({ id }) => id),
      )
      const after = { payouts: rows.length, amount_halalas: total, sha256 }
      await insertAudit(tx, { ...about(caller, batch.id, 'batch.add'), after })
      return batch.id
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'payout_batch_items_open') ? inBatch() : error
    })
}

/**
 * The file of an open batch, with whole account numbers; the download is logged. Refuses: not_found; illegal_transition
 * once the batch is closed; unavailable where the market has no bank account for the XML file.
 */
export function fileOfBatch(
  db: Database,
  caller: Caller,
  bank: BankAccount | undefined,
  { id, type }: { readonly id: number; readonly type: (typeof bankFileTypes)[number] },
): Promise<{ readonly name: string; readonly text: string }> {
  return db.transaction(async (tx) => {
    const { created_at } = await requireOpen(tx, id)
    const file: BankFileOf = { id, created_at, lines: linesOf(await listItems(tx, id)) }
    if (type === 'xml' && !bank) throw new Refusal('unavailable')
    await insertAudit(tx, { ...about(caller, id, 'batch.download'), after: { type } })
    const text = type === 'xml' && bank ? bankXml(file, bank) : bankCsv(file)
    return { name: `samak-payouts-${id}.${type}`, text }
  })
}

/**
 * Records that the bank did not send one payout of a batch; the payout is then pending again. Refuses: not_found for a
 * payout of another batch; illegal_transition once the batch or the payout is closed.
 */
export function failItem(
  db: Database,
  caller: Caller,
  { id, payout, note }: { readonly id: number; readonly payout: number; readonly note: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireOpen(tx, id)
    const item = (await listItems(tx, id)).find(({ payout_id }) => payout_id === payout)
    if (!item) throw new Refusal('not_found')
    if (!(await setItemState(tx, { batch: id, payout, status: 'failed', note })))
      throw new Refusal('illegal_transition')
    await insertAudit(tx, {
      ...about(caller, payout, 'payout.fail'),
      record: { type: 'payout', id: payout },
      after: { batch: id, amount_halalas: item.amount_halalas },
      note,
    })
    const left = await countItems(tx, id)
    if (left.open === 0)
      await closeBatch(tx, { id, status: left.sent > 0 ? 'sent' : 'cancelled', by: caller.id })
  })
}

export interface SentBatch {
  readonly id: number
  /** The bank's reference of the whole file. */
  readonly reference: string
  readonly locale: Locale
}

/** The payouts of a sent batch that were not settled, each with the reason. */
export type RefusedPayout = { readonly payout_id: number; readonly code: string; readonly message: string }

/**
 * Settles each open payout of a batch that the bank has sent, each in its own transaction with its own audit entry, and
 * closes the batch once none is open. A repetition settles the rest. Refuses: validation_failed for a reference that
 * has neither letters nor digits, and for the reference of another batch; not_found; illegal_transition for a closed
 * batch.
 */
export async function settleBatch(
  db: Database,
  caller: Caller,
  { id, reference, locale }: SentBatch,
): Promise<RefusedPayout[]> {
  const folded = foldedReference(reference)
  if (folded === '') throw wrongReference('required')
  const items = await db
    .transaction(async (tx) => {
      await requireOpen(tx, id)
      await requireOwnReference(tx, id, folded)
      await setReference(tx, { id, reference, folded })
      return listItems(tx, id)
    })
    .catch(async (error: unknown) => {
      // Another file got the reference since the check above.
      if (isDuplicate(error, 'payout_batches_reference')) await requireOwnReference(db, id, folded)
      throw error
    })
  const refused: RefusedPayout[] = []
  for (const { payout_id } of items.filter(({ status }) => status === 'open')) {
    try {
      await decidePayoutOf(db, caller, {
        id: payout_id,
        outcome: 'settled',
        note: null,
        reference: `${reference} ${payoutReference(payout_id)}`,
        batch: id,
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message } = failureOf(error, locale)
      refused.push({ payout_id, code, message })
    }
  }
  await db.transaction(async (tx) => {
    const batch = await lockBatch(tx, id)
    const left = await countItems(tx, id)
    if (batch?.status !== 'open' || left.open > 0) return
    await closeBatch(tx, { id, status: 'sent', by: caller.id })
  })
  return refused
}

/** Cancels an open batch, as long as none of its payouts was sent. Refuses: not_found; illegal_transition. */
export function cancelBatchOf(db: Database, caller: Caller, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await requireOpen(tx, id)
    if ((await countItems(tx, id)).sent > 0) throw new Refusal('illegal_transition')
    await cancelItems(tx, id)
    await closeBatch(tx, { id, status: 'cancelled', by: caller.id })
    await insertAudit(tx, about(caller, id, 'batch.cancel'))
  })
}

/** Refuses the bank's reference of another batch, because the bank gives each file a different reference. */
async function requireOwnReference(sql: Sql, id: number, folded: string): Promise<void> {
  const other = await findByReference(sql, folded)
  if (other === undefined || other === id) return
  throw new Refusal('validation_failed', { reference: [{ code: 'batch_reference', bound: other }] })
}

async function requireOpen(tx: Sql, id: number) {
  const batch = await lockBatch(tx, id)
  if (!batch) throw new Refusal('not_found')
  if (batch.status !== 'open') throw new Refusal('illegal_transition')
  return batch
}

const linesOf = (items: Awaited<ReturnType<typeof listItems>>) =>
  items.map(({ payout_id, amount_halalas, iban, account_holder }) => ({
    payout_id,
    amount_halalas,
    iban: iban ?? '',
    account_holder,
  }))

const inBatch = () => new Refusal('conflict', undefined, { words: 'payout_in_batch' })

const about = ({ id: actorId }: Caller, id: number, action: string) => ({
  actorId,
  action,
  record: { type: 'batch', id },
  before: null,
  after: null,
  note: null,
})
