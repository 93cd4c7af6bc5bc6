/** The address's query as plain words: `?market=3,7&sort=newest`, never JSON. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Lists stand with commas; what is undefined, empty or an empty list is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const words = Object.entries(search).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    return text === ''
      ? []
      : [`${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`]
  })
  return words.length ? `?${words.join('&')}` : ''
}

/** `3,7` as ids, for `validateSearch`; anything else in it is left out, undefined when nothing is left. */
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

/** One of a closed list of words; undefined for anything else. */
export function oneOf<const Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value)
}

/** `?page=2` of a list that knows pages only; the first page is the default and left out. */
export function pageOfSearch(search: Readonly<Record<string, unknown>>): { page?: number | undefined } {
  const page = wholeOf(search.page)
  return { page: page === 1 ? undefined : page }
}
