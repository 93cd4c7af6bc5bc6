import type { Sql } from '#platform/database/db.ts'
import { addDays } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { AccountKind } from '#shared/operator/records.ts'
import { orderNumberBase } from '#shared/orders/rules.ts'
import type { ReferenceType, TransactionType } from '#shared/wallet/contract.ts'
import { Where } from '../../base/where.ts'
import { orderBy, readKeys, sliceOf } from '../tables/store.ts'

export interface LedgerRow {
  readonly account_id: number
  readonly version: number
  readonly transfer_id: number
  readonly type: TransactionType
  readonly amount_halalas: Halalas
  readonly held_change_halalas: Halalas
  readonly balance_after_halalas: Halalas
  readonly at: Date
  readonly kind: AccountKind
  readonly user_id: number | null
  readonly order_id: number | null
  readonly f_name: string | null
  readonly l_name: string | null
  readonly reference_type: ReferenceType
  readonly reference_id: number
}

/** The filters of a list of ledger entries. */
export interface LedgerFilter {
  readonly kind?: AccountKind | undefined
  readonly user?: number | undefined
  readonly reference_type?: ReferenceType | undefined
  readonly reference_id?: number | undefined
  readonly transfer?: number | undefined
  /** First and last day of the period, each as the time at which the day starts; both days are included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** The number of a transfer or of an order. */
  readonly s?: string | undefined
}

type Listed = { rows: LedgerRow[]; count: number }
type Page = Paging & Turn

interface Turn {
  readonly order?: 'asc' | 'desc' | undefined
}

/** The entries of the ledger in order of time, with their count up to the cap of totals. */
export function listEntries(db: Sql, query: LedgerFilter & Page): Promise<Listed> {
  return ofFewAccounts(query) ? listOfAccounts(db, query) : listOfTransfers(db, query)
}

/**
 * True if the filter names a person, or an account kind with few accounts. Only the entries of these accounts are then
 * read, account by account. False for a filter by transfer or record, because this filter is more selective.
 */
function ofFewAccounts({ kind, user, transfer, reference_type, s }: LedgerFilter): boolean {
  const few = user !== undefined || (kind !== undefined && kind !== 'person' && kind !== 'escrow')
  return few && transfer === undefined && reference_type === undefined && s === undefined
}

const columnsOf = (account: string, transfer: string) => `e.account_id, e.version, e.transfer_id, e.type,
  e.amount_halalas, e.held_change_halalas, e.balance_after_halalas, e.at, ${account}.kind, ${account}.user_id,
  ${account}.order_id, u.f_name, u.l_name, ${transfer}.reference_type, ${transfer}.reference_id`

