import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { orderTitles } from '../app/titles.ts'
import { Receipt } from '../orders/receipt/Receipt.tsx'

export const Route = createFileRoute('/profile/_framed/purchase-orders/$orderId/receipt')({
  staticData: {
    view: 'purchaseOrders',
    privateTitle: { title: orderTitles.receipt, up: '/profile/purchase-orders' },
  },
  component: Page,
})

const root = getRouteApi('__root__')

function Page() {
  const { main } = root.useLoaderData()
  return <Receipt id={Number(Route.useParams().orderId)} side="buyer" logo={main.data?.info.logo2} />
}
