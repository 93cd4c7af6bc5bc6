import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import { typedNumber } from '#shared/base/text/digits.ts'
import type { LineMatch } from '#shared/operator/statement/match.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import { Where } from '../../base/where.ts'
import { anyOf, containsWords, escaped } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

/**
 * Serializes imports until the end of the transaction. Without the lock, concurrent imports of one file would not
 * recognize each other's lines.
 */
export async function holdStatements(tx: Sql): Promise<void> {
  await tx.query({ text: 'lock table statements in share row exclusive mode' })
}

/**
 * Returns the pending transfers whose amount or reference is on one of these lines and whose receipt is not used yet,
 * as JSON text of `WaitingTransfer[]`. `amounts` and `references` are JSON text too.
 */
export async function listWaiting(
  tx: Sql,
  { amounts, references }: { readonly amounts: string; readonly references: string },
): Promise<string> {
  const [row] = await tx.query<{ found: string }>({
    name: 'operator_statement_waiting',
    text: `with w as materialized (
             select c.id, c.amount_halalas, c.folded_reference,
               regexp_replace(lower(ch.reference), '[^[:alnum:]]', '', 'g') as asked_reference,
               to_char(c.transferred_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day
             from confirmations c left join charges ch on ch.id = c.charge_id
             where c.status = 'pending'
               and not exists (select from bank_receipts r where r.folded_reference = c.folded_reference)
             order by c.id limit ${mostWaiting}
           ), keys as materialized (select json_array_elements_text($2::json) as key),
           fitting as (
             select w.id from w join (select json_array_elements_text($1::json)::bigint as amount) a on a.amount = w.amount_halalas
             union select w.id from w join keys k on k.key = w.folded_reference
             union select w.id from w join keys k on k.key = w.asked_reference
           )
           select coalesce(json_agg(w order by w.id), '[]')::text as found from w join fitting f on f.id = w.id`,
    values: [amounts, references],
  })
  return row?.found ?? '[]'
}

const mostWaiting = 100_000

/**
 * Returns how many of these lines exist already, and the hashes of the lines whose transfer was approved. `hashes` and
 * `done` are JSON text.
 */
export async function listKnown(
  tx: Sql,
  hashes: string,
): Promise<{ readonly known: number; readonly done: string }> {
  const [row] = await tx.query<{ known: number; done: string }>({
    name: 'operator_statement_known',
    text: `select count(*)::int as known,
             coalesce(json_agg(encode(l.hash, 'hex')) filter (where c.status = 'approved'), '[]')::text as done
           from (select decode(json_array_elements_text($1::json), 'hex') as hash) sent
           join statement_lines l on l.hash = sent.hash left join confirmations c on c.id = l.confirmation_id`,
    values: [hashes],
  })
  return row ?? { known: 0, done: '[]' }
}

