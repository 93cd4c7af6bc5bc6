import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { loadProduct } from '../products/details/loadProduct.ts'
import { ProductDetailsView } from '../products/details/ProductDetails.tsx'
import { ProductDetailsSkeleton } from '../products/details/ProductDetailsSkeleton.tsx'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/local-market/$productId/')({
  loader: ({ context, params, abortController }) =>
    loadProduct(params.productId, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.product, up: '/local-market' } },
  pendingMs: 300,
  pendingComponent: ProductDetailsSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <ProductDetailsView data={Route.useLoaderData()} shelf="local" />
}
