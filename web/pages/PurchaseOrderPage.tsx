import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { OrderDetails } from '../orders/OrderDetails.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/purchase-orders/$orderId/')({
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'purchaseOrders' }),
  head: ({ match }) => privateHead(match.context, orderTitles.order),
  staticData: { phoneTitle: { title: orderTitles.order, up: '/profile/purchase-orders' } },
  component: Page,
})

function Page() {
  return <OrderDetails id={Number(Route.useParams().orderId)} side="buyer" />
}
