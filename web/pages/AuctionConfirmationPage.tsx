import { createFileRoute } from '@tanstack/react-router'
import { Confirmation } from '../orders/confirmation/Confirmation.tsx'
import { loadConfirmation } from '../orders/confirmation/loadConfirmation.ts'
import { confirmationRoute, titleBelow } from '../orders/confirmation/route.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/auctions/$auctionId/confirmation')({
  ...confirmationRoute,
  loader: ({ params, ...loading }) => loadConfirmation('lot', params.auctionId, loading),
  notFoundComponent: NotFound,
  component: Page,
  staticData: titleBelow('/auctions', 'lot'),
})

function Page() {
  const id = Number(Route.useParams().auctionId)
  return <Confirmation source={{ kind: 'lot', id }} data={Route.useLoaderData()} />
}
