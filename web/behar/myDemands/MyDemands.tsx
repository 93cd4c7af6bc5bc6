import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useText } from '../../app/texts/text.ts'
import { beharTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { AddButton, newDemand } from '../form/AddButton.tsx'
import { useDemands, useSubscription } from '../integration/useIntegration.ts'
import { MyDemandList } from './MyDemandList.tsx'
import { demandText } from './messages.ts'
import { PartnerNote } from './PartnerNote.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import { countIn, type DemandTab, demandsAddress, readDemandsSearch, tabNames } from './search.ts'

/** The user's own demands by state, each with the nearest supply. */
export function MyDemands() {
  const t = useText(demandText)
  const title = useText(beharTitles).demands
  const navigate = useNavigate()
  const search = useDemandsSearch()
  const counts = useDemands(fewest).data?.counts
  // Only an ended subscription limits this page; the card then shows the renewal link.
  const ended = useSubscription().data?.active === false
  const active: DemandTab = search.show ?? 'open'
  const show = (tab: DemandTab) =>
    void navigate({
      to: '/international-market/behar-market/my-demands',
      search: demandsAddress(tab),
      resetScroll: false,
    })
  return (
    <div>
      <div className="mb-3 max-md:hidden">
        <Breadcrumbs
          crumbs={[
            { label: t.international, link: { to: '/international-market/main' } },
            { label: t.market, link: { to: '/international-market/behar-market/main' } },
            { label: title },
          ]}
        />
      </div>
      <div className="mb-4 flex items-end justify-between gap-4 max-md:contents">
        <div className="max-md:contents">
          <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
          <p className="text-quiet max-md:hidden">{t.sub}</p>
        </div>
        <div
          data-dock="above"
          className="max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4 max-md:has-disabled:bg-card max-md:[&>*]:w-full"
        >
          <AddButton form={newDemand} className="max-md:min-h-13 max-md:w-full max-md:shadow-popover" />
        </div>
      </div>
      <PartnerNote />
      {ended && <SubscriptionCard />}
      <div className="quiet-scroll overflow-x-auto overflow-y-hidden bg-card max-md:-mx-4 md:rounded-card md:px-4 md:shadow-card">
        <div className="w-max min-w-full max-md:px-4">
          <Tabs
            label={t.states}
            group="my-demands"
            look="line"
            active={active}
            onChange={show}
            tabs={tabNames.map((id) => {
              const count = countIn(id, counts)
              return { id, label: t[id], ...(count === undefined ? {} : { count }) }
            })}
          />
        </div>
      </div>
      <TabPanel group="my-demands" active={active} className="pt-4">
        <MyDemandList key={active} tab={active} page={search.page ?? 1} counts={counts} />
      </TabPanel>
    </div>
  )
}

/** The search in the address. It is parsed here, because routes are part of the first load. */
function useDemandsSearch() {
  return readDemandsSearch(useRouterState({ select: ({ location }) => location.search }))
}

/** Requests only the counts. */
const fewest = { mine: true, limit: 1 } as const