export async function insertStatement(
  tx: Sql,
  statement: {
    readonly name: string
    readonly by: number
    readonly now: Date
    readonly lines: number
    readonly known: number
    readonly skipped: number
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'operator_statement_insert',
    text: `insert into statements (name, imported_by, at, lines, known, skipped) values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [
      statement.name,
      statement.by,
      statement.now,
      statement.lines,
      statement.known,
      statement.skipped,
    ],
  })
  if (!row) throw new RangeError('the insert of a statement returned no row')
  return row.id
}

/**
 * Stores lines given as JSON text. A known line is moved to this statement, and gets its new match unless its transfer
 * was approved.
 */
export async function writeLines(tx: Sql, statementId: number, lines: string): Promise<void> {
  await tx.query({
    name: 'operator_statement_lines_write',
    text: `insert into statement_lines as l (statement_id, first_statement_id, line, day, amount_halalas, reference, details,
             hash, folded_reference, reference_keys, match, confirmation_id)
           select $1, $1, n.line, n.day, n.amount_halalas, n.reference, n.details, decode(n.hash, 'hex'),
             n.folded_reference, array(select json_array_elements_text(n.reference_keys)), n.match, n.id
           from json_to_recordset($2) as n (line int, day date, amount_halalas bigint, reference text, details text,
             hash text, folded_reference text, reference_keys json, match text, id bigint)
           on conflict (hash) do update set statement_id = excluded.statement_id, line = excluded.line,
             match = case when exists (select from confirmations c where c.id = l.confirmation_id and c.status = 'approved')
               then l.match else excluded.match end,
             confirmation_id = case when exists (
                 select from confirmations c where c.id = l.confirmation_id and c.status = 'approved')
               then l.confirmation_id else excluded.confirmation_id end`,
    values: [statementId, lines],
  })
}

export interface StatementRow {
  readonly id: number
  readonly name: string
  readonly at: Date
  readonly imported_by: number
  readonly f_name: string
  readonly l_name: string
  readonly lines: number
  readonly known: number
  readonly skipped: number
  readonly exact: number
  readonly approved: number
}

const statements: TableSource = {
  from: 'statements t',
  key: 't.id',
  columns: `t.id, t.name, t.at, t.imported_by, u.f_name, u.l_name, t.lines, t.known, t.skipped,
    counted.exact, counted.approved`,
  joins: `join statements t on t.id = picked.id join users u on u.id = t.imported_by
    join (
      select p.id, count(*) filter (where l.match = 'exact') as exact,
        count(*) filter (where c.status = 'approved') as approved
      from picked p left join statement_lines l on l.statement_id = p.id and l.match <> 'none'
      left join confirmations c on c.id = l.confirmation_id group by p.id) counted on counted.id = t.id`,
}

/** Imported statements, newest first. */
export function listStatementsBy(
  db: Sql,
  query: Paging & { readonly s?: string | undefined; readonly order?: 'asc' | 'desc' | undefined },
): Promise<{ rows: StatementRow[]; count: number }> {
  return pageRows(db, statements, statementsOf(query), {
    ...query,
    order: orderBy(['t.id'], query.order),
  })
}

/** Imported statements in chunks, for the CSV export, in the order of {@link listStatementsBy}. */
export const readStatements = (
  db: Sql,
  query: { readonly s?: string | undefined; readonly order?: 'asc' | 'desc' | undefined },
) => readRows<StatementRow>(db, statements, () => statementsOf(query), orderBy(['t.id'], query.order))

const statementsOf = ({ s }: { readonly s?: string | undefined }) =>
  new Where().andIf(s && `%${escaped(s)}%`, 't.name ilike $?')

export async function findStatement(db: Sql, id: number): Promise<StatementRow | undefined> {
  const where = new Where().and('t.id = $?', id)
  const { rows } = await pageRows<StatementRow>(db, statements, where, {
    page: 1,
    limit: 1,
    order: 't.id',
  })
  return rows[0]
}

export interface LineRow {
  readonly id: number
  readonly line: number
  readonly day: string | null
  readonly amount_halalas: Halalas
  readonly reference: string
  readonly details: string
  readonly known: boolean
  readonly match: LineMatch
  readonly confirmation_id: number | null
  readonly status: Confirmation['status'] | null
  readonly told_halalas: Halalas | null
  readonly transfer_reference: string | null
  readonly transferred_at: Date | null
  readonly user_id: number | null
  readonly f_name: string | null
  readonly l_name: string | null
}

const lines: TableSource = {
  from: 'statement_lines l',
  key: 'l.id',
  columns: `l.id, l.line, to_char(l.day, 'YYYY-MM-DD') as day, l.amount_halalas, l.reference, l.details,
    l.first_statement_id <> l.statement_id as known, l.match, l.confirmation_id, c.status,
    c.amount_halalas as told_halalas, c.transfer_reference, c.transferred_at, c.user_id, u.f_name, u.l_name`,
  joins: `join statement_lines l on l.id = picked.id left join confirmations c on c.id = l.confirmation_id
    left join users u on u.id = c.user_id`,
}

export interface LineFilter {
  readonly statement?: number | undefined
  readonly match?: LineMatch | undefined
  readonly s?: string | undefined
}

/** The lines of one statement in their order, or of all statements, newest first. */
export async function listLines(
  db: Sql,
  query: LineFilter & Paging & LineSort,
): Promise<{ rows: LineRow[]; count: number }> {
  return pageRows(db, lines, await linesOf(db, query), { ...query, order: lineOrder(query) })
}

/** Lines in chunks, for the CSV export, in the order of {@link listLines}. */
export const readLinesBy = (db: Sql, query: LineFilter & LineSort) =>
  readRows<LineRow>(db, lines, () => linesOf(db, query), lineOrder(query))

interface LineSort {
  readonly sort?: 'line' | 'amount' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

function lineOrder({ sort, order, statement }: LineFilter & LineSort): string {
  if (sort === 'amount') return orderBy(['l.amount_halalas', 'l.id'], order)
  const places = ['l.statement_id', 'l.line', 'l.id']
  return orderBy(places, sort || statement === undefined ? order : 'asc')
}

const searchText = { table: 'statement_lines', id: 'id', key: 'l.id', signs: 'l.signs' }

async function linesOf(db: Sql, { statement, match, s }: LineFilter): Promise<Where> {
  const where = new Where().andIf(statement, 'l.statement_id = $?').andIf(match, 'l.match = $?')
  if (s) {
    const amount = typedNumber(s)
    const halalas = amount === undefined ? undefined : fromRiyals(amount)
    where.and(
      anyOf([`l.amount_halalas = ${where.put(halalas ?? 0)}`, await containsWords(db, where, searchText, s)]),
    )
  }
  return where
}

/** A line that matches a pending transfer by reference and amount. */
export interface ExactRow {
  readonly statement_id: number
  readonly line_id: number
  readonly confirmation_id: number
  /** The day of the line, `YYYY-MM-DD`; null if the line has no day. */
  readonly day: string | null
}

/** The exact, pending matches of these statements, ordered by transfer. */
export function listExact(db: Sql, statementIds: readonly number[]): Promise<ExactRow[]> {
  return db.query<ExactRow>({
    name: 'operator_statement_exact',
    text: `select l.statement_id, l.id as line_id, l.confirmation_id, to_char(l.day, 'YYYY-MM-DD') as day
           from statement_lines l join confirmations c on c.id = l.confirmation_id
           where l.statement_id = any($1::bigint[]) and l.match = 'exact' and c.status = 'pending'
           order by c.id limit ${limits.statement.lines}`,
    values: [statementIds],
  })
}
