/** An entry of the best sellers' market list; an empty id means all (specification, section 3, Market). */
export type MarketEntry = { readonly id: number | ''; readonly name: string }

type Market = MarketEntry & { readonly primary: number }

/** The markets, with an entry for all of them first if it is missing. */
export function marketEntries(markets: readonly Market[], allName: string): MarketEntry[] {
  const entries = markets.map(({ id, name }) => ({ id, name }))
  return entries.some(({ id }) => id === '') ? entries : [{ id: '', name: allName }, ...entries]
}

/** The initial selection: the primary market, else all. */
export function primaryMarket(markets: readonly Market[]): number | '' {
  return markets.find(({ primary }) => primary === 1)?.id ?? ''
}
