import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { ownAuctionTitles } from '../app/titles.ts'
import { MyAuction } from '../auctions/myAuction/MyAuction.tsx'

export const Route = createFileRoute('/profile/_framed/my-auctions/$auctionId')({
  validateSearch: (search): { edit?: true | undefined } => ({
    edit: String(search.edit) === 'true' || undefined,
  }),
  staticData: {
    view: 'myAuctions',
    privateTitle: { title: ownAuctionTitles.one, up: '/profile/my-auctions' },
  },
  component: Page,
})

function Page() {
  const { auctionId } = Route.useParams()
  const { edit } = Route.useSearch()
  return <MyAuction key={auctionId} id={wholeOf(auctionId)} edits={edit === true} />
}
