import { limits } from '../../base/limits.ts'
import { type Halalas, halalas, maxAmount } from '../../base/money.ts'
import { csvRows } from '../../base/text/csvRows.ts'
import { latinDigits, typedNumber } from '../../base/text/digits.ts'
import { fold } from '../../base/text/fold.ts'

/** The columns of a statement that are read. */
export const statementColumns = ['date', 'amount', 'reference', 'details'] as const
export type StatementColumn = (typeof statementColumns)[number]

/** The index of each column, from 0; null when missing. */
export type Columns = Readonly<Record<StatementColumn, number | null>>

/** A line of a statement with an incoming amount. */
export interface ReadLine {
  /** The line number in the file, from 1. */
  readonly line: number
  readonly day: string | null
  readonly amount_halalas: Halalas
  readonly reference: string
  readonly details: string
}

/** The cells of a statement by line; see {@link csvRows}. */
export const statementRows = (text: string) =>
  csvRows(text, { lines: mostRows, columns: limits.statement.columns })

/** The maximum number of rows, including the headings and the bank's lines above them. */
const mostRows = limits.statement.lines + 20

/**
 * Finds the line of the headings: the first line that has an amount column, and a reference column or a details column.
 * Without one, takes the first line of several cells.
 */
export function findHeadings(rows: readonly (readonly string[])[]): { at: number; columns: Columns } {
  const places = rows.slice(0, 20).map(columnsOf)
  const complete = (columns: Columns) =>
    columns.amount !== null && (columns.reference !== null || columns.details !== null)
  const at = places.findIndex(complete)
  if (at >= 0) return { at, columns: places[at] ?? noColumns }
  const first = rows.findIndex((cells) => cells.filter(Boolean).length > 1)
  return { at: Math.max(0, first), columns: places[first] ?? noColumns }
}

const noColumns: Columns = { date: null, amount: null, reference: null, details: null }

/** Assigns the columns by their headings in either language. */
export function columnsOf(headings: readonly string[]): Columns {
  const folded = headings.map((heading) => fold(shortened(heading)))
  const taken = new Set<number>()
  const place = (column: StatementColumn) => {
    for (const word of names[column]) {
      const found = folded.findIndex((heading, at) => heading === word && !taken.has(at))
      if (found >= 0) return take(found)
    }
    for (const word of names[column]) {
      const found = folded.findIndex((heading, at) => heading.includes(word) && !taken.has(at))
      if (found >= 0) return take(found)
    }
    return null
  }
  const take = (found: number) => {
    taken.add(found)
    return found
  }
  return {
    date: place('date'),
    amount: place('amount'),
    reference: place('reference'),
    details: place('details'),
  }
}

/** Names of headings, the likeliest first; credit columns come before amount columns. */
const names: Readonly<Record<StatementColumn, readonly string[]>> = {
  date: ['date', 'transaction date', 'value date', 'posting date', 'التاريخ', 'تاريخ العملية', 'تاريخ'].map(
    fold,
  ),
  amount: [
    ...['credit', 'credit amount', 'deposit', 'deposits', 'amount', 'transaction amount'],
    ...['دائن', 'المبلغ الدائن', 'إيداع', 'الإيداعات', 'المبلغ', 'مبلغ العملية', 'مبلغ'],
  ].map(fold),
  reference: [
    ...['reference', 'reference number', 'reference no', 'ref no', 'transaction reference', 'ref'],
    ...['المرجع', 'رقم المرجع', 'الرقم المرجعي', 'مرجع', 'رقم العملية'],
  ].map(fold),
  details: [
    ...['description', 'details', 'narrative', 'remarks', 'particulars'],
    ...['البيان', 'الوصف', 'التفاصيل', 'وصف العملية', 'ملاحظات'],
  ].map(fold),
}

/** The lines with an incoming amount below the headings, and the number of other lines. */
export function readLines(
  rows: readonly (readonly string[])[],
  { at, columns }: { readonly at: number; readonly columns: Columns },
): { readonly lines: readonly ReadLine[]; readonly skipped: number } {
  const lines: ReadLine[] = []
  let skipped = 0
  const cell = (cells: readonly string[], column: StatementColumn) =>
    shortened(columns[column] === null ? '' : (cells[columns[column]] ?? ''))
  for (const [place, cells] of rows.entries()) {
    if (place <= at || cells.every((one) => one === '')) continue
    const amount = incoming(cell(cells, 'amount'))
    if (amount === undefined) skipped += 1
    else {
      lines.push({
        line: place + 1,
        amount_halalas: amount,
        day: writtenDay(cell(cells, 'date')),
        reference: cell(cells, 'reference'),
        details: cell(cells, 'details'),
      })
    }
  }
  return { lines, skipped }
}

/** Truncates a text without splitting a surrogate pair, which the database does not accept. */
function shortened(text: string): string {
  return text.slice(0, limits.text.line).replace(/[\ud800-\udbff]$/, '')
}

/** The incoming amount in halalas in any notation; undefined for outgoing and invalid amounts. */
export function incoming(written: string): Halalas | undefined {
  const bare = written.replace(/(SAR|SR|CR|ر\.?\s?س\.?|ريال|دائن|\u20c1|\s|\u00a0)/giu, '')
  const amount = typedNumber(bare.replace(/^\+/, ''))
  if (amount === undefined || amount <= 0) return undefined
  const whole = Math.round(amount * 100)
  return Math.abs(whole - amount * 100) < 1e-4 && whole <= maxAmount ? halalas(whole) : undefined
}

/**
 * The day as `YYYY-MM-DD`, parsed from the notation of banks (day before month); null for other calendars and invalid
 * days.
 */
export function writtenDay(written: string): string | null {
  const digits = latinDigits(written)
  const found =
    /^(?<year>20\d\d)[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})\b/.exec(digits) ??
    /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>20\d\d)\b/.exec(digits)
  if (!found?.groups) return null
  const { year = '', month = '', day = '' } = found.groups
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
