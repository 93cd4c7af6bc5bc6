import { createFileRoute } from '@tanstack/react-router'
import { orderTitles } from '../app/titles.ts'
import { OrderDetails } from '../orders/details/OrderDetails.tsx'

export const Route = createFileRoute('/profile/_framed/purchase-orders/$orderId/')({
  staticData: {
    view: 'purchaseOrders',
    privateTitle: { title: orderTitles.order, up: '/profile/purchase-orders' },
  },
  component: Page,
})

function Page() {
  return <OrderDetails id={Number(Route.useParams().orderId)} side="buyer" />
}
