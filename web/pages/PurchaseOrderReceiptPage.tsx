import { createFileRoute } from '@tanstack/react-router'
import { orderTitles } from '../app/titles.ts'
import { Receipt } from '../orders/receipt/Receipt.tsx'

export const Route = createFileRoute('/profile/_framed/purchase-orders/$orderId/receipt')({
  staticData: {
    view: 'purchaseOrders',
    privateTitle: { title: orderTitles.receipt, up: '/profile/purchase-orders' },
  },
  component: Page,
})

function Page() {
  return <Receipt id={Number(Route.useParams().orderId)} side="buyer" />
}
