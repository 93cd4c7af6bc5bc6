import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { DayTotals, DifferenceKind } from '#shared/operator/bank/days.ts'
import type { TransactionType } from '#shared/wallet/contract.ts'

/** A day in Riyadh: its name, and the times at which it begins and ends. */
export interface Day {
  /** In the format `YYYY-MM-DD`. */
  readonly name: string
  readonly from: Date
  readonly to: Date
}

export interface KindRow {
  readonly type: TransactionType
  readonly count: number
  readonly amount: Halalas
}

/** The movements of money on a day by type. Holds are left out, because they move no money. */
export function listKinds(db: Sql, { from, to }: Day): Promise<KindRow[]> {
  return db.query<KindRow>({
    name: 'day_kinds',
    text: `select e.type, count(*) as count, sum(e.amount_halalas)::bigint as amount from entries e
           where e.at >= $1 and e.at < $2 and e.amount_halalas > 0 group by e.type order by e.type`,
    values: [from, to],
  })
}

export interface SumsRow {
  readonly bank_in: Halalas
  readonly bank_out: Halalas
  readonly card_in: Halalas
  readonly card_out: Halalas
  readonly entries_sum: Halalas
  readonly statement_lines: number
  readonly statement_in: Halalas
}

/** The sums of a day at the bank and the gateway, in the ledger and in bank statements. */
export async function findSums(db: Sql, { name, from, to }: Day): Promise<SumsRow> {
  const sum = (kind: string, sign: string) =>
    `coalesce(abs(sum(e.amount_halalas) filter (where a.kind = '${kind}' and e.amount_halalas ${sign} 0)), 0)::bigint`
  const [row] = await db.query<SumsRow>({
    name: 'day_sums',
    text: `select ${sum('bank', '<')} as bank_in, ${sum('bank', '>')} as bank_out, ${sum('gateway', '<')} as card_in,
             ${sum('gateway', '>')} as card_out, coalesce(sum(e.amount_halalas), 0)::bigint as entries_sum,
             (select count(*) from statement_lines where day = $3::date) as statement_lines,
             (select coalesce(sum(amount_halalas), 0)::bigint from statement_lines where day = $3::date) as statement_in
           from entries e join accounts a on a.id = e.account_id where e.at >= $1 and e.at < $2`,
    values: [from, to, name],
  })
  if (!row) throw new RangeError('the sums of a day returned no row')
  return row
}

type ReceivedRow = Pick<SumsRow, 'bank_in' | 'statement_lines' | 'statement_in'>

/** The money that the bank received on each of these days, according to the ledger and to bank statements. */
export async function listReceived(
  db: Sql,
  days: readonly string[],
): Promise<ReadonlyMap<string, ReceivedRow>> {
  const rows = await db.query<ReceivedRow & { readonly day: string }>({
    name: 'days_received',
    text: `select to_char(d.day, 'YYYY-MM-DD') as day,
             coalesce((select -sum(e.amount_halalas) from entries e join accounts a on a.id = e.account_id
                       where a.kind = 'bank' and e.amount_halalas < 0
                         and e.at >= d.day::timestamp at time zone 'Asia/Riyadh'
                         and e.at < (d.day + 1)::timestamp at time zone 'Asia/Riyadh'), 0)::bigint as bank_in,
             l.statement_lines, l.statement_in
           from unnest($1::date[]) d (day)
           cross join lateral (select count(*) as statement_lines, coalesce(sum(amount_halalas), 0)::bigint as statement_in
                               from statement_lines where day = d.day) l`,
    values: [days],
  })
  return new Map(rows.map((row) => [row.day, row]))
}

export interface DifferenceRow {
  readonly kind: DifferenceKind
  readonly amount: Halalas
  readonly reference: string
  readonly confirmation_id: number | null
  readonly line_id: number | null
  readonly other_day: string | null
}

/**
 * The parts of the difference between the transfers that the ledger credited on a day and the statement lines of the
 * day, the largest first. The name of a credit is the reference of the reported transfer, else the reference of its
 * payment. The name of a line is its reference, else its text.
 */
