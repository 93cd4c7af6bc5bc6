import { createFileRoute } from '@tanstack/react-router'
import { orderTitles } from '../app/titles.ts'
import { MyReservations } from '../landings/reservations/MyReservations.tsx'
import { orderSearch } from '../orders/list/listSearch.ts'
import { OrderList } from '../orders/list/OrderList.tsx'

export const Route = createFileRoute('/profile/_framed/purchase-orders/')({
  validateSearch: orderSearch,
  staticData: {
    view: 'purchaseOrders',
    privateTitle: { title: orderTitles.purchases, up: '/profile/account' },
  },
  component: Page,
})

function Page() {
  return (
    <>
      <MyReservations />
      <OrderList side="buyer" search={Route.useSearch()} />
    </>
  )
}
