import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import { paths } from '#shared/base/paths.ts'
import { api, type Settled, settle } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { type CardProduct, cardText, listCardOf } from '../card.ts'
import { specialText } from './messages.ts'

/** A page of the special products, in their order. */
export async function loadSpecials(
  { locale }: Visit,
  page: number | undefined,
  signal?: AbortSignal,
): Promise<Settled<Page<CardProduct>>> {
  return settle(
    api('GET products/special', { query: { page } }, { locale, signal }).then(({ products }) => ({
      ...products,
      data: products.data.map(listCardOf),
    })),
  )
}

export function specialsHead(locale: Locale) {
  const { specials } = textIn(cardText, locale)
  const { specialsDescription } = textIn(specialText, locale)
  return { title: specials, description: specialsDescription, path: paths.specialProducts() } as const
}
