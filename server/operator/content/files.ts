import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type CsvCell, csvLine, csvMark } from '#shared/base/text/csv.ts'

/** Rows that are read in parts, as the lines of a file below its headings. */
export async function* linesOf<Row>(
  headings: readonly CsvCell[],
  parts: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  yield csvMark + csvLine(headings)
  for await (const rows of parts) yield rows.map((row) => csvLine(cells(row))).join('')
}

export type Headings = Readonly<Record<Locale, readonly string[]>>

/** A moment in Riyadh, as a spreadsheet reads it. */
export function momentCell(at: Date | null): string | null {
  return at && `${riyadhDay(at)} ${riyadhTime(at)}`
}
