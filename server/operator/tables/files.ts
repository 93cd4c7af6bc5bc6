import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type CsvCell, csvLine, csvMark } from '#shared/base/text/csv.ts'

export type Headings = Readonly<Record<Locale, readonly string[]>>

/** The headings and cells of a CSV export, in the order of its columns. */
export interface FileShape<Row> {
  readonly headings: Headings
  readonly cells: (row: Row, locale: Locale) => readonly CsvCell[]
}

/** The lines of a CSV export; `parts` are its rows in chunks. */
export async function* fileOf<Row>(
  parts: AsyncIterable<readonly Row[]>,
  { headings, cells }: FileShape<Row>,
  locale: Locale,
): AsyncGenerator<string> {
  yield csvMark + csvLine(headings[locale])
  for await (const rows of parts) yield rows.map((row) => csvLine(cells(row, locale))).join('')
}

/** Maps the rows of each chunk. */
export async function* mapParts<Row, Shown>(
  parts: AsyncIterable<readonly Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const rows of parts) yield rows.map(show)
}

/** Formats a time, given as ISO 8601 or a Date, in Riyadh time, as spreadsheets can parse it. */
export function fileMoment(at: string | Date | null): string | null {
  if (at === null) return null
  const date = new Date(at)
  return `${riyadhDay(date)} ${riyadhTime(date)}`
}
