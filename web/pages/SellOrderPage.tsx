import { createFileRoute } from '@tanstack/react-router'
import { orderTitles } from '../app/titles.ts'
import { OrderDetails } from '../orders/details/OrderDetails.tsx'

export const Route = createFileRoute('/profile/_framed/sell-orders/$orderId/')({
  staticData: { view: 'sellOrders', privateTitle: { title: orderTitles.order, up: '/profile/sell-orders' } },
  component: Page,
})

function Page() {
  return <OrderDetails id={Number(Route.useParams().orderId)} side="seller" />
}
