import { createFileRoute } from '@tanstack/react-router'
import { ownAuctionTitles } from '../app/titles.ts'
import { MyAuctions } from '../auctions/myAuctions/MyAuctions.tsx'
import { ownAuctionsSearch } from '../auctions/myAuctions/search.ts'

export const Route = createFileRoute('/profile/_framed/my-auctions/')({
  validateSearch: ownAuctionsSearch,
  staticData: { view: 'myAuctions', privateTitle: { title: ownAuctionTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <MyAuctions search={Route.useSearch()} />
}
