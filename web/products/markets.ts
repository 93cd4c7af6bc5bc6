import type { LinkProps } from '@tanstack/react-router'
import { paths } from '#shared/base/paths.ts'
import type { Origin } from '#shared/products/contract.ts'
import type { Text } from '../base/text.ts'
import { importedText, localText } from './marketMessages.ts'

/** The two markets: what comes from the country's own waters and farms, and what comes from abroad. */
export const markets = {
  local: { to: '/local-market', path: paths.localMarket(), text: localText },
  imported: { to: '/international-market/main', path: paths.internationalMarketMain(), text: importedText },
} as const satisfies Record<Origin, { readonly to: string; readonly path: string; readonly text: MarketText }>

/** What each market says in its own words. */
type MarketText = {
  readonly [key in 'title' | 'description' | 'empty']: Text
} & { readonly range: Text<(kinds: number, markets: number) => string> }

/** In which list a product is shown: its details open below the same address. */
export type Shelf = Origin | 'special'

/** Where a product's details are; from the special products they stay among the special products. */
export function productLink(id: number, shelf: Shelf) {
  return { to: details[shelf], params: { productId: String(id) } } as const satisfies LinkProps
}

const details = {
  local: '/local-market/$productId',
  imported: '/international-market/main/$productId',
  special: '/special-products/$productId',
} as const
