import cairo400 from '@fonts/cairo-400.woff2?url'
import cairo700 from '@fonts/cairo-700.woff2?url'
import plex400 from '@fonts/plex-400.woff2?url'
import plex600 from '@fonts/plex-600.woff2?url'
import type { Locale } from '#shared/base/locale.ts'

/** Preloads the two weights of the first paint. */
export function fontLinks(locale: Locale) {
  return firstPaint[locale].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }))
}

const firstPaint = { ar: [cairo400, cairo700], en: [plex400, plex600] } as const
