import type { Sql } from '#platform/database/db.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import { addDays } from '#shared/base/dates.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { listedPayoutStates } from '#shared/operator/contract.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import { foldedReference } from '#shared/wallet/rules.ts'
import { Where } from '../../base/where.ts'
import { type ConfirmationRow, confirmationColumns } from '../../wallet/confirmationsStore.ts'
import type { PayoutRow } from '../../wallet/payouts/store.ts'
import type { ChargeRow } from '../../wallet/store.ts'
import { anyOf, findPeople, isOneOf, numberIn } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

/** The owner of a record, as staff see them. */
export interface OwnerColumns {
  readonly f_name: string
  readonly l_name: string
  readonly user_type: UserType
  readonly mobile: string | null
}

/** The decider and the time of the decision. */
export interface DecidedColumns {
  readonly decided_by: number | null
  readonly decider_f: string | null
  readonly decider_l: string | null
  readonly decided_at: Date | null
}

export interface DuplicateRow {
  readonly id: number
  readonly same: 'reference' | 'amount_and_day'
  readonly status: Confirmation['status']
  readonly amount_halalas: Halalas
  /** In the format of ISO 8601. */
  readonly transferred_at: string
  readonly user_id: number
  readonly f_name: string
  readonly l_name: string
}

export interface ConfirmationToDecideRow extends ConfirmationRow, OwnerColumns, DecidedColumns {
  readonly due_halalas: Halalas | null
  /** The original amount of the charge. `due_halalas` is less when some of its orders were cancelled. */
  readonly charge_halalas: Halalas | null
  readonly charge_status: ChargeRow['status'] | null
  readonly charge_reference: string | null
  readonly charge_at: Date | null
  /** The driver returns the numbers of a 64-bit array as strings. */
  readonly waiting_orders: readonly string[]
  readonly until: Date | null
  readonly duplicates: readonly DuplicateRow[]
  /** The line of a bank statement that is matched to the transfer. */
  readonly line: {
    readonly amount_halalas: Halalas
    readonly day: string | null
    readonly reference: string
    readonly details: string
  } | null
}

export interface PayoutToSettleRow extends PayoutRow, OwnerColumns, DecidedColumns {
  /** The open batch that contains the payout. */
  readonly batch: number | null
  /** The reason why the bank did not send the payout in its last batch. */
  readonly failure: string | null
}

