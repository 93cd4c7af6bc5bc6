import { createFileRoute } from '@tanstack/react-router'
import { orderTitles } from '../app/titles.ts'
import { PrintSheets } from '../orders/desk/PrintSheets.tsx'
import { printSearch } from '../orders/desk/printSearch.ts'

export const Route = createFileRoute('/profile/_framed/sell-orders/print')({
  validateSearch: printSearch,
  staticData: { view: 'sellOrders', privateTitle: { title: orderTitles.print, up: '/profile/sell-orders' } },
  component: Page,
})

function Page() {
  return <PrintSheets search={Route.useSearch()} />
}
