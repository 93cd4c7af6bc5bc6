import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { listingTitles } from '../app/titles.ts'
import { MyProduct } from '../products/myProducts/MyProduct.tsx'
import { MatchingRequests } from '../requests/matching/MatchingRequests.tsx'

export const Route = createFileRoute('/profile/_framed/my-products/$productId')({
  staticData: { view: 'myProducts', privateTitle: { title: listingTitles.edit, up: '/profile/my-products' } },
  component: Page,
})

function Page() {
  const { productId } = Route.useParams()
  const id = wholeOf(productId)
  return <MyProduct key={productId} id={id} note={id !== undefined && <MatchingRequests productId={id} />} />
}
