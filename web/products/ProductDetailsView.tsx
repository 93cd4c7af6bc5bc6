import { useRouter, useRouterState } from '@tanstack/react-router'
import { useText } from '../base/text.ts'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
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
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  if (product) return <ProductDetails product={product} shelf={shelf} />
  return (
    <div className="content py-10">
      <ErrorFace
        title={t.failed}
        refusal={refusal}
        busy={busy}
        onRetry={() => router.invalidate()}
        headingLevel={1}
      />
    </div>
  )
}
