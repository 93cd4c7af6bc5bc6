import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { OwnPage } from '../../products/myProducts/OwnList.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { MyAuctionCard } from './MyAuctionCard.tsx'
import { MyAuctionTable } from './MyAuctionTable.tsx'
import { myAuctionsText } from './messages.ts'
import { useMyAuctions } from './queries.ts'
import { type OwnAuctionsSearch, ownStates } from './search.ts'

/** The user's own auctions by state. */
export function MyAuctions({ search }: { readonly search: OwnAuctionsSearch }) {
  const t = useText(myAuctionsText)
  const wide = useWide()
  const query = useMyAuctions(search)
  const stopped = query.data?.counts.void ?? 0
  return (
    <OwnPage
      words={{ ...t, shown: t.shownOf }}
      addTo="/profile/add-auction"
      group="my-auctions"
      // Stopped auctions are rare, so their tab is shown only if there are any.
      states={ownStates.filter((state) => state !== 'void' || search.status === 'void' || stopped > 0)}
      waits="ended"
      search={search}
      linkTo={(next) => ({ to: '/profile/my-auctions', search: next })}
      query={query}
      table="xl"
      skeleton={<MyAuctionsSkeleton />}
    >
      {(auctions) => {
        // The first auction that needs its owner has the filled button.
        const first = auctions.find(({ status, best_bid }) => status === 'ended' && best_bid)?.id
        return wide ? (
          <MyAuctionTable auctions={auctions} first={first} />
        ) : (
          <ul aria-label={t.title} className="grid gap-3 md:grid-cols-2 md:gap-5">
            {auctions.map((auction) => (
              <MyAuctionCard key={auction.id} auction={auction} filled={auction.id === first} />
            ))}
          </ul>
        )
      }}
    </OwnPage>
  )
}

/** The skeleton of the user's own auctions. */
function MyAuctionsSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-1 xl:gap-0">
      <LoadingNote />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div
          key={row}
          className="flex flex-col gap-3 rounded-card bg-card p-4 shadow-card xl:h-19 xl:flex-row xl:items-center xl:rounded-none xl:border-b xl:border-hairline xl:py-0 xl:shadow-none"
        >
          <div className="flex grow items-center gap-3">
            <Skeleton className="h-14 w-19 shrink-0 rounded-control" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-6 w-2/5 xl:h-5 xl:w-24" />
          <Skeleton className="h-5 w-3/5 xl:w-40" />
          <Skeleton className="h-11 w-full rounded-control xl:w-36" />
        </div>
      ))}
    </div>
  )
}
