import { createFileRoute } from '@tanstack/react-router'
import { orderTitles } from '../app/titles.ts'
import { orderSearch } from '../orders/list/listSearch.ts'
import { OrderList } from '../orders/list/OrderList.tsx'

export const Route = createFileRoute('/profile/_framed/sell-orders/')({
  validateSearch: orderSearch,
  staticData: { view: 'sellOrders', privateTitle: { title: orderTitles.sales, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <OrderList side="seller" search={Route.useSearch()} />
}
