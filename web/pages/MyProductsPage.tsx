import { createFileRoute } from '@tanstack/react-router'
import { listingTitles } from '../app/titles.ts'
import { MyProducts } from '../products/myProducts/MyProducts.tsx'
import { myProductsSearch } from '../products/myProducts/search.ts'
import { MatchingRequests } from '../requests/matching/MatchingRequests.tsx'

export const Route = createFileRoute('/profile/_framed/my-products/')({
  validateSearch: myProductsSearch,
  staticData: { view: 'myProducts', privateTitle: { title: listingTitles.mine, up: '/profile/account' } },
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
