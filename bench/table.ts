/** One line of the table: a figure, and the figure's limit if there is one. */
export interface Row {
  readonly what: string
  readonly value?: number
  readonly limit?: number
  readonly better?: 'above' | 'below'
}

/** The figures of an earlier run, by the name of the measurement. */
export type Earlier = ReadonlyMap<string, number>

/**
 * The table as Markdown, for the documents. With an earlier run, each figure that has a limit and is more than 5 % worse
 * than before is marked; without a limit it is unknown which direction is worse.
 */
export function printTable(rows: readonly Row[], earlier: Earlier = new Map()): string {
  const lines = rows.map((row) => {
    const { what, value, limit, better } = row
    const bound =
      limit === undefined || better === undefined
        ? ''
        : `${better === 'above' ? 'at least' : 'at most'} ${limit}`
    const before = earlier.get(what)
    const cells = [what, figure(value), figure(before), bound, [verdict(row), change(row, before)]]
    return `| ${cells.map((cell) => [cell].flat().filter(Boolean).join(', ')).join(' | ')} |`
  })
  return ['| what | measured | before | limit | |', '|---|---|---|---|---|', ...lines].join('\n')
}

/** Reads the figures from the output of an earlier run. */
export function readTable(output: string): Earlier {
  const figures = new Map<string, number>()
  for (const line of output.split('\n')) {
    const [, what, measured] = /^\| (.+?) \| (-?[\d.]+) \| /.exec(line) ?? []
    if (what !== undefined) figures.set(what, Number(measured))
  }
  return figures
}

/** The middle of the sorted values; NaN without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that 99 % of the values do not exceed; NaN without values. */
export function p99(values: readonly number[]): number {
  return quantile(values, 0.99)
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
}

const figure = (value: number | undefined) =>
  value === undefined ? '' : String(Math.round(value * 100) / 100)

function verdict({ value, limit, better }: Row): string {
  if (value === undefined || limit === undefined || better === undefined) return ''
  return (better === 'above' ? value >= limit : value <= limit) ? 'holds' : 'misses'
}

function change({ value, better }: Row, before: number | undefined): string {
  if (value === undefined || better === undefined || !before || value === 0) return ''
  const worse = better === 'above' ? before / value - 1 : value / before - 1
  return worse > 0.05 ? `${Math.round(worse * 100)} % worse` : ''
}
