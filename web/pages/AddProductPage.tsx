import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../base/search.ts'
import { AddProduct } from '../products/AddProduct.tsx'
import { listingTitles } from '../products/listingTitles.ts'

export const Route = createFileRoute('/profile/_framed/add-product')({
  validateSearch: (search): { copyOf?: number | undefined } => ({ copyOf: wholeOf(search.copyOf) }),
  staticData: { view: 'addProduct', privateTitle: { title: listingTitles.add, up: '/profile/my-products' } },
  component: Page,
})

function Page() {
  const { copyOf } = Route.useSearch()
  return <AddProduct key={copyOf ?? 0} copyOf={copyOf} />
}
