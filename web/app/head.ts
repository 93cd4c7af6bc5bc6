import type { Pair } from '#shared/base/locale.ts'
import { iconPath } from '#shared/base/paths.ts'
import type { Visit } from './state/visit.ts'
import { baseText } from './texts/messages.ts'

/** What a page says of itself. A loader makes it, so that its words come with the page and not with every first load. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  /** Path without query: the address that search engines and chats keep. */
  readonly path: string
  /** A path of a picture under /uploads/ for previews in a chat. */
  readonly image?: string | undefined
  readonly type?: 'website' | 'article' | 'product'
}

/** Title, description, preview and addresses in both languages: what a shared link shows without a script. */
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
    // Its title, words and picture are taken from those above.
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

/** What the document says of a page that is its reader's alone: a title, and nothing for search engines. */
export function privateMeta({ locale }: Visit, title: Pair | undefined) {
  return title
    ? [{ title: `${title[locale]} · ${baseText.siteName[locale]}` }, { name: 'robots', content: 'noindex' }]
    : []
}
