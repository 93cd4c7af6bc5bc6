import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { gramsOf, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { sourceNames } from '#shared/prices/names.ts'
import { escaped } from '../../base/pages/xml.ts'
import type { DailyPrice } from './daily.ts'

interface Feed {
  readonly locale: Locale
  readonly origin: string
  /** The paths of the feed and of the page to which the feed belongs. */
  readonly path: string
  readonly page: string
  /** The name of the species; null for all species. */
  readonly fish: string | null
  readonly siteName: string
  readonly days: readonly { readonly day: string; readonly prices: readonly DailyPrice[] }[]
  readonly changed: Date
}

/** An Atom feed (RFC 4287) with one entry for each day. */
export function feedOf({ locale, origin, path, page, fish, siteName, days, changed }: Feed): string {
  const t = texts[locale]
  const address = (to: string) => escaped(`${origin}${to}${locale === 'ar' ? '' : `?lang=${locale}`}`)
  const entries = days.map(({ day, prices }) => {
    const lines = prices.map((price) => `<li>${escaped(lineOf(price, fish === null, locale))}</li>`)
    const last = new Date(`${day}T21:00:00Z`)
    return [
      '<entry>',
      `<id>${escaped(`${origin}${path}#${day}`)}</id>`,
      `<title>${escaped(t.entry(fish, day))}</title>`,
      `<updated>${(last < changed ? last : changed).toISOString()}</updated>`,
      `<link rel="alternate" href="${address(page)}"/>`,
      `<content type="html">${escaped(`<ul dir="${locale === 'ar' ? 'rtl' : 'ltr'}">${lines.join('')}</ul>`)}</content>`,
      '</entry>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escaped(`${origin}${path}`)}</id>`,
    `<title>${escaped(t.title(fish))}</title>`,
    `<updated>${changed.toISOString()}</updated>`,
    `<author><name>${escaped(siteName)}</name></author>`,
    '<rights>CC BY 4.0</rights>',
    `<link rel="self" href="${escaped(`${origin}${path}`)}"/>`,
    `<link rel="alternate" href="${address(page)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('')
}

const texts = {
  ar: {
    title: (fish: string | null) => (fish ? `أسعار ${fish} اليومية` : 'أسعار السمك اليومية في المملكة'),
    entry: (fish: string | null, day: string) => (fish ? `سعر ${fish} يوم ${day}` : `أسعار السمك يوم ${day}`),
  },
  en: {
    title: (fish: string | null) => (fish ? `Daily prices of ${fish}` : 'Daily fish prices in the Kingdom'),
    entry: (fish: string | null, day: string) => (fish ? `${fish} on ${day}` : `Fish prices on ${day}`),
  },
} as const

/** A line in the text of an entry, such as `Hamour (local, caught): SR 45.20/kg, 120 kg`. */
function lineOf(price: DailyPrice, named: boolean, locale: Locale): string {
  const source = sourceNames[price.source][locale]
  const what = named ? `${price.fish_name[locale]} (${source})` : source
  const money = `${printMoney(halalasOf(price.average_price), locale)}/${weightLabel[locale]}`
  const weight = `${printKilograms(gramsOf(price.quantity))} ${weightLabel[locale]}`
  return locale === 'ar' ? `${what}: ${money}، ${weight}` : `${what}: ${money}, ${weight}`
}
