import { notFound } from '@tanstack/react-router'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { paths } from '#shared/base/paths.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import type { Landing } from '#shared/landings/contract.ts'
import { api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { detailsText } from './messages.ts'

/** The data of a catch's page: the catch, or the refusal. */
export type LandingData =
  | { readonly landing: Landing; readonly refusal: null; readonly head: PageFacts }
  | { readonly landing: null; readonly refusal: RefusalFacts; readonly head: undefined }

export async function loadLanding(
  landingId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<LandingData> {
  const id = wholeOf(landingId)
  if (!id || String(id) !== landingId) throw notFound()
  const { data, refusal } = await settle(api('GET landings/{id}', { params: { id } }, { locale, signal }))
  if (refusal?.code === 'not_found') throw notFound()
  if (refusal) return { landing: null, refusal, head: undefined }
  return { landing: data, refusal: null, head: landingHead(data, locale) }
}

/** The metadata of the page, which other apps show as the preview of a shared link. */
function landingHead(landing: Landing, locale: Locale) {
  const t = textIn(detailsText, locale)
  const money = printMoney(halalasOf(landing.price), locale)
  return {
    title: t.head(landing.name, landing.market.name),
    description: t.description(landing.name, printKilograms(gramsOf(landing.expected)), money),
    path: paths.landingDetails(landing.id),
    image: landing.image,
  } as const
}
