import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { textIn } from '../base/text.ts'
import { productsText } from './messages.ts'

/** Title and preview of the local market, whatever is chosen in it. */
export function marketHead(locale: Locale) {
  const { title, description } = textIn(productsText, locale)
  return { title, description, path: paths.localMarket() } as const
}
