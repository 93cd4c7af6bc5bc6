import { PageFailed } from '../../app/PageFailed.tsx'
import { useText } from '../../app/texts/text.ts'
import type { Shelf } from '../card.ts'
import type { ProductData } from './loadProduct.ts'
import { detailsText } from './messages.ts'
import { ProductDetails } from './ProductDetails.tsx'

/** The product, or the error with a retry button. */
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
