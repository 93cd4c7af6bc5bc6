import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import { paths } from '#shared/base/paths.ts'
import { api, type Settled, settle } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { type Choices, loadChoices } from '../../catalog/choices.ts'
import { type ListVisit, listOf } from '../../products/filters/listPage.ts'
import { type CardRequest, cardOf } from './card.ts'
import { type RequestFilters, requestQuery } from './filters.ts'
import { requestsText } from './messages.ts'

/** The data of the open requests: one page of requests, and the filter options. */
export type RequestsData = { readonly list: Page<CardRequest>; readonly choices: Choices }

export async function loadRequestsPage(visit: ListVisit<RequestFilters>) {
  const { context, deps } = visit
  const requests = await listOf(visit, (signal) => loadRequests(context, deps, signal))
  return { head: requestsHead(context.locale), filters: deps, ...requests }
}

async function loadRequests(
  { locale }: Visit,
  filters: RequestFilters,
  signal?: AbortSignal,
): Promise<Settled<RequestsData>> {
  return settle(
    Promise.all([
      api('GET requests/list', { query: requestQuery(filters) }, { locale, signal }),
      loadChoices(filters.fishId ?? [], { locale, signal }),
    ]).then(([list, choices]) => ({
      list: { ...list, data: list.data.map(cardOf) },
      // Market and condition are properties of goods, not of requests.
      choices: { ...choices, markets: [], fishTypes: [] },
    })),
  )
}

/** The title and the link preview of the open requests, the same for all filters. */
function requestsHead(locale: Locale) {
  const { description } = textIn(requestsText, locale)
  return { title: requestTitles.open[locale], description, path: paths.requests() } as const
}
