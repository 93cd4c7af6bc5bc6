import { notFound, redirect } from '@tanstack/react-router'
import { api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { cardOf } from '../card.ts'
import type { ShownProduct } from './ProductDetails.tsx'
import { productHead } from './productHead.ts'

/** A product's page: the product, or why there is none to show. */
export type ProductData =
  | { readonly product: ShownProduct; readonly refusal: null; readonly head: PageFacts }
  | { readonly product: null; readonly refusal: RefusalFacts; readonly head: undefined }

/** The product that an address names. What is for auction is shown among the auctions. */
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
