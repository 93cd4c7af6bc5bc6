import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import type { TradingTraffic } from '#shared/home/contract.ts'
import { type Answer, api, type Settled, settle } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { aboutText } from './messages.ts'

/** The data of the about-us page. */
export type AboutData = {
  readonly about: string
  readonly markets: number
  readonly kinds: number
  readonly traffic: TradingTraffic
  readonly gallery: Answer<'GET main/gallery'>
  readonly insight: Answer<'GET main/insight'>
}

export async function loadAbout({ locale }: Visit, signal?: AbortSignal): Promise<Settled<AboutData>> {
  return settle(
    Promise.all([
      api('GET main', {}, { locale, signal }),
      api('GET main/gallery', {}, { locale, signal }),
      api('GET main/insight', {}, { locale, signal }),
    ]).then(([main, gallery, insight]) => ({
      about: main.info.about,
      markets: main.sections.markets,
      kinds: main.sections.local,
      traffic: main.trading_traffic,
      gallery,
      insight,
    })),
  )
}

/** Metadata of the about-us page. */
export function aboutHead(locale: Locale, about: Settled<AboutData>) {
  const { title, description } = textIn(aboutText, locale)
  return { title, description, path: paths.aboutUs(), image: about.data?.gallery[0]?.image } as const
}
