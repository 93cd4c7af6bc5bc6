import { createFileRoute } from '@tanstack/react-router'
import { orderSearch } from '../orders/listSearch.ts'
import { OrderList } from '../orders/OrderList.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/sell-orders/')({
  validateSearch: orderSearch,
  staticData: { view: 'sellOrders', privateTitle: { title: orderTitles.sales, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <OrderList side="seller" search={Route.useSearch()} />
}
