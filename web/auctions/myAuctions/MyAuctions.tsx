import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { OwnList } from '../../products/myProducts/OwnList.tsx'
import { OwnSearch } from '../../products/myProducts/OwnSearch.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { MyAuctionRows } from './MyAuctionRows.tsx'
import { MyAuctionsSkeleton } from './MyAuctionsSkeleton.tsx'
import { myAuctionsText } from './messages.ts'
import { useMyAuctions } from './ownQueries.ts'
import { type OwnAuctionsSearch, ownStates } from './ownSearch.ts'

type Tab = 'all' | (typeof ownStates)[number]

/** One's own auctions by their state: what runs, what waits for its owner or for the winner, and what became of the others. */
export function MyAuctions({ search }: { readonly search: OwnAuctionsSearch }) {
  const t = useText(myAuctionsText)
  const navigate = useNavigate()
  const asked = useMyAuctions(search)
  const active: Tab = search.status ?? 'all'
  const narrow = (change: OwnAuctionsSearch) =>
    void navigate({
      to: '/profile/my-auctions',
      search: { ...search, page: undefined, ...change },
      resetScroll: false,
    })
  const counts = asked.data?.counts
  const whole = counts && ownStates.reduce((sum, state) => sum + counts[state], 0)
  const tabs: readonly Tab[] = [
    'all',
    // What the market stopped is seldom: its tab stands where there is something in it.
    ...ownStates.filter((state) => state !== 'void' || active === 'void' || (counts?.void ?? 0) > 0),
  ]
  return (
    <div className="flex flex-col gap-3 pb-20 md:gap-4 md:pb-0">
      <div className="flex items-center justify-between gap-4 max-md:contents">
        <h1 className="text-h1 max-md:visually-hidden">{t.title}</h1>
        <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4">
          <ButtonLink
            to="/profile/add-auction"
            icon={Plus}
            className="max-md:min-h-13 max-md:w-full max-md:shadow-popover"
          >
            {t.add}
          </ButtonLink>
        </div>
      </div>
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
          <OwnList asked={asked} skeleton={<MyAuctionsSkeleton />} failed={t.failedTitle}>
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
