import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Page } from '#shared/base/page.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { NoneOfOwn } from '../../products/myProducts/OwnList.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { MyAuctionCard } from './MyAuctionCard.tsx'
import { MyAuctionTable } from './MyAuctionTable.tsx'
import { myAuctionsText } from './messages.ts'
import type { OwnAuctionsSearch } from './ownSearch.ts'

type MyAuctionRowsProps = {
  readonly list: Page<OwnAuction>
  readonly search: OwnAuctionsSearch
  readonly onAll: () => void
}

/** A page of one's auctions, cards or a table by the room there is; the first that waits for its owner is filled. */
export function MyAuctionRows({ list, search, onAll }: MyAuctionRowsProps) {
  const t = useText(myAuctionsText)
  const wide = useWide()
  if (list.data.length === 0) {
    return (
      <NoneOfOwn
        narrowed={Boolean(search.s || search.status)}
        total={list.total}
        words={t}
        addTo="/profile/add-auction"
        onAll={onAll}
      />
    )
  }
  const first = list.data.find(({ status, best_bid }) => status === 'ended' && best_bid)?.id
  const from = (list.current_page - 1) * list.per_page + 1
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
      <ListFoot shown={t.shownOf(from, from + list.data.length - 1, list.total)} table="xl">
        <Pager
          page={list.current_page}
          lastPage={list.last_page}
          linkTo={(page) => ({
            to: '/profile/my-auctions',
            search: { ...search, page: page === 1 ? undefined : page },
          })}
        />
      </ListFoot>
    </>
  )
}
