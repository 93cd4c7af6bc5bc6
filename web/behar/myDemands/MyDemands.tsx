import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { beharTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DealList } from '../deals/DealList.tsx'
import { DealView } from '../deals/DealView.tsx'
import { useDeals, useLiveDeals } from '../deals/useDeals.ts'
import { AddButton, dockClasses, newDemand, newSupply } from '../form/AddButton.tsx'
import { useDemands, useSubscription, useSupplies } from '../integration/useIntegration.ts'
import { MySupplyList } from '../mySupplies/MySupplyList.tsx'
import { supplyText } from '../mySupplies/messages.ts'
import { MyDemandList } from './MyDemandList.tsx'
import { demandText } from './messages.ts'
import { PartnerNote } from './PartnerNote.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import {
  countIn,
  type DealTab,
  type DemandTab,
  dealAddress,
  dealsAddress,
  dealTabs,
  demandsAddress,
  readDemandsSearch,
  type Side,
  type SupplyTab,
  suppliesAddress,
  suppliesIn,
  supplyTabNames,
  tabNames,
} from './search.ts'

/** The user's own demands and supplies by state, and the deals. */
export function MyDemands() {
  const t = useText(demandText)
  const titles = useText(beharTitles)
  const { of, show, deal, page = 1 } = useDemandsSearch()
  const side: Side = of ?? 'demands'
  const title = { demands: titles.demands, supplies: t.suppliesTitle, deals: t.dealsTitle }[side]
  const sub = { demands: t.sub, supplies: t.suppliesSub, deals: t.dealsSub }[side]
  // Only an ended subscription limits this page; the card then shows the renewal link.
  const ended = useSubscription().data?.active === false
  return (
    <div>
      <Breadcrumbs
        className="mb-3"
        crumbs={[
          { label: t.international, link: { to: '/international-market/main' } },
          { label: t.market, link: { to: '/international-market/behar-market/main' } },
          { label: title },
        ]}
      />
      <div className="mb-4 flex items-end justify-between gap-4 max-md:contents">
        <div className="max-md:contents">
          <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
          <p className="text-quiet max-md:hidden">{sub}</p>
        </div>
        {side !== 'deals' && (
          <div
            // An importer's bottom bar already has the button that adds a supply.
            data-dock={side === 'demands' ? 'above' : undefined}
            className={side === 'demands' ? dockClasses : 'max-md:hidden'}
          >
            <AddButton
              form={side === 'supplies' ? newSupply : newDemand}
              className="max-md:min-h-13 max-md:w-full max-md:shadow-popover"
            />
          </div>
        )}
      </div>
      <Sides side={side} />
      <PartnerNote />
      {ended && <SubscriptionCard />}
      {side === 'supplies' && <Supplies tab={(show ?? 'open') as SupplyTab} page={page} />}
      {side === 'demands' && <Demands tab={(show ?? 'open') as DemandTab} page={page} />}
      {side === 'deals' &&
        (deal === undefined ? (
          <Deals tab={show === 'over' ? 'over' : 'open'} page={page} />
        ) : (
          <DealView key={deal} id={deal} />
        ))}
    </div>
  )
}

/** Links between the user's demands, supplies and deals. */
function Sides({ side }: { readonly side: Side }) {
  const t = useText(demandText)
  const waiting = useLiveDeals().data?.waiting ?? 0
  const link = (name: Side, search: Record<never, never>, count = 0) => (
    <li className="grow">
      <Link
        to="/international-market/behar-market/my-demands"
        search={search}
        resetScroll={false}
        aria-current={side === name ? 'page' : undefined}
        activeOptions={byQuery}
        className="flex min-h-11 items-center justify-center rounded-badge px-3 text-dense md:px-6 whitespace-nowrap text-quiet aria-[current=page]:bg-card aria-[current=page]:font-bold aria-[current=page]:text-text aria-[current=page]:shadow-card"
      >
        {t[name]}
        {count > 0 && (
          <span className="ms-2 rounded-full bg-coral px-2 text-meta text-on-coral">
            <VisuallyHidden>{t.waiting} </VisuallyHidden>
            {count}
          </span>
        )}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t.sides} className="mb-4 max-md:mt-4">
      <ul className="flex rounded-control bg-tint p-1 md:inline-flex">
        {link('demands', demandsAddress('open'))}
        {link('supplies', suppliesAddress())}
        {link('deals', dealAddress(), waiting)}
      </ul>
    </nav>
  )
}

