import { limits } from '../../base/limits.ts'
import { type Halalas, halalas, maxAmount } from '../../base/money.ts'
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

/** Decodes bytes; throws when the bytes are invalid in the encoding. */
export type Decode = (bytes: Uint8Array, encoding: string) => string

/** The text of a file in UTF-8 or Windows-1256; undefined when the file is not text. */
export function statementText(bytes: Uint8Array, decode: Decode): string | undefined {
  const text = decoded(bytes, 'utf-8', decode) ?? decoded(bytes, 'windows-1256', decode)
  // Binary spreadsheet formats contain control characters, so a text with control characters is refused.
  return text === undefined || noText.test(text) ? undefined : text
}

/** Control characters except tabs, line ends and an end-of-file sign (U+001A) at the end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them.
const noText = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f]|\u001a(?!$)/

function decoded(bytes: Uint8Array, encoding: string, decode: Decode): string | undefined {
  try {
    return decode(bytes, encoding)
  } catch {
    return undefined
  }
}

/** Why a table cannot be read: too many lines or columns, or an unclosed quotation mark. */
export type TableTrouble = 'lines' | 'columns' | 'open_quote'

/**
 * The cells of a file by line (RFC 4180, also with semicolons or tabs), up to the first problem, and the problem. Blank
 * lines are kept, so that line numbers are those of the file.
 */
export function statementRows(text: string): {
  readonly rows: readonly (readonly string[])[]
  readonly trouble: TableTrouble | null
} {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  // `blank`: the cell contains only spaces so far.
  let [blank, quoted] = [true, false]
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
    blank = true
  }
  const endLine = () => {
    endCell()
    rows.push(cells)
    cells = []
  }
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[place + 1] === '"') {
        cell += '"'
        place += 1
      } else quoted = false
    } else if (sign === '"' && blank) {
      quoted = true
      blank = false
      cell = ''
    } else if (sign === separator) {
      endCell()
      if (cells.length >= limits.statement.columns) return { rows, trouble: 'columns' }
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[place + 1] === '\n') place += 1
      endLine()
      if (rows.length > mostRows) return { rows, trouble: 'lines' }
    } else {
      cell += sign
      blank &&= /\s/.test(sign)
    }
  }
  if (cell !== '' || cells.length > 0) endLine()
  const trouble = quoted ? 'open_quote' : rows.length > mostRows ? 'lines' : null
  return { rows, trouble }
}

/** The maximum number of rows, including the headings and the bank's lines above them. */
const mostRows = limits.statement.lines + 20

/** The most frequent separator in the first lines. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4_000).replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

/** The headings and their columns: the first line with an amount and a reference or details. */
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
