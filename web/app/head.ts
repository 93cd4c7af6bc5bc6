import type { Pair } from '#shared/base/locale.ts'
import { iconPath } from '#shared/base/paths.ts'
import type { Visit } from './state/visit.ts'
import { baseText } from './texts/messages.ts'

/** Metadata of a page. Loaders return the metadata, so that its texts are not part of the first bundle. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  /** The path without query, for the canonical address. */
  readonly path: string
  /** A path under /uploads/ for link previews. */
  readonly image?: string | undefined
  readonly type?: 'website' | 'article' | 'product'
}

/** Title, description, link preview, and canonical and alternate addresses in both languages. */
export function pageHead({ locale, origin }: Visit, facts: PageFacts | undefined) {
  if (!facts) return {}
  const { title, description, path, image, type = 'website' } = facts
  const siteName = baseText.siteName[locale]
  const address = `${origin}${path}`
  const picture = `${origin}${image ?? iconPath}`
  const inLanguage = (lang: string) => `${address}?lang=${lang}`
  const meta = [
    { title: title === siteName ? title : `${title} · ${siteName}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: locale === 'ar' ? address : inLanguage(locale) },
    { property: 'og:locale', content: locale === 'ar' ? 'ar_SA' : 'en_SA' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale:alternate', content: locale === 'ar' ? 'en_SA' : 'ar_SA' },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: title },
    // Clients that read the Twitter card take title, description and picture from the og: properties.
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
  const links = [
    { rel: 'canonical', href: locale === 'ar' ? address : inLanguage(locale) },
    { rel: 'alternate', hrefLang: 'ar-SA', href: address },
    { rel: 'alternate', hrefLang: 'en-SA', href: inLanguage('en') },
    { rel: 'alternate', hrefLang: 'x-default', href: address },
  ]
  return { meta, links }
}

/** Metadata of a page that search engines leave out, such as a private page: a title and `noindex`. */
export function privateMeta({ locale }: Visit, title: Pair | undefined) {
  return title
    ? [{ title: `${title[locale]} · ${baseText.siteName[locale]}` }, { name: 'robots', content: 'noindex' }]
    : []
}
