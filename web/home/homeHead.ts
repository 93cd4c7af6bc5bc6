import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { textIn } from '../app/texts/text.ts'
import { homeText } from './messages.ts'

/** Metadata of the home page, the same for both of its addresses. */
export function homeHead(locale: Locale) {
  const t = textIn(homeText, locale)
  return { title: t.pageTitle, description: t.description, path: paths.home() } as const
}
