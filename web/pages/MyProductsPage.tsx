import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { listingTitles } from '../products/listingTitles.ts'
import { MyProducts } from '../products/MyProducts.tsx'
import { myProductsSearch } from '../products/myProductsSearch.ts'

export const Route = createFileRoute('/profile/_framed/my-products/')({
  validateSearch: myProductsSearch,
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'myProducts' }),
  head: ({ match }) => privateHead(match.context, listingTitles.mine),
  staticData: { phoneTitle: { title: listingTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <MyProducts search={Route.useSearch()} />
}
