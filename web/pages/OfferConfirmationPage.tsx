import { createFileRoute } from '@tanstack/react-router'
import { Confirmation } from '../orders/confirmation/Confirmation.tsx'
import { loadConfirmation } from '../orders/confirmation/loadConfirmation.ts'
import { confirmationRoute, titleBelow } from '../orders/confirmation/route.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/profile/my-requests/$requestId/confirmation')({
  ...confirmationRoute,
  loader: ({ params, ...loading }) => loadConfirmation('offer', params.requestId, loading),
  notFoundComponent: NotFound,
  component: Page,
  staticData: titleBelow('/profile/my-requests'),
})

function Page() {
  const id = Number(Route.useParams().requestId)
  return <Confirmation source={{ kind: 'offer', id }} data={Route.useLoaderData()} />
}
