import { limits } from '../../base/limits.ts'
import { maxAmount } from '../../base/money.ts'
import { latinDigits, typedNumber } from '../../base/text/digits.ts'
import { fold } from '../../base/text/fold.ts'

/** What of a statement is read, by its column. */
export const statementColumns = ['date', 'amount', 'reference', 'details'] as const
export type StatementColumn = (typeof statementColumns)[number]

/** The number of each column, from 0; null where there is none. */
export type Columns = Readonly<Record<StatementColumn, number | null>>

/** A line that brought money. */
export interface ReadLine {
  /** Its place in the file, from 1. */
  readonly line: number
  readonly day: string | null
  readonly amount_halalas: number
  readonly reference: string
  readonly details: string
}

/** Reads bytes in an encoding; throws where they are not written in it. */
export type Decode = (bytes: Uint8Array, encoding: string) => string

/** The text of a file in UTF-8 or, where it is none, in Windows-1256; undefined for what is no text. */
export function statementText(bytes: Uint8Array, decode: Decode): string | undefined {
  const text = decoded(bytes, 'utf-8', decode) ?? decoded(bytes, 'windows-1256', decode)
  // What a spreadsheet saves as its own file, packed or not, is full of what no text has.
  return text === undefined || noText.test(text) ? undefined : text
}

/** Signs that only steer machines, but for tabs, line ends and the end that old ones put behind a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const noText = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f]|\u001a(?!$)/

function decoded(bytes: Uint8Array, encoding: string, decode: Decode): string | undefined {
  try {
    return decode(bytes, encoding)
  } catch {
    return undefined
  }
}

/** Why a text is no table that is read: too many lines or columns, or a quotation mark that nothing closes. */
export type TableTrouble = 'lines' | 'columns' | 'open_quote'

/**
 * The cells of a file, line by line (RFC 4180, and semicolons and tabs as well), as far as they can be read, and why no
 * further. Blank lines stay, so that a line keeps its number.
 */
export function statementRows(text: string): {
  readonly rows: readonly (readonly string[])[]
  readonly trouble: TableTrouble | null
} {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  // Whether nothing but spaces stands in the cell yet.
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

/** Headings, and what a bank writes above them. */
const mostRows = limits.statement.lines + 20

/** Whatever parts the cells of the first lines most often. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4_000).replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

/** Where the headings stand and which column is which: the first line that names an amount and what it is for. */
export function findHeadings(rows: readonly (readonly string[])[]): { at: number; columns: Columns } {
  const places = rows.slice(0, 20).map(columnsOf)
  const told = (columns: Columns) =>
    columns.amount !== null && (columns.reference !== null || columns.details !== null)
  const at = places.findIndex(told)
  if (at >= 0) return { at, columns: places[at] ?? noColumns }
  const first = rows.findIndex((cells) => cells.filter(Boolean).length > 1)
  return { at: Math.max(0, first), columns: places[first] ?? noColumns }
}

const noColumns: Columns = { date: null, amount: null, reference: null, details: null }

/** Which column is which, by what stands above it in either language. */
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

/** The likeliest first; a column of what came in goes before one of what came and went. */
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

/** The lines below the headings that brought money; how many others there were. */
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

/** The beginning of a text, which ends with a whole letter: half of one is none that a database takes. */
function shortened(text: string): string {
  return text.slice(0, limits.text.line).replace(/[\ud800-\udbff]$/, '')
}

/** Halalas that came in, however it is written; undefined for what went out and for what is no amount. */
export function incoming(written: string): number | undefined {
  const bare = written.replace(/(SAR|SR|CR|ر\.?\s?س\.?|ريال|دائن|\u20c1|\s|\u00a0)/giu, '')
  const amount = typedNumber(bare.replace(/^\+/, ''))
  if (amount === undefined || amount <= 0) return undefined
  const halalas = Math.round(amount * 100)
  return Math.abs(halalas - amount * 100) < 1e-4 && halalas <= maxAmount ? halalas : undefined
}

/** `YYYY-MM-DD` of a day as banks write it, the day before the month; null for none of our calendar. */
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
