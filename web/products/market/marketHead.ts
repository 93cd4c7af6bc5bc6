import type { Locale } from '#shared/base/locale.ts'
import type { Origin } from '#shared/products/contract.ts'
import { textIn } from '../../app/texts/text.ts'
import { marketTitles } from '../../app/titles.ts'
import { markets } from './markets.ts'

/** Title and preview of a market, whatever is chosen in it. */
export function marketHead(origin: Origin, locale: Locale) {
  const { path, text } = markets[origin]
  const { description } = textIn(text, locale)
  return { title: marketTitles[origin][locale], description, path } as const
}
