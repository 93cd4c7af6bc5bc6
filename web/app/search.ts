/** The query as plain strings: `?market=3,7&sort=newest`, without JSON. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Joins lists with commas; omits undefined, empty strings and empty lists. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    return text === ''
      ? []
      : [`${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`]
  })
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** Parses `3,7` to ids, for `validateSearch`. Drops invalid ids; undefined if none is left. */
export function idsOf(value: unknown): number[] | undefined {
  const ids = String(value ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return ids.length ? [...new Set(ids)] : undefined
}

/** A positive whole number; undefined for anything else. */
export function wholeOf(value: unknown): number | undefined {
  return idsOf(value)?.[0]
}

/** The value if it is one of these words; undefined for anything else. */
export function oneOf<const Word extends string>(pairs: readonly Word[], value: unknown): Word | undefined {
  return pairs.find((word) => word === value)
}

/** The page of a list in the query, such as `?page=2`. The first page is the default and is omitted. */
export function pageOfSearch(search: Readonly<Record<string, unknown>>): { page?: number | undefined } {
  const page = wholeOf(search.page)
  return { page: page === 1 ? undefined : page }
}
