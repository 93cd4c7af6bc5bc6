import { PageFailed } from '../base/PageFailed.tsx'
import { useText } from '../base/text.ts'
import { detailsText } from './detailsMessages.ts'
import type { ProductData } from './loadProduct.ts'
import { ProductDetails } from './ProductDetails.tsx'
import type { Shelf } from './productLink.ts'

/** The product, or what happened instead and a way to try again. */
export function ProductDetailsView({
  data: { product, refusal },
  shelf,
}: {
  readonly data: ProductData
  readonly shelf: Shelf
}) {
  const t = useText(detailsText)
  if (product) return <ProductDetails product={product} shelf={shelf} />
  return <PageFailed title={t.failed} refusal={refusal} />
}
