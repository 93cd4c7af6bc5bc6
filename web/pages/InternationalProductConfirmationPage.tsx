import { createFileRoute } from '@tanstack/react-router'
import { Confirmation } from '../orders/confirmation/Confirmation.tsx'
import { loadConfirmation } from '../orders/confirmation/loadConfirmation.ts'
import { productRoute, titleBelow } from '../orders/confirmation/route.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/international-market/main/$productId/confirmation')({
  ...productRoute,
  loader: ({ params, ...loading }) => loadConfirmation('product', params.productId, loading),
  notFoundComponent: NotFound,
  component: Page,
  staticData: titleBelow('/international-market/main'),
})

function Page() {
  const id = Number(Route.useParams().productId)
  const { quantity, preparation } = Route.useSearch()
  return (
    <Confirmation
      source={{ kind: 'product', id, shelf: 'imported', quantity, preparation }}
      data={Route.useLoaderData()}
    />
  )
}
