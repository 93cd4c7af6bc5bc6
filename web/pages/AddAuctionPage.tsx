import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { addAuctionTitles } from '../app/titles.ts'
import { AddAuction } from '../auctions/add/AddAuction.tsx'
import { OwnPrices } from '../prices/selling/OwnPrices.tsx'
import { PriceAidContext } from '../products/listing/state/priceAid.ts'

export const Route = createFileRoute('/profile/_framed/add-auction')({
  validateSearch: (search): { copyOf?: number | undefined; session?: number | undefined } => ({
    copyOf: wholeOf(search.copyOf),
    session: wholeOf(search.session),
  }),
  staticData: {
    view: 'addAuction',
    privateTitle: { title: addAuctionTitles.add, up: '/profile/my-auctions' },
  },
  component: Page,
})

function Page() {
  const { copyOf, session } = Route.useSearch()
  return (
    <PriceAidContext value={OwnPrices}>
      <AddAuction key={`${copyOf}-${session}`} copyOf={copyOf} session={session} />
    </PriceAidContext>
  )
}
