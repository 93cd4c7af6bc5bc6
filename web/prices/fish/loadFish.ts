import { notFound } from '@tanstack/react-router'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { paths, sharePicturePath } from '#shared/base/paths.ts'
import { type Answer, api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { fishText, pricesText } from '../messages.ts'
import type { FishSearch } from '../search.ts'

export type FishPricesAnswer = Answer<'GET prices/{code}'>

export type FishPricesData =
  | { readonly prices: FishPricesAnswer; readonly refusal: null; readonly head: PageFacts }
  | { readonly prices: null; readonly refusal: RefusalFacts; readonly head: undefined }

/** Loads the prices of the species with this code. */
export async function loadFish(
  code: string,
  search: FishSearch,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<FishPricesData> {
  const { data, refusal } = await settle(
    api('GET prices/{code}', { params: { code }, query: search }, { locale, signal }),
  )
  if (refusal?.code === 'not_found') throw notFound()
  if (refusal) return { prices: null, refusal, head: undefined }
  return { prices: data, refusal: null, head: headOf(data, locale) }
}

function headOf({ fish, headline }: FishPricesAnswer, locale: Locale): PageFacts {
  const t = textIn(fishText, locale)
  const { average30, asked } = textIn(pricesText, locale)
  const basis = headline?.basis === 'sold' ? average30 : asked
  const money = headline && printMoney(halalasOf(headline.average_price), locale)
  return {
    title: money ? t.headPrice(fish.name, money, basis) : t.heading(fish.name),
    description: t.description(fish.name),
    path: paths.fishPrices(fish.code),
    image: sharePicturePath(`${fish.code}.${locale}.png`),
  }
}