const byQuery = { exact: true, includeSearch: true } as const

type ListProps<Tab> = { readonly tab: Tab; readonly page: number }

function Demands({ tab, page }: ListProps<DemandTab>) {
  const t = useText(demandText)
  const counts = useDemands(fewest).data?.counts
  return (
    <StateTabs
      label={t.states}
      group="my-demands"
      active={tab}
      tabs={tabNames.map((id) => tabOf(id, t[id], countIn(id, counts)))}
      searchOf={demandsAddress}
    >
      <MyDemandList key={tab} tab={tab} page={page} />
    </StateTabs>
  )
}

function Supplies({ tab, page }: ListProps<SupplyTab>) {
  const t = useText(supplyText)
  const { supplyStates } = useText(demandText)
  const counts = useSupplies(fewest).data?.counts
  return (
    <StateTabs
      label={supplyStates}
      group="my-supplies"
      active={tab}
      tabs={supplyTabNames.map((id) => tabOf(id, t[id], suppliesIn(id, counts)))}
      searchOf={suppliesAddress}
    >
      <MySupplyList key={tab} tab={tab} page={page} />
    </StateTabs>
  )
}

function Deals({ tab, page }: ListProps<DealTab>) {
  const t = useText(demandText)
  const counts = { open: useLiveDeals().data?.total, over: useDeals({ live: false, page: 1 }).data?.total }
  return (
    <StateTabs
      label={t.dealStates}
      group="my-deals"
      active={tab}
      tabs={dealTabs.map((id) => tabOf(id, id === 'open' ? t.liveDeals : t.over, counts[id]))}
      searchOf={dealsAddress}
    >
      <DealList key={tab} live={tab === 'open'} page={page} />
    </StateTabs>
  )
}

type StateTabsProps<Id extends string> = {
  readonly label: string
  readonly group: string
  readonly active: Id
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly count?: number }[]
  /** Returns the search of a tab. */
  readonly searchOf: (tab: Id) => Record<never, never>
  readonly children: ReactNode
}

/** The states of a list as tabs; the list of the active tab is below. */
function StateTabs<Id extends string>({
  label,
  group,
  active,
  tabs,
  searchOf,
  children,
}: StateTabsProps<Id>) {
  const navigate = useNavigate()
  const show = (next: Id) =>
    void navigate({
      to: '/international-market/behar-market/my-demands',
      search: searchOf(next),
      resetScroll: false,
    })
  return (
    <>
      <div className={bar}>
        <div className="w-max min-w-full max-md:px-4">
          <Tabs label={label} group={group} look="line" active={active} onChange={show} tabs={tabs} />
        </div>
      </div>
      <TabPanel group={group} active={active} className="pt-4">
        {children}
      </TabPanel>
    </>
  )
}

const bar =
  'quiet-scroll overflow-x-auto overflow-y-hidden bg-card max-md:-mx-4 md:rounded-card md:px-4 md:shadow-card'

function tabOf<Id extends string>(id: Id, label: string, count: number | undefined) {
  return { id, label, ...(count === undefined ? {} : { count }) }
}

/** The search in the address. It is parsed here, because routes are part of the first load. */
function useDemandsSearch() {
  return readDemandsSearch(useRouterState({ select: ({ location }) => location.search }))
}

/** Requests only the counts. */
const fewest = { mine: true, limit: 1 } as const
