import type { Page } from '#shared/base/page.ts'
import { type ResultKind, resultKinds } from '#shared/search/kinds.ts'
import { type Answer, api, type Settled, settle } from '../../app/calls/api.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import type { Visit } from '../../app/state/visit.ts'
import { cardOf as auctionCardOf, type CardAuction } from '../../auctions/card.ts'
import { type Choices, loadChoices } from '../../catalog/choices.ts'
import { type CardProduct, listCardOf as productCardOf } from '../../products/card.ts'
import { queryOf } from '../../products/filters/filters.ts'
import { type ListVisit, listOf } from '../../products/filters/listPage.ts'
import { type CardRequest, cardOf as requestCardOf } from '../../requests/list/card.ts'
import { requestQuery } from '../../requests/list/filters.ts'
import { defaultSort, type ResultSort, type SearchFilters } from './filters.ts'
import { resultsText } from './messages.ts'

/** One page of the results of one kind. */
export type Results =
  | { readonly kind: 'local' | 'imported' | 'special'; readonly list: Page<CardProduct> }
  | { readonly kind: 'auctions'; readonly list: Page<CardAuction>; readonly asOf: string }
  | { readonly kind: 'requests'; readonly list: Page<CardRequest> }

export type SearchData = Answer<'GET search'> & { readonly results: Results; readonly choices: Choices }

export async function loadSearchPage(visit: ListVisit<SearchFilters>) {
  const { context, deps } = visit
  const found = await listOf(visit, (signal) => loadSearch(context, deps, signal))
  return { title: titleOf(deps.s), filters: deps, ...found }
}

/** The title in both languages, with the text of the search. */
export function titleOf(words: string | undefined) {
  const { title, titleOf: of } = resultsText
  return words === undefined ? title : { ar: of.ar(words), en: of.en(words) }
}

type CallOptions = { readonly locale: Visit['locale']; readonly signal: AbortSignal | undefined }

async function loadSearch(
  { locale }: Visit,
  filters: SearchFilters,
  signal?: AbortSignal,
): Promise<Settled<SearchData>> {
  const options = { locale, signal }
  const { kind, sort: _sort, page: _page, ...counted } = filters
  const counting = api('GET search', { query: queryOf(counted) }, options)
  const results = kind
    ? loadResults(kind, filters, options)
    : counting.then(({ counts }) =>
        loadResults(resultKinds.find((each) => counts[each].total > 0) ?? 'local', filters, options),
      )
  return settle(
    Promise.all([counting, results, loadChoices(filters.fishId ?? [], options)]).then(
      ([counts, shown, choices]) => ({
        ...counts,
        results: shown,
        // Market and condition are properties of goods, not of requests.
        choices: shown.kind === 'requests' ? { ...choices, markets: [], fishTypes: [] } : choices,
      }),
    ),
  )
}

async function loadResults(
  kind: ResultKind,
  { kind: _kind, sort: chosenSort, ...filters }: SearchFilters,
  options: CallOptions,
): Promise<Results> {
  const query = queryOf(filters)
  const sort: ResultSort = chosenSort ?? defaultSort
  switch (kind) {
    case 'auctions': {
      const list = await api('GET auction/local', { query }, options)
      const asOf = new Date(serverNow()).toISOString()
      return { kind, list: { ...list, data: list.data.map(auctionCardOf) }, asOf }
    }
    case 'requests': {
      const list = await api('GET requests/list', { query: requestQuery(filters) }, options)
      return { kind, list: { ...list, data: list.data.map(requestCardOf) } }
    }
    case 'special': {
      const { products } = await api('GET products/special', { query }, options)
      return { kind, list: { ...products, data: products.data.map(productCardOf) } }
    }
    default: {
      const { products } = await api(`GET products/${kind}`, { query: { ...query, sort } }, options)
      return { kind, list: { ...products, data: products.data.map(productCardOf) } }
    }
  }
}
