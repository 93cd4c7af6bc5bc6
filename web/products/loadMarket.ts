import type { Page } from '#shared/base/page.ts'
import { api, type Settled, settle } from '../base/api.ts'
import type { Visit } from '../base/visit.ts'
import { type Choices, loadChoices } from '../catalog/choices.ts'
import { type CardProduct, cardOf } from './cardProduct.ts'
import { type Filters, queryOf } from './filters.ts'

/** What the local market's page shows: one page of products, and what its filters offer. */
export type MarketData = { readonly list: Page<CardProduct>; readonly choices: Choices }

export async function loadMarket(
  { locale }: Visit,
  filters: Filters,
  signal?: AbortSignal,
): Promise<Settled<MarketData>> {
  return settle(
    Promise.all([
      api('GET products/local', { query: queryOf(filters) }, { locale, signal }),
      loadChoices(filters.fishId ?? [], { locale, signal }),
    ]).then(([{ products }, choices]) => ({
      list: { ...products, data: products.data.map(cardOf) },
      choices,
    })),
  )
}
