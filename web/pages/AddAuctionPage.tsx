import { createFileRoute } from '@tanstack/react-router'
import { AddAuction } from '../auctions/AddAuction.tsx'
import { addAuctionTitles } from '../auctions/addAuctionTitles.ts'
import { wholeOf } from '../base/search.ts'

export const Route = createFileRoute('/profile/_framed/add-auction')({
  validateSearch: (search): { copyOf?: number | undefined } => ({ copyOf: wholeOf(search.copyOf) }),
  staticData: {
    view: 'addAuction',
    privateTitle: { title: addAuctionTitles.add, up: '/profile/my-auctions' },
  },
  component: Page,
})

function Page() {
  const { copyOf } = Route.useSearch()
  return <AddAuction key={copyOf ?? 0} copyOf={copyOf} />
}
