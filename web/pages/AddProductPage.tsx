import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { wholeOf } from '../base/search.ts'
import { AddProduct } from '../products/AddProduct.tsx'
import { listingTitles } from '../products/listingTitles.ts'

export const Route = createFileRoute('/profile/_framed/add-product')({
  validateSearch: (search): { copyOf?: number | undefined } => ({ copyOf: wholeOf(search.copyOf) }),
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'addProduct' }),
  head: ({ match }) => privateHead(match.context, listingTitles.add),
  staticData: { phoneTitle: { title: listingTitles.add, up: '/profile/my-products' } },
  component: Page,
})

function Page() {
  const { copyOf } = Route.useSearch()
  return <AddProduct key={copyOf ?? 0} copyOf={copyOf} />
}
