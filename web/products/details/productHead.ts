import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals, printMoney } from '#shared/base/money.ts'
import { productPath } from '#shared/base/paths.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import { textIn } from '../../app/texts/text.ts'
import { cardText } from '../card.ts'
import { detailsText } from './messages.ts'
import type { ShownProduct } from './ProductDetails.tsx'

/** What a shared link shows: name, price, state and picture, in the language of the link. */
export function productHead(product: ShownProduct, locale: Locale) {
  const t = textIn(detailsText, locale)
  const place = textIn(cardText, locale).place(product.market.name, product.city.name)
  const price = fromRiyals(product.price)
  const kilos = fromKilograms(product.quantity)
  const money = price === undefined ? '' : printMoney(price, locale)
  return {
    title: t.head(product.name, money),
    description: kilos
      ? t.description(product.name, money, printKilograms(kilos), place)
      : t.descriptionSoldOut(product.name, place),
    path: productPath(product),
    image: product.image,
    type: 'product',
  } as const
}
