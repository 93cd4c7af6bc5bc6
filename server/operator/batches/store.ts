import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { BatchItemState, BatchState } from '#shared/operator/bank/batches.ts'
import type { Payout } from '#shared/wallet/contract.ts'
import { Where } from '../../base/where.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

export interface BatchRow {
  readonly id: number
  readonly status: BatchState
  readonly payouts: number
  readonly sent: number
  readonly failed: number
  readonly total_halalas: Halalas
  readonly sha256: string
  readonly bank_reference: string | null
  readonly created_by: number
  readonly creator_f: string
  readonly creator_l: string
  readonly created_at: Date
  readonly closed_by: number | null
  readonly closer_f: string | null
  readonly closer_l: string | null
  readonly closed_at: Date | null
}

const batches: TableSource = {
  from: 'payout_batches b',
  key: 'b.id',
  columns: `b.id, b.status, b.payouts, counted.sent, counted.failed, b.total_halalas, b.sha256, b.bank_reference,
    b.created_by, u.f_name as creator_f, u.l_name as creator_l, b.created_at, b.closed_by, c.f_name as closer_f,
    c.l_name as closer_l, b.closed_at`,
  joins: `join payout_batches b on b.id = picked.id join users u on u.id = b.created_by
    left join users c on c.id = b.closed_by
    cross join lateral (select count(*) filter (where i.status = 'sent') as sent,
                          count(*) filter (where i.status = 'failed') as failed
                        from payout_batch_items i where i.batch_id = b.id) counted`,
}

export interface BatchFilter {
  readonly id?: number | undefined
  readonly status?: BatchState | undefined
  readonly s?: string | undefined
}

interface BatchSort {
  readonly sort?: 'created_at' | 'total' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** Batches; by default open ones first, each group newest first. */
export function listBatchRows(
  db: Sql,
  query: BatchFilter & BatchSort & Paging,
): Promise<{ rows: BatchRow[]; count: number }> {
  return pageRows(db, batches, conditionsOf(query), { ...query, order: orderOf(query) })
}

/** The rows of the table of batches in chunks, for the CSV export. */
export const readBatches = (db: Sql, query: BatchFilter & BatchSort) =>
  readRows<BatchRow>(db, batches, () => conditionsOf(query), orderOf(query))

const sorts = { created_at: ['b.id'], total: ['b.total_halalas', 'b.id'] }

const orderOf = ({ sort, order }: BatchSort) =>
  sort ? orderBy(sorts[sort], order) : `(b.status <> 'open'), b.id desc`

function conditionsOf({ id, status, s }: BatchFilter): Where {
  const where = new Where().andIf(id, 'b.id = $?').andIf(status, 'b.status = $?')
  if (s !== undefined) {
    const number = latinDigits(s).replace(/^\D+/, '')
    where.and(
      '(b.id = $? or lower(b.bank_reference) = lower($?))',
      /^\d{1,15}$/.test(number) ? Number(number) : 0,
      s.trim(),
    )
  }
  return where
}

export interface BatchItemRow {
  readonly payout_id: number
  readonly user_id: number
  readonly position: number
  readonly status: BatchItemState
  readonly note: string | null
  readonly payout_status: Payout['status']
  readonly amount_halalas: Halalas
  /** Null after the account is deleted. */
  readonly iban: string | null
  readonly account_holder: string
  readonly f_name: string
  readonly l_name: string
}

/** The payouts of a batch, in the order of the file for the bank. */
export function listItems(db: Sql, batch: number): Promise<BatchItemRow[]> {
  return db.query<BatchItemRow>({
    name: 'batch_items',
    text: `select i.payout_id, p.user_id, i.position, i.status, i.note, p.status as payout_status, p.amount_halalas, p.iban,
             p.account_holder, u.f_name, u.l_name
           from payout_batch_items i join payouts p on p.id = i.payout_id join users u on u.id = p.user_id
           where i.batch_id = $1 order by i.position`,
    values: [batch],
  })
}

export interface PayoutToSendRow {
  readonly id: number
  readonly user_id: number
  readonly amount_halalas: Halalas
  readonly iban: string | null
  readonly account_holder: string
  readonly status: Payout['status']
  readonly blocked: boolean
  readonly batched: boolean
}

/** Locks payouts in order of id until the end of the transaction. */
export function lockPayouts(tx: Sql, ids: readonly number[]): Promise<PayoutToSendRow[]> {
  return tx.query<PayoutToSendRow>({
    name: 'batch_lock_payouts',
    text: `select p.id, p.user_id, p.amount_halalas, p.iban, p.account_holder, p.status, u.blocked,
             exists (select from payout_batch_items i where i.payout_id = p.id and i.status = 'open') as batched
           from payouts p join users u on u.id = p.user_id
           where p.id = any($1::bigint[]) order by p.id for no key update of p`,
    values: [ids],
  })
}

/** Inserts a batch; its hash is set once the file for the bank is known. */
export async function insertBatch(
  tx: Sql,
  batch: { readonly by: number; readonly payouts: number; readonly total: number },
): Promise<{ readonly id: number; readonly created_at: Date }> {
  const [row] = await tx.query<{ id: number; created_at: Date }>({
    name: 'batch_insert',
    text: `insert into payout_batches (created_by, payouts, total_halalas, sha256) values ($1, $2, $3, '')
           returning id, created_at`,
    values: [batch.by, batch.payouts, batch.total],
  })
  if (!row) throw new RangeError('the insert of a batch returned no row')
  return row
}

export async function setHash(tx: Sql, id: number, sha256: string): Promise<void> {
  await tx.query({
    name: 'batch_hash',
    text: 'update payout_batches set sha256 = $2 where id = $1',
    values: [id, sha256],
  })
}

/** Inserts the payouts in the order of the file for the bank; a unique index refuses a payout of another open batch. */
export async function insertItems(tx: Sql, batch: number, payouts: readonly number[]): Promise<void> {
  await tx.query({
    name: 'batch_insert_items',
    text: `insert into payout_batch_items (batch_id, payout_id, position)
           select $1, id, place from unnest($2::bigint[]) with ordinality as given (id, place)`,
    values: [batch, payouts],
  })
}

/** Locks a batch until the end of the transaction. */
export async function lockBatch(
  tx: Sql,
  id: number,
): Promise<{ readonly status: BatchState; readonly created_at: Date } | undefined> {
  const [row] = await tx.query<{ status: BatchState; created_at: Date }>({
    name: 'batch_lock',
    text: 'select status, created_at from payout_batches where id = $1 for update',
    values: [id],
  })
  return row
}

/** The open batch that contains a payout. */
export async function findOpenBatch(tx: Sql, payout: number): Promise<number | undefined> {
  const [row] = await tx.query<{ batch_id: number }>({
    name: 'batch_of_payout',
    text: `select batch_id from payout_batch_items where payout_id = $1 and status = 'open'`,
    values: [payout],
  })
  return row?.batch_id
}

/** Changes the state of an open item; false if the batch has no open item of this payout. */
export async function setItemState(
  tx: Sql,
  item: {
    readonly batch: number
    readonly payout: number
    readonly status: BatchItemState
    readonly note?: string
  },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'batch_item_state',
    text: `update payout_batch_items set status = $3, note = $4 where batch_id = $1 and payout_id = $2 and status = 'open'
           returning payout_id`,
    values: [item.batch, item.payout, item.status, item.note ?? null],
  })
  return rows.length > 0
}

