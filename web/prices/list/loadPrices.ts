import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { type Answer, api, type Settled, settle } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { listText } from '../messages.ts'

export type PriceListData = Answer<'GET prices'>

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