export function listDifferences(db: Sql, { name, from, to }: Day): Promise<DifferenceRow[]> {
  return db.query<DifferenceRow>({
    name: 'day_differences',
    text: `with booked as materialized (
             select -e.amount_halalas as amount, c.id as confirmation_id, coalesce(c.transfer_reference, h.reference, '') as reference,
               r.line_id, l.day, l.amount_halalas as line_amount
             from entries e join accounts a on a.id = e.account_id and a.kind = 'bank'
             join transfers t on t.id = e.transfer_id
             left join charges h on t.reference_type = 'charge' and h.id = t.reference_id
             left join lateral (
               select c.id, c.transfer_reference from confirmations c
               where c.status in ('approved', 'reversed')
                 and (t.reference_type = 'confirmation' and c.id = t.reference_id
                   or t.reference_type = 'charge' and c.charge_id = t.reference_id)
               order by c.decided_at limit 1) c on true
             left join bank_receipts r on r.confirmation_id = c.id left join statement_lines l on l.id = r.line_id
             where e.at >= $1 and e.at < $2 and e.amount_halalas < 0),
           lines as materialized (
             select l.id, l.amount_halalas, coalesce(nullif(l.reference, ''), l.details) as reference, r.confirmation_id,
               (c.decided_at at time zone 'Asia/Riyadh')::date as booked_on
             from statement_lines l left join bank_receipts r on r.line_id = l.id
             left join confirmations c on c.id = r.confirmation_id
             where l.day = $3::date)
           select kind, amount, reference, confirmation_id, line_id, to_char(other_day, 'YYYY-MM-DD') as other_day from (
             select 'booking_without_line' as kind, amount, reference, confirmation_id, null::bigint as line_id,
               null::date as other_day from booked where line_id is null
             union all
             select 'booking_other_day', amount, reference, confirmation_id, line_id, day from booked
             where line_id is not null and day is distinct from $3::date
             union all
             select 'amount_differs', amount - line_amount, reference, confirmation_id, line_id, null from booked
             where day = $3::date and amount <> line_amount
             union all
             select 'line_unmatched', -amount_halalas, reference, null, id, null from lines where confirmation_id is null
             union all
             select 'line_other_day', -amount_halalas, reference, confirmation_id, id, booked_on from lines
             where confirmation_id is not null and booked_on is distinct from $3::date) found
           order by abs(amount) desc, kind, line_id, confirmation_id limit ${limits.operator.dayDifferences}`,
    values: [from, to, name],
  })
}

export interface ClosingRow {
  readonly day: string
  readonly closed_by: number
  readonly f_name: string
  readonly l_name: string
  readonly closed_at: Date
  readonly note: string
  readonly totals: DayTotals
}

const closing = `to_char(c.day, 'YYYY-MM-DD') as day, c.closed_by, u.f_name, u.l_name, c.closed_at, c.note, c.totals`

/** The closings of these days. */
export async function listClosings(
  db: Sql,
  days: readonly string[],
): Promise<ReadonlyMap<string, ClosingRow>> {
  const rows = await db.query<ClosingRow>({
    name: 'day_closings',
    text: `select ${closing} from day_closings c join users u on u.id = c.closed_by where c.day = any($1::date[])`,
    values: [days],
  })
  return new Map(rows.map((row) => [row.day, row]))
}

export interface DaySpan {
  readonly closed: boolean | undefined
  /** The beginning of the day's name, such as `2026-11`. */
  readonly begins: string | undefined
  readonly ascending: boolean
  readonly limit: number
  readonly offset: number
}

/** The days from the first movement of money until today: one page of them, and the count of all. */
export async function listDayNames(
  db: Sql,
  today: string,
  { closed, begins, ascending, limit, offset }: DaySpan,
): Promise<{ readonly days: string[]; readonly count: number }> {
  const [row] = await db.query<{ days: string[]; count: number }>({
    name: `day_names_${ascending ? 'up' : 'down'}`,
    text: `with days as (
             select d::date as day from generate_series(
               (select coalesce((min(at) at time zone 'Asia/Riyadh')::date, $1::date) from transfers), $1::date, interval '1 day') d
             where ($2::boolean is null or $2 = exists (select from day_closings c where c.day = d::date))
               and ($5::text is null or starts_with(to_char(d, 'YYYY-MM-DD'), $5)))
           select (select count(*) from days) as count, array(
             select to_char(day, 'YYYY-MM-DD') from days order by day ${ascending ? 'asc' : 'desc'} limit $3 offset $4) as days`,
    values: [today, closed ?? null, limit, offset, begins ?? null],
  })
  return row ?? { days: [], count: 0 }
}

/** Stores a closing; false when the day was closed before. */
export async function insertClosing(
  tx: Sql,
  closed: { readonly day: string; readonly by: number; readonly note: string; readonly totals: DayTotals },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'day_close',
    text: `insert into day_closings (day, closed_by, note, totals) values ($1, $2, $3, $4)
           on conflict do nothing returning day`,
    values: [closed.day, closed.by, closed.note, JSON.stringify(closed.totals)],
  })
  return rows.length > 0
}

export interface LaterRow {
  readonly movements: number
  readonly amount: Halalas
  readonly lines: number
  readonly lines_amount: Halalas
}

/** The movements and statement lines of a day that came after a time. */
export async function findLater(db: Sql, { name, from, to }: Day, after: Date): Promise<LaterRow> {
  const [row] = await db.query<LaterRow>({
    name: 'day_later',
    text: `select (select count(*) from entries where at >= $1 and at < $2 and at > $4 and amount_halalas > 0) as movements,
             (select coalesce(sum(amount_halalas), 0)::bigint from entries
              where at >= $1 and at < $2 and at > $4 and amount_halalas > 0) as amount,
             (select count(*) from statement_lines l join statements s on s.id = l.first_statement_id
              where l.day = $3::date and s.at > $4) as lines,
             (select coalesce(sum(l.amount_halalas), 0)::bigint from statement_lines l
              join statements s on s.id = l.first_statement_id where l.day = $3::date and s.at > $4) as lines_amount`,
    values: [from, to, name, after],
  })
  return row ?? { movements: 0, amount: 0 as Halalas, lines: 0, lines_amount: 0 as Halalas }
}