/** Cancels the open items of a batch. */
export async function cancelItems(tx: Sql, batch: number): Promise<void> {
  await tx.query({
    name: 'batch_cancel_items',
    text: `update payout_batch_items set status = 'cancelled' where batch_id = $1 and status = 'open'`,
    values: [batch],
  })
}

/** Counts the items of a batch by state. */
export async function countItems(
  tx: Sql,
  batch: number,
): Promise<{ readonly open: number; readonly sent: number }> {
  const [row] = await tx.query<{ open: number; sent: number }>({
    name: 'batch_count_items',
    text: `select count(*) filter (where status = 'open') as open, count(*) filter (where status = 'sent') as sent
           from payout_batch_items where batch_id = $1`,
    values: [batch],
  })
  return row ?? { open: 0, sent: 0 }
}

/** Stores the bank's reference of the whole file; a unique index refuses the reference of another batch. */
export async function setReference(
  tx: Sql,
  { id, reference, folded }: { readonly id: number; readonly reference: string; readonly folded: string },
): Promise<void> {
  await tx.query({
    name: 'batch_reference',
    text: 'update payout_batches set bank_reference = $2, folded_reference = $3 where id = $1',
    values: [id, reference, folded],
  })
}

/** The batch that has this folded reference. */
export async function findByReference(sql: Sql, folded: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>({
    name: 'batch_by_reference',
    text: 'select id from payout_batches where folded_reference = $1',
    values: [folded],
  })
  return row?.id
}

/** Closes a batch. If nothing of the batch was sent, its reference is removed, so that another batch can use it. */
export async function closeBatch(
  tx: Sql,
  batch: { readonly id: number; readonly status: 'sent' | 'cancelled'; readonly by: number },
): Promise<void> {
  await tx.query({
    name: 'batch_close',
    text: `update payout_batches set status = $2, closed_by = $3, closed_at = clock_timestamp(),
             folded_reference = case when $2 = 'sent' then folded_reference end
           where id = $1`,
    values: [batch.id, batch.status, batch.by],
  })
}
