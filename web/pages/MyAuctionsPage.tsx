import { createFileRoute } from '@tanstack/react-router'
import { MyAuctions } from '../auctions/MyAuctions.tsx'
import { ownAuctionsSearch } from '../auctions/ownSearch.ts'
import { ownAuctionTitles } from '../auctions/ownTitles.ts'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/profile/_framed/my-auctions/')({
  validateSearch: ownAuctionsSearch,
  beforeLoad: ({ context, location }) => guard({ context, location, view: 'myAuctions' }),
  head: ({ match }) => privateHead(match.context, ownAuctionTitles.mine),
  staticData: { phoneTitle: { title: ownAuctionTitles.mine, up: '/profile/account' } },
  component: Page,
})

function Page() {
  return <MyAuctions search={Route.useSearch()} />
}
