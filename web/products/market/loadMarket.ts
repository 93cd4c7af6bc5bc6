import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import { paths } from '#shared/base/paths.ts'
import type { Origin } from '#shared/products/contract.ts'
import { api, type Settled, settle } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'
import { type Text, textIn } from '../../app/texts/text.ts'
import { marketTitles } from '../../app/titles.ts'
import { type Choices, loadChoices } from '../../catalog/choices.ts'
import { type CardProduct, listCardOf, marketOf } from '../card.ts'
import { type Filters, queryOf } from '../filters/filters.ts'
import { type ListVisit, listOf } from '../filters/listPage.ts'
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

/** The data of a market's page: one page of products, and the filter options. */
export type MarketData = { readonly list: Page<CardProduct>; readonly choices: Choices }

export async function loadMarketPage(origin: Origin, visit: ListVisit<Filters>) {
  const { context, deps } = visit
  const market = await listOf(visit, (signal) => loadMarket(origin, context, deps, signal))
  return { head: marketHead(origin, context.locale), filters: deps, ...market }
}

/** The title and the link preview of a market, the same for all filters. */
function marketHead(origin: Origin, locale: Locale) {
  const { path, text } = markets[origin]
  const { description } = textIn(text, locale)
  return { title: marketTitles[origin][locale], description, path } as const
}

async function loadMarket(
  origin: Origin,
  { locale }: Visit,
  filters: Filters,
  signal?: AbortSignal,
): Promise<Settled<MarketData>> {
  return settle(
    Promise.all([
      api(calls[origin], { query: queryOf(filters) }, { locale, signal }),
      loadChoices(filters.fishId ?? [], { locale, signal }),
    ]).then(([{ products }, choices]) => ({
      list: {
        ...products,
        data: products.data.map(listCardOf),
      },
      choices,
    })),
  )
}

const calls = { local: 'GET products/local', imported: 'GET products/imported' } as const
