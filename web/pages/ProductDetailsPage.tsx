import { createFileRoute, notFound, useRouter, useRouterState } from '@tanstack/react-router'
import { api, settle } from '../base/api.ts'
import { pageHead } from '../base/head.ts'
import { wholeOf } from '../base/search.ts'
import { useText } from '../base/text.ts'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { cardOf } from '../products/cardProduct.ts'
import { detailsText } from '../products/detailsMessages.ts'
import { ProductDetails } from '../products/ProductDetails.tsx'
import { ProductDetailsSkeleton } from '../products/ProductDetailsSkeleton.tsx'
import { productHead } from '../products/productHead.ts'
import { NotFoundFace } from '../shell/NotFoundFace.tsx'

export const Route = createFileRoute('/local-market/$productId')({
  loader: async ({ context: { locale }, params, abortController: { signal } }) => {
    const id = wholeOf(params.productId)
    if (!id || String(id) !== params.productId) throw notFound()
    const { data, refusal } = await settle(
      api('GET products/show/{id}', { params: { id } }, { locale, signal }),
    )
    if (refusal?.code === 'not_found') throw notFound()
    if (refusal) return { product: null, refusal, head: undefined }
    const product = { ...data, similar: data.similar.map(cardOf) }
    return { product, refusal: null, head: productHead(product, locale) }
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  pendingMs: 300,
  pendingComponent: ProductDetailsSkeleton,
  notFoundComponent: NotFoundFace,
  component: Page,
})

function Page() {
  const { product, refusal } = Route.useLoaderData()
  const t = useText(detailsText)
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  if (product) return <ProductDetails product={product} />
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
