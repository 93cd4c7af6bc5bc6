/**
 * A table as an RFC 4180 file for spreadsheets, in UTF-8 with a byte order mark; without the mark, spreadsheets misread
 * Arabic. Prevents formula injection: a text that a spreadsheet would read as a formula gets an apostrophe. The
 * apostrophe is added wherever a cell may begin: at the start of a text and after separators, because Arabic spreadsheets
 * separate cells by semicolons. Signed numbers such as -12.50 stay numbers.
 */
export function csvOf(rows: Iterable<readonly CsvCell[]>): string {
  let text = csvMark
  for (const row of rows) text += csvLine(row)
  return text
}

export type CsvCell = string | number | boolean | null | undefined

/** The byte order mark at the start of a file. */
export const csvMark = '\uFEFF'

/** One line with its line end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((value) => cell(value === null || value === undefined ? '' : String(value))).join(',')}\r\n`
}

function cell(text: string): string {
  const harmless = isNumber.test(text)
    ? text
    : text.replace(begins, (start) => `'${start}`).replace(beginsWithin, (before) => `${before}'`)
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const isNumber = /^-?\d+(\.\d+)?$/
/** East Asian spreadsheets treat full-width signs like plain signs. */
const begins = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/
const beginsWithin = /[;\t\r\n]\s*(?=[=+\-@＝＋－＠])/g
