/** The lists of short choices, by their names in the API (contract 2, main/options). */
export const optionListNames = [
  'sizes',
  'qualities',
  'categories',
  'fish_types',
  'payments',
  'delivery_methods',
] as const
export type OptionList = (typeof optionListNames)[number]

/** A landing site is where boats land, not a market to sell at. */
export const marketKinds = ['auction_market', 'retail_market', 'landing_site'] as const
export type MarketKind = (typeof marketKinds)[number]