/** Lists by transfer: the entries of one transfer are adjacent. */
async function listOfTransfers(db: Sql, query: LedgerFilter & Page): Promise<Listed> {
  const where = transfersOf(query)
  // Skips transfers that cannot affect accounts of this kind.
  const about = query.kind && movedBy[query.kind]
  if (about) where.and(`t.reference_type in (${about.map((type) => where.put(type)).join(', ')})`)
  const shown = where.text
  // `offset 0` is an optimization fence. It makes PostgreSQL read transfers in order of time, not all entries of the
  // accounts first.
  const from = `from transfers t cross join lateral (
      select e.*, a.kind, a.user_id, a.order_id from entries e join accounts a on a.id = e.account_id
      where e.transfer_id = t.id and ${sideOf(query, where)} offset 0) e`
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select ${from} where ${shown} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const turn = query.order === 'asc' ? '' : 'desc'
  const listing = db.query<LedgerRow>({
    text: `select ${columnsOf('e', 'e')} from (
             select e.*, t.reference_type, t.reference_id, t.at as moved_at ${from} where ${shown}
             order by t.at ${turn}, t.id ${turn}, e.account_id, e.version ${slice(where, query)}) e
           left join users u on u.id = e.user_id
           order by e.moved_at ${turn}, e.transfer_id ${turn}, e.account_id, e.version`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return { rows, count: counted?.count ?? 0 }
}

/**
 * The record types that move accounts of each kind (server/orders/payment/money.ts, server/wallet); an escrow account
 * moves with its order only. A kind that is missing here moves with every record type.
 */
const movedBy: Partial<Record<AccountKind, readonly ReferenceType[]>> = {
  escrow: ['order'],
  commission: ['order'],
  gateway: ['charge'],
  bank: ['charge', 'confirmation', 'payout'],
  payout: ['payout'],
}

/**
 * Lists by account: one index scan per account over its entries in the period, in the direction of the list. An account numbers its
 * entries (`version`), so the count needs no scan.
 */
async function listOfAccounts(db: Sql, query: LedgerFilter & Page): Promise<Listed> {
  const where = new Where()
  const shown = sideOf(query, where)
  const spans = `select a.*, ${versionBefore(where, query.from, '0')} as low,
      ${versionBefore(where, query.to && addDays(query.to, 1), 'a.version')} as high
    from accounts a where ${shown}`
  const counting = db.query<{ count: number }>({
    text: `select least(coalesce(sum(greatest(high - low, 0)), 0), ${limits.page.totalCap + 1}) as count from (${spans}) s`,
    values: [...where.values],
  })
  const turn = query.order === 'asc' ? '' : 'desc'
  const { taken, skipped } = sliceOf(query)
  const reached = where.put(skipped + taken)
  const order = `e.at ${turn}, e.transfer_id ${turn}, e.account_id, e.version ${turn}`
  const listing = db.query<LedgerRow>({
    text: `select ${columnsOf('a', 't')} from (
             select e.* from (${spans}) a
             cross join lateral (select * from entries where account_id = a.id and version > a.low and version <= a.high
                                 order by version ${turn} limit ${reached}) e
             order by ${order} ${slice(where, query)}) e
           join accounts a on a.id = e.account_id join transfers t on t.id = e.transfer_id
           left join users u on u.id = a.user_id order by ${order}`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return { rows, count: counted?.count ?? 0 }
}

/** The version of an account before a time; `otherwise` if no time is given. */
function versionBefore(where: Where, moment: Date | undefined, otherwise: string): string {
  return moment ? `version_before(a.id, ${where.put(moment)}::timestamptz)` : otherwise
}

function slice(where: Where, page: Paging): string {
  const { taken, skipped } = sliceOf(page)
  return `limit ${where.put(taken)} offset ${where.put(skipped)}`
}

/**
 * The ledger in chunks of whole transfers, for the CSV export, in the order of the list. It ends after `fileRows` entries,
 * possibly within a transfer.
 */
export async function* readEntries(db: Sql, query: LedgerFilter & Turn): AsyncGenerator<LedgerRow[]> {
  const shown = transfersOf(query)
  const lines = 'entries e join accounts a on a.id = e.account_id'
  shown.and(`exists (select from ${lines} where e.transfer_id = t.id and ${sideOf(query, shown)})`)
  const order = orderBy(['t.at', 't.id'], query.order)
  let left = limits.operator.fileRows
  const ids = await readKeys(db, { from: 'transfers t', key: 't.id', order }, shown, left)
  const turn = ofFewAccounts(query) && query.order !== 'asc' ? 'desc' : 'asc'
  for (let done = 0; done < ids.length && left > 0; done += atOnce) {
    const where = new Where()
    const picked = `unnest(${where.put(ids.slice(done, done + atOnce))}::bigint[]) with ordinality as picked (id, place)`
    const rows = await db.query<LedgerRow>({
      text: `select ${columnsOf('a', 't')} from ${picked} join transfers t on t.id = picked.id join ${lines} on e.transfer_id = t.id
               left join users u on u.id = a.user_id
             where ${sideOf(query, where)} order by picked.place, e.account_id, e.version ${turn}`,
      values: where.values,
    })
    yield rows.slice(0, left)
    left -= rows.length
  }
}

const atOnce = 2_000

/** The conditions on transfers. */
function transfersOf(filter: LedgerFilter): Where {
  const where = new Where()
    .andIf(filter.transfer, 't.id = $?')
    .andIf(filter.reference_type, 't.reference_type = $?')
    .andIf(filter.reference_id, 't.reference_id = $?')
    .andIf(filter.from, 't.at >= $?')
    .andIf(filter.to && addDays(filter.to, 1), 't.at < $?')
  if (filter.s !== undefined) {
    const number = /^\d{1,15}$/.test(filter.s) ? Number(filter.s) : 0
    const named = "t.reference_type = 'order' and t.reference_id = $?"
    where.and(
      `t.id in (select $?::bigint union all select t.id from transfers t where ${named})`,
      number,
      number - orderNumberBase,
    )
  }
  return where
}

/** The SQL conditions on accounts. Their values become parameters of `where`. */
function sideOf({ kind, user }: LedgerFilter, where: Where): string {
  const conditions = [
    ...(kind === undefined ? [] : [`a.kind = ${where.put(kind)}`]),
    ...(user === undefined ? [] : [`a.user_id = ${where.put(user)}`]),
  ]
  return conditions.join(' and ') || 'true'
}

export interface ProofRow {
  readonly accounts: number
  readonly entries: number
  readonly total: number
  readonly differing: number
}

/**
 * Compares the balances of all accounts with the sums of their entries, in one statement. Run this function in a
 * transaction of its own.
 */
export async function proveBooks(tx: Sql): Promise<ProofRow> {
  // The hash aggregate over all accounts must fit into memory, because sorting on disk takes three times as long.
  await tx.query({ text: `set local work_mem = '256MB'` })
  const [row] = await tx.query<ProofRow>({
    name: 'operator_ledger_proof',
    text: `select count(*) as accounts, coalesce(sum(e.lines), 0) as entries, coalesce(sum(e.amount), 0) as total,
             count(*) filter (where a.balance_halalas <> coalesce(e.amount, 0) or a.held_halalas <> coalesce(e.held, 0)
               or a.version <> coalesce(e.lines, 0)) as differing
           from accounts a
           left join (select account_id, sum(amount_halalas) as amount, sum(held_change_halalas) as held, count(*) as lines
                      from entries group by account_id) e on e.account_id = a.id`,
  })
  if (!row) throw new RangeError('the proof of the ledger returned no row')
  return row
}
