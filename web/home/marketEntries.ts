/** An entry of the best sellers' market list; an empty id means all (specification, section 3, Market). */
export type MarketEntry = { readonly id: number | ''; readonly name: string; readonly primary: boolean }

type Market = { readonly id: number | ''; readonly name: string; readonly primary: number }

/** The markets with the "All" entry first, added where it is absent. */
export function marketEntries(markets: readonly Market[], allName: string): MarketEntry[] {
  const entries = markets.map(({ id, name, primary }) => ({ id, name, primary: primary === 1 }))
  if (entries.some(({ id }) => id === '')) return entries
  return [{ id: '', name: allName, primary: false }, ...entries]
}

/** The default selection: the primary market, all of them where none is. */
export function primaryMarket(entries: readonly MarketEntry[]): number | '' {
  return entries.find(({ primary }) => primary)?.id ?? ''
}
