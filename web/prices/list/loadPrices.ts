import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { type Answer, api, type Settled, settle } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { listText } from '../messages.ts'

export type PriceListData = Answer<'GET prices'>

/** The place of the address: a coast or the id of a market; undefined is the Kingdom. */
export function placeOfSearch(search: Readonly<Record<string, unknown>>): { place?: string | undefined } {
  const place = String(search.place ?? '')
  return { place: /^(gulf|red_sea|[1-9]\d{0,8})$/.test(place) ? place : undefined }
}

export function loadPrices(
  { locale }: Visit,
  place: string | undefined,
  signal?: AbortSignal,
): Promise<Settled<PriceListData>> {
  return settle(api('GET prices', { query: { place } }, { locale, signal }))
}

export function pricesHead(locale: Locale) {
  const { headline, description } = textIn(listText, locale)
  return { title: headline, description, path: paths.prices() } as const
}
