import { createFileRoute } from '@tanstack/react-router'
import { Confirmation } from '../orders/confirmation/Confirmation.tsx'
import { loadConfirmation } from '../orders/confirmation/loadConfirmation.ts'
import { productRoute, titleBelow } from '../orders/confirmation/route.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/special-products/$productId/confirmation')({
  ...productRoute,
  loader: ({ params, ...loading }) => loadConfirmation('product', params.productId, loading),
  notFoundComponent: NotFound,
  component: Page,
  staticData: titleBelow('/special-products'),
})

function Page() {
  const id = Number(Route.useParams().productId)
  const { quantity, preparation } = Route.useSearch()
  return (
    <Confirmation
      source={{ kind: 'product', id, shelf: 'special', quantity, preparation }}
      data={Route.useLoaderData()}
    />
  )
}
