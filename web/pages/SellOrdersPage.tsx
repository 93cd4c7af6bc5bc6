import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { orderSearch } from '../orders/listSearch.ts'
import { OrderList } from '../orders/OrderList.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/sell-orders/')({
  validateSearch: orderSearch,
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'sellOrders' }),
  head: ({ match }) => privateHead(match.context, orderTitles.sales),
  staticData: { phoneTitle: { title: orderTitles.sales, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <OrderList side="seller" search={Route.useSearch()} />
}
