import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { Transaction, TransactionType } from '#shared/wallet/contract.ts'
import { exportedRows } from '../base/accountPart.ts'

/** The current amounts of a wallet in halalas. Due holds count as released, whether or not a job has run. */
export interface BalanceRow {
  /** Null if the person has no account yet. */
  readonly account_id: number | null
  readonly balance: Halalas
  readonly held: Halalas
  /** The number of statement lines. */
  readonly lines: number
}

/** The wallet of a person; `balance - held` is available. Uses the database's clock, as the ledger does. */
export async function findBalance(db: Sql, userId: number): Promise<BalanceRow> {
  const [row] = await db.query<BalanceRow & { readonly account_id: number }>({
    name: 'wallet_balance',
    text: `select a.id as account_id, a.balance_halalas as balance, a.version as lines,
             a.held_halalas - case when a.next_release_at <= clock_timestamp() then (
               select coalesce(sum(h.amount_halalas), 0) from holds h
               where h.account_id = a.id and h.ended_at is null and not h.frozen and h.release_at <= clock_timestamp())
             else 0 end as held
           from accounts a where a.user_id = $1`,
    values: [userId],
  })
  return row ?? { account_id: null, balance: halalas(0), held: halalas(0), lines: 0 }
}

export interface HoldRow {
  readonly order_id: number
  readonly amount_halalas: Halalas
  /** The time of the release; null if an open return or dispute has frozen the hold. */
  readonly until: Date | null
}

/** The current holds, the next release first. */
export function listHolds(db: Sql, accountId: number): Promise<HoldRow[]> {
  return db.query<HoldRow>({
    name: 'wallet_holds',
    text: `select order_id, amount_halalas, case when not frozen then release_at end as until from holds
           where account_id = $1 and ended_at is null and (frozen or release_at > clock_timestamp())
           order by frozen, release_at, id limit ${limits.page.most}`,
    values: [accountId],
  })
}

/** A statement line with the columns that its detail needs. */
export interface LineRow {
  /** The line's number within its account, from 1 without gaps. */
  readonly version: number
  readonly type: TransactionType
  readonly amount_halalas: Halalas
  readonly held_change_halalas: Halalas
  readonly passed_halalas: Halalas
  readonly balance_after_halalas: Halalas
  readonly at: Date
  readonly reference_type: Transaction['reference']['type']
  readonly reference_id: number
  /** The order to which the line refers, or whose money was held. */
  readonly order_id: number | null
  readonly held_until: Date | null
  readonly charge_reference: string | null
  readonly charge_method: 'card' | 'bank_transfer' | null
  readonly bank_name: string | null
  readonly transfer_reference: string | null
  readonly iban: string | null
}

