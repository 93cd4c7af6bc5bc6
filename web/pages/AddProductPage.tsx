import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { listingTitles } from '../app/titles.ts'
import { OwnPrices } from '../prices/selling/OwnPrices.tsx'
import { AddProduct } from '../products/listing/AddProduct.tsx'
import { PriceAidContext } from '../products/listing/state/priceAid.ts'

export const Route = createFileRoute('/profile/_framed/add-product')({
  validateSearch: (search): { copyOf?: number | undefined } => ({ copyOf: wholeOf(search.copyOf) }),
  staticData: { view: 'addProduct', privateTitle: { title: listingTitles.add, up: '/profile/my-products' } },
  component: Page,
})

function Page() {
  const { copyOf } = Route.useSearch()
  return (
    <PriceAidContext value={OwnPrices}>
      <AddProduct key={copyOf ?? 0} copyOf={copyOf} />
    </PriceAidContext>
  )
}
