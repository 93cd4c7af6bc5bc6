import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { listingTitles } from '../products/listingTitles.ts'
import { MyProducts } from '../products/MyProducts.tsx'
import { myProductsSearch } from '../products/myProductsSearch.ts'
import { MatchingRequests } from '../requests/MatchingRequests.tsx'

export const Route = createFileRoute('/profile/_framed/my-products/')({
  validateSearch: myProductsSearch,
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'myProducts' }),
  head: ({ match }) => privateHead(match.context, listingTitles.mine),
  staticData: { phoneTitle: { title: listingTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return (
    <MyProducts
      search={Route.useSearch()}
      afterListing={(productId) => <MatchingRequests productId={productId} onlyIfAny />}
    />
  )
}
