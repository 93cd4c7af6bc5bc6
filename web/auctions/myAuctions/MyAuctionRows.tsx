import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Page } from '#shared/base/page.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { EmptyOwnList } from '../../products/myProducts/OwnList.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { MyAuctionCard } from './MyAuctionCard.tsx'
import { MyAuctionTable } from './MyAuctionTable.tsx'
import { myAuctionsText } from './messages.ts'
import type { OwnAuctionsSearch } from './search.ts'

type MyAuctionRowsProps = {
  readonly list: Page<OwnAuction>
  readonly search: OwnAuctionsSearch
  readonly onAll: () => void
}

/**
 * A page of the user's auctions, as cards or a table by width; the first one that needs its owner has the
 * filled button.
 */
export function MyAuctionRows({ list, search, onAll }: MyAuctionRowsProps) {
  const t = useText(myAuctionsText)
  const wide = useWide()
  if (list.data.length === 0) {
    return (
      <EmptyOwnList
        narrowed={Boolean(search.s || search.status)}
        total={list.total}
        words={t}
        addTo="/profile/add-auction"
        onAll={onAll}
      />
    )
  }
  const first = list.data.find(({ status, best_bid }) => status === 'ended' && best_bid)?.id
  return (
    <>
      {wide ? (
        <MyAuctionTable auctions={list.data} first={first} />
      ) : (
        <ul aria-label={t.title} className="grid gap-3 md:grid-cols-2 md:gap-5">
          {list.data.map((auction) => (
            <MyAuctionCard key={auction.id} auction={auction} filled={auction.id === first} />
          ))}
        </ul>
      )}
      <ListFoot
        list={list}
        shown={t.shownOf}
        table="xl"
        linkTo={(page) => ({
          to: '/profile/my-auctions',
          search: { ...search, page: page === 1 ? undefined : page },
        })}
      />
    </>
  )
}
