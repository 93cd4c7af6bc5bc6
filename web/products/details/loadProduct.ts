import { notFound, redirect } from '@tanstack/react-router'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { productPath } from '#shared/base/paths.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { ProductDetails as Details } from '#shared/products/contract.ts'
import { api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { type CardProduct, cardOf, cardText } from '../card.ts'
import { detailsText } from './messages.ts'

export type ShownProduct = Omit<Details, 'similar'> & { readonly similar: readonly CardProduct[] }

/** The data of a product's page: the product, or the refusal. */
export type ProductData =
  | { readonly product: ShownProduct; readonly refusal: null; readonly head: PageFacts }
  | { readonly product: null; readonly refusal: RefusalFacts; readonly head: undefined }

/** Loads the product with this id. For the lot of an auction, redirects to the auction. */
export async function loadProduct(
  productId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<ProductData> {
  const id = wholeOf(productId)
  if (!id || String(id) !== productId) throw notFound()
  const { data, refusal } = await settle(
    api('GET products/show/{id}', { params: { id } }, { locale, signal }),
  )
  if (refusal?.code === 'not_found') throw notFound()
  if (refusal) return { product: null, refusal, head: undefined }
  if (data.sale_type === 'auction') {
    throw redirect({ to: '/auctions/$auctionId', params: { auctionId: productId }, replace: true })
  }
  const product = { ...data, similar: data.similar.map(cardOf) }
  return { product, refusal: null, head: productHead(product, locale) }
}

/** The preview of a shared link: name, price, availability and picture in the language of the link. */
function productHead(product: ShownProduct, locale: Locale) {
  const t = textIn(detailsText, locale)
  const place = textIn(cardText, locale).place(product.market.name, product.city.name)
  const kilos = fromKilograms(product.quantity)
  const money = printMoney(halalasOf(product.price), locale)
  return {
    title: t.head(product.name, money),
    description: kilos
      ? t.description(product.name, money, printKilograms(kilos), place)
      : product.in_auction
        ? t.descriptionInAuction(product.name, place)
        : t.descriptionSoldOut(product.name, place),
    path: productPath(product),
    image: product.image,
    type: 'product',
  } as const
}
