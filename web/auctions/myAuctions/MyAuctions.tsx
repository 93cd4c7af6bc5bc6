import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../app/texts/text.ts'
import { OwnList, OwnTitle } from '../../products/myProducts/OwnList.tsx'
import { OwnSearch } from '../../products/myProducts/OwnSearch.tsx'
import { Card } from '../../ui/Card.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { MyAuctionRows } from './MyAuctionRows.tsx'
import { MyAuctionsSkeleton } from './MyAuctionsSkeleton.tsx'
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
