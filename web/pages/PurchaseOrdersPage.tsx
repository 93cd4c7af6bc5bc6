import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { orderSearch } from '../orders/listSearch.ts'
import { OrderList } from '../orders/OrderList.tsx'
import { orderTitles } from '../orders/titleMessages.ts'

export const Route = createFileRoute('/profile/_framed/purchase-orders/')({
  validateSearch: orderSearch,
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'purchaseOrders' }),
  head: ({ match }) => privateHead(match.context, orderTitles.purchases),
  staticData: { phoneTitle: { title: orderTitles.purchases, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <OrderList side="buyer" search={Route.useSearch()} />
}
