/**
 * A table as a file for a spreadsheet: UTF-8 with its mark, so that Arabic is read as such, RFC 4180. What a spreadsheet would
 * take for a formula gets an apostrophe before it, wherever a cell could begin: at the start of a text, and behind what parts
 * cells and lines where somebody's spreadsheet parts them otherwise (in Arabic by semicolons). A number is no formula, signed
 * or not: -12.50 stays what it is and can be summed up.
 */
export function csvOf(rows: Iterable<readonly CsvCell[]>): string {
  let text = csvMark
  for (const row of rows) text += csvLine(row)
  return text
}

export type CsvCell = string | number | boolean | null | undefined

/** How such a file begins. */
export const csvMark = '\uFEFF'

/** One line of it, with its end. */
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
/** The wide forms are taken for the narrow ones by spreadsheets of East Asia. */
const begins = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/
const beginsWithin = /[;\t\r\n]\s*(?=[=+\-@＝＋－＠])/g
