/** An entry in the market list of the best sellers; an empty id means all markets (specification, section 3, Market). */
export type MarketEntry = { readonly id: number | ''; readonly name: string }

type Market = MarketEntry & { readonly primary: number }

/** The markets, preceded by an entry for all markets if it is missing. */
export function marketEntries(markets: readonly Market[], allName: string): MarketEntry[] {
  const entries = markets.map(({ id, name }) => ({ id, name }))
  return entries.some(({ id }) => id === '') ? entries : [{ id: '', name: allName }, ...entries]
}

/** The initial selection: the primary market, or all markets if there is none. */
export function primaryMarket(markets: readonly Market[]): number | '' {
  return markets.find(({ primary }) => primary === 1)?.id ?? ''
}
