import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { Receipt } from '../orders/Receipt.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/purchase-orders/$orderId/receipt')({
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'purchaseOrders' }),
  head: ({ match }) => privateHead(match.context, orderTitles.receipt),
  staticData: { phoneTitle: { title: orderTitles.receipt, up: '/profile/purchase-orders' } },
  component: Page,
})

function Page() {
  return <Receipt id={Number(Route.useParams().orderId)} side="buyer" />
}
