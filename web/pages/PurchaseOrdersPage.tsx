import { createFileRoute } from '@tanstack/react-router'
import { orderSearch } from '../orders/listSearch.ts'
import { OrderList } from '../orders/OrderList.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/purchase-orders/')({
  validateSearch: orderSearch,
  staticData: {
    view: 'purchaseOrders',
    privateTitle: { title: orderTitles.purchases, up: '/profile/account' },
  },
  component: Page,
})

function Page() {
  return <OrderList side="buyer" search={Route.useSearch()} />
}
