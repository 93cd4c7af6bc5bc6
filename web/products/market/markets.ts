import { paths } from '#shared/base/paths.ts'
import type { Origin } from '#shared/products/contract.ts'
import type { Text } from '../../app/texts/text.ts'
import { marketOf } from '../card.ts'
import { importedText, localText } from './messages.ts'

/** The two markets: local goods (caught or farmed in the country) and imported goods. */
export const markets = {
  local: { to: marketOf.local, path: paths.localMarket(), text: localText },
  imported: { to: marketOf.imported, path: paths.internationalMarketMain(), text: importedText },
} as const satisfies Record<Origin, { readonly to: string; readonly path: string; readonly text: MarketText }>

/** The texts that differ between the markets. */
type MarketText = {
  readonly [key in 'description' | 'empty']: Text
} & { readonly range: Text<(kinds: number, markets: number) => string> }
