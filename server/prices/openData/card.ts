import { createHash } from 'node:crypto'
import { directionOf, type Locale } from '#shared/base/locale.ts'
import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { paths } from '#shared/base/paths.ts'
import type { PricesOfFish } from '#shared/prices/contract.ts'
import { escaped } from '../../base/pages/xml.ts'

/** The texts of a card or a picture of a species. */
export interface CardText {
  readonly name: string
  /** The price, such as `45.20`; null without a price. */
  readonly price: string | null
  readonly unit: string
  readonly basis: string
  /** The change of the price, such as `−1%`, and the period with which it is compared. */
  readonly change: string | null
  readonly since: string
  readonly date: string
}

export function cardOf({ fish, headline, today }: PricesOfFish, locale: Locale): CardText {
  const t = texts[locale]
  const { whole, decimals } = headline
    ? moneyParts(halalasOf(headline.average_price))
    : { whole: '', decimals: '' }
  const change = headline?.change ?? null
  return {
    name: fish.name,
    price: headline ? `${whole}.${decimals}` : null,
    unit: t.unit,
    basis: headline
      ? [t[headline.basis], t[headline.origin], ...(headline.thin ? [t.thin] : [])].join(' · ')
      : t.none,
    change: change === null || change === 0 ? null : `${change > 0 ? '+' : '−'}${Math.abs(change)}%`,
    since: t.since,
    date: today,
  }
}

const texts = {
  ar: {
    unit: 'ريال/كجم',
    sold: 'متوسط مبيعات 30 يومًا',
    asked: 'متوسط أسعار العرض',
    local: 'بلدي',
    imported: 'مستورد',
    thin: 'مبيعات قليلة',
    since: 'عن 30 يومًا قبلها',
    none: 'لا سعر بعد',
    more: 'كل الأسعار والبيانات',
  },
  en: {
    unit: 'SR/kg',
    sold: 'Average of 30 days of sales',
    asked: 'Average asking price',
    local: 'local',
    imported: 'imported',
    thin: 'few sales',
    since: 'on the 30 days before',
    none: 'No price yet',
    more: 'All prices and data',
  },
} as const

/** The card as a complete HTML document, for a frame on any site. The document has no script. */
export function cardPage(
  prices: PricesOfFish,
  {
    locale,
    origin,
    siteName,
  }: { readonly locale: Locale; readonly origin: string; readonly siteName: string },
): { readonly html: string; readonly policy: string } {
  const card = cardOf(prices, locale)
  const t = texts[locale]
  const page = `${origin}${paths.fishPrices(prices.fish.code)}${locale === 'ar' ? '' : `?lang=${locale}`}`
  const price = card.price
    ? `<p class="price"><bdi dir="ltr">${card.price}</bdi> <small>${t.unit}</small></p>${
        card.change ? `<p><bdi dir="ltr">${card.change}</bdi> ${card.since}</p>` : ''
      }`
    : ''
  const html = [
    `<!doctype html><html lang="${locale}" dir="${directionOf[locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(card.name)} · ${escaped(siteName)}</title><style>${style}</style></head><body>`,
    `<a href="${escaped(page)}" target="_blank" rel="noopener"><h1>${escaped(card.name)}</h1>${price}`,
    `<p>${escaped(card.basis)} · <bdi dir="ltr">${card.date}</bdi></p>`,
    `<p class="from">${escaped(siteName)} · ${t.more}</p></a></body></html>`,
  ].join('')
  return { html, policy }
}

const style = [
  ':root{color-scheme:light dark}',
  '*{margin:0;box-sizing:border-box}',
  'body{font:16px/1.5 Cairo,"IBM Plex Sans",system-ui,sans-serif}',
  'a{display:block;padding:16px;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:12px;color:inherit;text-decoration:none}',
  'a:focus-visible{outline:3px solid;outline-offset:-4px}',
  'h1{font-size:18px}.price{font-size:28px;font-weight:700}small{font-size:14px;font-weight:400}',
  '.from{margin-top:4px;font-size:14px;text-decoration:underline}',
].join('')

/** Only this document may be framed by other sites. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')
