import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { textIn } from '../../app/texts/text.ts'
import { legalText } from './messages.ts'

/** Page metadata of the terms or the privacy policy. */
export function legalHead(page: 'terms' | 'privacy', locale: Locale) {
  const t = textIn(legalText, locale)
  const description = page === 'terms' ? t.termsDescription : t.privacyDescription
  return { title: t[page], description, path: paths[page]() } as const
}
