import { createFileRoute } from '@tanstack/react-router'
import { Anchor } from 'lucide-react'
import { useText } from '../app/texts/text.ts'
import { listingTitles } from '../app/titles.ts'
import { reservationsText } from '../landings/messages.ts'
import { MyProducts } from '../products/myProducts/MyProducts.tsx'
import { myProductsSearch } from '../products/myProducts/search.ts'
import { MatchingRequests } from '../requests/matching/MatchingRequests.tsx'
import { ButtonLink } from '../ui/Button.tsx'

export const Route = createFileRoute('/profile/_framed/my-products/')({
  validateSearch: myProductsSearch,
  staticData: { view: 'myProducts', privateTitle: { title: listingTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  const t = useText(reservationsText)
  return (
    <>
      <ButtonLink kind="outlined" icon={Anchor} to="/quay" className="mb-4">
        {t.announce}
      </ButtonLink>
      <MyProducts
        search={Route.useSearch()}
        afterListing={(productId) => <MatchingRequests productId={productId} onlyIfAny />}
      />
    </>
  )
}
