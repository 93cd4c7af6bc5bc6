import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type CsvCell, csvLine, csvMark } from '#shared/base/text/csv.ts'

/** The lines of a file: headings, then rows that are read in parts. */
export async function* linesOf<Row>(
  headings: readonly CsvCell[],
  parts: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  yield csvMark + csvLine(headings)
  for await (const rows of parts) yield rows.map((row) => csvLine(cells(row))).join('')
}

export type Headings = Readonly<Record<Locale, readonly string[]>>

/** A time in Riyadh in a format that spreadsheets parse. */
export function momentCell(at: Date | null): string | null {
  return at && `${riyadhDay(at)} ${riyadhTime(at)}`
}
