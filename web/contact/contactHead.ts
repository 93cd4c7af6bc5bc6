import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { textIn } from '../app/texts/text.ts'
import { contactText } from './messages.ts'

/** Metadata of the contact page. */
export function contactHead(locale: Locale) {
  const { title, description } = textIn(contactText, locale)
  return { title, description, path: paths.contactUs() } as const
}
