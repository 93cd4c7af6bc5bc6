import { createFileRoute } from '@tanstack/react-router'
import { MyAuctions } from '../auctions/MyAuctions.tsx'
import { ownAuctionsSearch } from '../auctions/ownSearch.ts'
import { ownAuctionTitles } from '../auctions/ownTitles.ts'

export const Route = createFileRoute('/profile/_framed/my-auctions/')({
  validateSearch: ownAuctionsSearch,
  staticData: { view: 'myAuctions', privateTitle: { title: ownAuctionTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <MyAuctions search={Route.useSearch()} />
}