interface Period {
  /** First and last day of the period, each as the time at which the day starts; both days are included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

interface Sorted {
  readonly sort?: keyof typeof sorts | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

type Listed<Row> = Promise<{ rows: Row[]; count: number }>

const owner = `u.f_name, u.l_name, u.type as user_type, u.mobile`
const decider = (record: string) =>
  `${record}.decided_by, d.f_name as decider_f, d.l_name as decider_l, ${record}.decided_at`

const duplicate = `k.id, k.status, k.amount_halalas, k.transferred_at, k.user_id, ku.f_name, ku.l_name`

const confirmations: TableSource = {
  from: 'confirmations b',
  key: 'b.id',
  columns: `${confirmationColumns}, ${owner}, ${decider('b')}, coalesce(waiting.due, ch.amount_halalas) as due_halalas,
    ch.amount_halalas as charge_halalas, ch.status as charge_status,
    ch.reference as charge_reference, ch.created_at as charge_at,
    array(select o.id from orders o where o.charge_id = b.charge_id order by o.id) as waiting_orders,
    (select min(o.due_at) from orders o where o.charge_id = b.charge_id and o.status = 'pending'
       and o.payment_status <> 'paid') as until,
    (select coalesce(json_agg(k), '[]') from (
       (select 'reference' as same, ${duplicate} from confirmations k join users ku on ku.id = k.user_id
        where k.folded_reference = b.folded_reference and k.id <> b.id order by k.id desc limit 5)
       union all
       (select 'amount_and_day', ${duplicate} from confirmations k join users ku on ku.id = k.user_id
        where k.user_id = b.user_id and k.amount_halalas = b.amount_halalas and k.id <> b.id
          and k.folded_reference <> b.folded_reference
          and k.transferred_at >= day.start and k.transferred_at < day.start + interval '1 day'
        order by k.id desc limit 5)) k) as duplicates,
    (select json_build_object('amount_halalas', l.amount_halalas, 'day', to_char(l.day, 'YYYY-MM-DD'),
       'reference', l.reference, 'details', l.details)
     from statement_lines l where l.confirmation_id = b.id order by l.id desc limit 1) as line`,
  joins: `join confirmations b on b.id = picked.id join users u on u.id = b.user_id
    left join images i on i.id = b.receipt_id left join users d on d.id = b.decided_by
    left join charges ch on ch.id = b.charge_id
    left join lateral (select sum(o.total_halalas)::bigint as due from orders o where o.charge_id = b.charge_id
      and o.status = 'pending' and o.payment_status in ('unpaid', 'pending')) waiting on true
    cross join lateral (select date_trunc('day', b.transferred_at at time zone 'Asia/Riyadh') at time zone 'Asia/Riyadh'
                        as start) day`,
}

const payouts: TableSource = {
  from: 'payouts b',
  key: 'b.id',
  columns: `b.id, b.user_id, b.amount_halalas, b.iban, b.account_holder, b.status, b.note, b.bank_reference,
    b.created_at,
    (select i.batch_id from payout_batch_items i where i.payout_id = b.id and i.status = 'open') as batch,
    (select i.note from payout_batch_items i where i.payout_id = b.id and i.status = 'failed'
     order by i.batch_id desc limit 1) as failure,
    ${owner}, ${decider('b')}`,
  joins: `join payouts b on b.id = picked.id join users u on u.id = b.user_id left join users d on d.id = b.decided_by`,
}

export interface ConfirmationFilter extends Period {
  readonly id?: number | undefined
  readonly status?: ConfirmationRow['status'] | undefined
  readonly order_id?: number | undefined
  readonly s?: string | undefined
}

/** Reported bank transfers: pending transfers first, oldest first; then the others, newest first. */
export async function listConfirmationsToDecide(
  db: Sql,
  query: ConfirmationFilter & Paging & Sorted,
): Listed<ConfirmationToDecideRow> {
  const order = orderOf(query)
  return pageRows(db, confirmations, await confirmationsOf(db, query), { ...query, order })
}

/** These transfers with the results of their checks, by id. */
export async function listConfirmationsById(
  db: Sql,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ConfirmationToDecideRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<ConfirmationToDecideRow>({
    text: `with picked as materialized (select id from unnest($1::bigint[]) id)
           select ${confirmations.columns} from picked ${confirmations.joins}`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Reported bank transfers in chunks, for the CSV export, in the order of {@link listConfirmationsToDecide}. */
export const readConfirmations = (db: Sql, query: ConfirmationFilter & Sorted) =>
  readRows<ConfirmationToDecideRow>(db, confirmations, () => confirmationsOf(db, query), orderOf(query))

const sorts = {
  at: ['b.created_at', 'b.id'],
  amount: ['b.amount_halalas', 'b.id'],
  transferred_at: ['b.transferred_at', 'b.id'],
}

const orderOf = ({ sort, order }: Sorted) => (sort ? orderBy(sorts[sort], order) : waitingFirst)

const waitingFirst = `(b.status <> 'pending'), (case when b.status = 'pending' then b.id else -b.id end)`

async function confirmationsOf(db: Sql, filter: ConfirmationFilter): Promise<Where> {
  const where = common(filter).andIf(filter.order_id, 'b.order_id = $?')
  const { s } = filter
  if (s) {
    const people = await findPeople(db, s)
    where.and(
      anyOf([
        `b.id = ${where.put(numberIn(s))}`,
        `b.folded_reference like ${where.put(`${foldedReference(s)}%`)}`,
        ...isOneOf(where, 'b.user_id', people),
      ]),
    )
  }
  return where
}

export interface PayoutFilter extends Period {
  readonly id?: number | undefined
  readonly status?: (typeof listedPayoutStates)[number] | undefined
  readonly s?: string | undefined
}

/**
 * Payouts in the order of {@link listConfirmationsToDecide}: pending payouts first, oldest first; then the others, newest
 * first.
 */
export async function listPayoutsToSettle(
  db: Sql,
  query: PayoutFilter & Paging & Sorted,
): Listed<PayoutToSettleRow> {
  const order = orderOf(query)
  return pageRows(db, payouts, await payoutsOf(db, query), { ...query, order })
}

/** Payouts in chunks, for the CSV export, in the order of {@link listPayoutsToSettle}. */
export const readPayouts = (db: Sql, query: PayoutFilter & Sorted) =>
  readRows<PayoutToSettleRow>(db, payouts, () => payoutsOf(db, query), orderOf(query))

const batched = `(select i.payout_id from payout_batch_items i where i.status = 'open')`

async function payoutsOf(db: Sql, { status, ...filter }: PayoutFilter): Promise<Where> {
  const where = common({ ...filter, status: status === 'batched' ? 'pending' : status })
  if (status === 'batched') where.and(`b.id in ${batched}`)
  if (status === 'pending') where.and(`b.id not in ${batched}`)
  const { s } = filter
  if (s) {
    const bare = latinDigits(s)
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase()
    // A search for a part of an IBAN needs four characters; a shorter text is the number of a payout.
    const ends = bare.length >= 4 ? `${[...bare].reverse().join('')}%` : '-'
    const people = await findPeople(db, s)
    where.and(
      anyOf([
        `b.id = ${where.put(numberIn(s))}`,
        // The condition is a subquery, because a plain OR condition would scan all payouts when few match.
        `b.id = any(array(select k.id from payouts k where reverse(k.iban) like ${where.put(ends)}))`,
        ...isOneOf(where, 'b.user_id', people),
      ]),
    )
  }
  return where
}

function common({
  id,
  status,
  from,
  to,
}: Period & { readonly id?: number | undefined; readonly status?: string | undefined }): Where {
  return new Where()
    .andIf(id, 'b.id = $?')
    .andIf(status, 'b.status = $?')
    .andIf(from, 'b.created_at >= $?')
    .andIf(to && addDays(to, 1), 'b.created_at < $?')
}
