import { createFileRoute } from '@tanstack/react-router'
import { OrderDetails } from '../orders/OrderDetails.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

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
