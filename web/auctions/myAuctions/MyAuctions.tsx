import { useNavigate } from '@tanstack/react-router'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Page } from '#shared/base/page.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { EmptyOwnList, OwnList, OwnTitle } from '../../products/myProducts/OwnList.tsx'
import { OwnSearch } from '../../products/myProducts/OwnSearch.tsx'
import { Card } from '../../ui/Card.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { MyAuctionCard } from './MyAuctionCard.tsx'
import { MyAuctionTable } from './MyAuctionTable.tsx'
import { myAuctionsText } from './messages.ts'
import { useMyAuctions } from './queries.ts'
import { type OwnAuctionsSearch, ownStates } from './search.ts'

type Tab = 'all' | (typeof ownStates)[number]

/** The user's own auctions by state. */
export function MyAuctions({ search }: { readonly search: OwnAuctionsSearch }) {
  const t = useText(myAuctionsText)
  const navigate = useNavigate()
  const query = useMyAuctions(search)
  const active: Tab = search.status ?? 'all'
  const narrow = (change: OwnAuctionsSearch) =>
    void navigate({
      to: '/profile/my-auctions',
      search: { ...search, page: undefined, ...change },
      resetScroll: false,
    })
  const counts = query.data?.counts
  const whole = counts && ownStates.reduce((sum, state) => sum + counts[state], 0)
  const tabs: readonly Tab[] = [
    'all',
    // Stopped auctions are rare: their tab is shown only when there are some.
    ...ownStates.filter((state) => state !== 'void' || active === 'void' || (counts?.void ?? 0) > 0),
  ]
  return (
    <div className="flex flex-col gap-3 pb-20 md:gap-4 md:pb-0">
      <OwnTitle title={t.title} add={t.add} addTo="/profile/add-auction" />
      <Card padding="none" className="max-xl:bg-transparent max-xl:shadow-none">
        <div className="quiet-scroll overflow-x-auto overflow-y-hidden max-xl:bg-card max-md:-mx-4 md:rounded-t-card md:px-4">
          <div className="w-max min-w-full max-md:px-4">
            <Tabs
              label={t.states}
              group="my-auctions"
              look="line"
              active={active}
              onChange={(tab) => narrow({ status: tab === 'all' ? undefined : tab })}
              tabs={tabs.map((id) => {
                const count = id === 'all' ? whole : counts?.[id]
                return {
                  id,
                  label: t[id],
                  ...(count === undefined ? {} : { count, waits: id === 'ended' && count > 0 }),
                }
              })}
            />
          </div>
        </div>
        <TabPanel group="my-auctions" active={active}>
          {(whole !== 0 || search.s) && (
            <div className="xl:px-0">
              <OwnSearch
                key={search.s ?? ''}
                label={t.search}
                typed={search.s ?? ''}
                onSearch={(s) => narrow({ s })}
              />
            </div>
          )}
          <OwnList query={query} skeleton={<MyAuctionsSkeleton />} failed={t.failedTitle}>
            {({ products }) => (
              <MyAuctionRows
                list={products}
                search={search}
                onAll={() => narrow({ s: undefined, status: undefined })}
              />
            )}
          </OwnList>
        </TabPanel>
      </Card>
    </div>
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

type MyAuctionRowsProps = {
  readonly list: Page<OwnAuction>
  readonly search: OwnAuctionsSearch
  readonly onAll: () => void
}

/**
 * A page of the user's auctions, as cards or a table by width; the first one that needs its owner has the
 * filled button.
 */
function MyAuctionRows({ list, search, onAll }: MyAuctionRowsProps) {
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
