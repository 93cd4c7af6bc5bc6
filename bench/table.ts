/** One line of the table: a figure, and the figure's limit if there is one. */
export interface Row {
  readonly what: string
  readonly value?: number
  readonly limit?: number
  readonly better?: 'above' | 'below'
}

/** The table as Markdown, for the documents. */
export function printTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, value, limit, better }) => {
    const figure = value === undefined ? '' : String(Math.round(value * 100) / 100)
    const bound =
      limit === undefined || better === undefined
        ? ''
        : `${better === 'above' ? 'at least' : 'at most'} ${limit}`
    return `| ${what} | ${figure} | ${bound} | ${verdict(value, limit, better)} |`
  })
  return ['| what | measured | limit | |', '|---|---|---|---|', ...lines].join('\n')
}

function verdict(value?: number, limit?: number, better?: Row['better']): string {
  if (value === undefined || limit === undefined || better === undefined) return ''
  return (better === 'above' ? value >= limit : value <= limit) ? 'holds' : 'misses'
}