export interface LineFilter extends Paging {
  readonly direction?: 'in' | 'out' | undefined
  /** The period of the lines, from `from` (inclusive) to `to` (exclusive). */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/**
 * Lines of an account, newest first. A page is found by the numbers of its lines. Only a filter by direction needs an offset
 * and a count.
 */
export async function listLines(
  db: Sql,
  account: { readonly id: number; readonly lines: number },
  filter: LineFilter,
): Promise<{ rows: LineRow[]; count: number }> {
  const { id: accountId, lines } = account
  const { direction, from, to, page, limit } = filter
  const span = from || to ? await spanOf(db, accountId, from, to) : { after: 0, before: lines }
  const skipped = (page - 1) * limit
  if (direction === undefined) {
    const rows = await linesOf(
      db,
      accountId,
      { ...span, before: span.before - skipped },
      { limit, skipped: 0 },
    )
    return { rows, count: span.before - span.after }
  }
  const [rows, count] = await Promise.all([
    skipped < limits.page.totalCap ? linesOf(db, accountId, span, { limit, skipped, direction }) : [],
    countOf(db, accountId, span, direction),
  ])
  return { rows, count }
}

/** Every line of a person's wallet, newest first. */
export async function listAllLines(db: Sql, userId: number): Promise<LineRow[]> {
  const { account_id, lines } = await findBalance(db, userId)
  if (account_id === null) return []
  return linesOf(db, account_id, { after: 0, before: lines }, { limit: exportedRows, skipped: 0 })
}

/** Line numbers above `after` and up to `before`. */
interface Span {
  readonly after: number
  readonly before: number
}

async function spanOf(db: Sql, accountId: number, from?: Date, to?: Date): Promise<Span> {
  const [row] = await db.query<Span>({
    name: 'wallet_span',
    text: `select case when $2::timestamptz is null then 0 else version_before(id, $2) end as after,
             case when $3::timestamptz is null then version else version_before(id, $3) end as before
           from accounts where id = $1`,
    values: [accountId, from, to],
  })
  return row ?? { after: 0, before: 0 }
}

function linesOf(
  db: Sql,
  accountId: number,
  { after, before }: Span,
  {
    limit,
    skipped,
    direction,
  }: { readonly limit: number; readonly skipped: number; readonly direction?: string },
): Promise<LineRow[]> {
  return db.query<LineRow>({
    name: 'wallet_lines',
    text: `select e.version, e.type, e.amount_halalas, e.held_change_halalas, e.balance_after_halalas, e.at,
             ${passedThrough} as passed_halalas,
             t.reference_type, t.reference_id, coalesce(case when t.reference_type = 'order' then t.reference_id end,
               ended.order_id) as order_id,
             case when e.type in ('sale', 'hold') and not held.frozen and held.release_at > clock_timestamp()
               then held.release_at end as held_until,
             c.reference as charge_reference,
             case when b.id is null then c.method else 'bank_transfer' end as charge_method,
             b.bank_name, b.transfer_reference, p.iban
           from (select * from entries where account_id = $1 and version > $2 and version <= $3
                   and ($4::text is null or case $4 when 'in' then amount_halalas > 0 else amount_halalas < 0 end)
                 order by version desc limit $5 offset $6) e
           join transfers t on t.id = e.transfer_id
           left join holds held on t.reference_type = 'order' and held.order_id = t.reference_id
             and held.account_id = e.account_id and held.ended_at is null
           left join holds ended on t.reference_type = 'hold' and ended.id = t.reference_id
           left join charges c on t.reference_type = 'charge' and c.id = t.reference_id
           left join confirmations b on t.reference_type = 'confirmation' and b.id = t.reference_id
           left join payouts p on t.reference_type = 'payout' and p.id = t.reference_id
           order by e.version desc`,
    values: [accountId, after, before, direction, limit, skipped],
  })
}

/**
 * The amount of a line that only passed through the wallet. For a charge, this is the part that paid its orders or its renewal
 * at once; for such a payment, it is the whole amount. It is 0 for every other line: a payment from the balance has no charge.
 */
const passedThrough = `case e.type
  when 'charge' then coalesce((
    select -sum(s.amount_halalas) from (
      select 'order' as type, o.id from orders o where o.charge_id = c.id
      union all select 'renewal', r.id from renewals r where r.charge_id = c.id) paid
    join transfers m on m.reference_type = paid.type and m.reference_id = paid.id and m.type in ('purchase', 'subscription')
    join entries s on s.transfer_id = m.id and s.account_id = $1), 0)
  when 'purchase' then coalesce((
    select -e.amount_halalas from orders o where o.id = t.reference_id and o.charge_id is not null), 0)
  when 'subscription' then coalesce((
    select -e.amount_halalas from renewals r where r.id = t.reference_id and r.charge_id is not null), 0)
  else 0 end`

async function countOf(
  db: Sql,
  accountId: number,
  { after, before }: Span,
  direction: string,
): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'wallet_lines_count',
    text: `select count(*) from (select from entries where account_id = $1 and version > $2 and version <= $3
             and case $4 when 'in' then amount_halalas > 0 else amount_halalas < 0 end
             limit ${limits.page.totalCap + 1}) e`,
    values: [accountId, after, before, direction],
  })
  return row?.count ?? 0
}
