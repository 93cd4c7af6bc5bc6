/**
 * A table as a file for a spreadsheet: UTF-8 with its mark, so that Arabic is read as such, RFC 4180. What a spreadsheet would
 * take for a formula begins with an apostrophe; a number is none, signed or not.
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
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
