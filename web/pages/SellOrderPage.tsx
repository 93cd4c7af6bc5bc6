import { createFileRoute } from '@tanstack/react-router'
import { OrderDetails } from '../orders/OrderDetails.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/sell-orders/$orderId/')({
  staticData: { view: 'sellOrders', privateTitle: { title: orderTitles.order, up: '/profile/sell-orders' } },
  component: Page,
})

function Page() {
  return <OrderDetails id={Number(Route.useParams().orderId)} side="seller" />
}
