import { Link, useRouterState } from '@tanstack/react-router'
import { ClipboardList, Handshake, Package } from 'lucide-react'
import { grouped } from '#shared/base/text/digits.ts'
import { useText } from '../../app/texts/text.ts'
import { beharTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { useLiveDeals } from '../deals/useDeals.ts'
import { headText } from '../frame/messages.ts'
import { type Masters, useDemands, useMasters } from '../integration/useIntegration.ts'
import { PartnerNote } from '../myDemands/PartnerNote.tsx'
import { SubscriptionCard } from '../myDemands/SubscriptionCard.tsx'
import { dealAddress, suppliesAddress } from '../myDemands/search.ts'
import { type BoardSearch, boardAddress, readBoardSearch } from './search.ts'
import { useBoardDemands, useBoardSupplies } from './useBoards.ts'

/** The head above both boards: title, a link to the user's own demands, and the state of the subscription. */
export function BoardsHead() {
  const t = useText(headText)
  const title = useText(beharTitles).market
  const mine = useMine()
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t.international, link: { to: '/international-market/main' } }, { label: title }]}
      />
      <div className="mt-3 mb-4 flex items-end justify-between gap-4 max-md:visually-hidden">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="text-quiet">{t.sub}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:hidden">
          <ButtonLink
            to="/international-market/behar-market/my-demands"
            kind="outlined"
            icon={ClipboardList}
            className="max-md:hidden"
          >
            {t.mine}
            {typeof mine === 'number' && <Isolate>{grouped(mine)}</Isolate>}
          </ButtonLink>
          <ButtonLink
            to="/international-market/behar-market/my-demands"
            search={suppliesAddress()}
            kind="outlined"
            icon={Package}
            className="max-md:hidden"
          >
            {t.mySupplies}
          </ButtonLink>
          <ButtonLink
            to="/international-market/behar-market/my-demands"
            search={dealAddress()}
            kind="outlined"
            icon={Handshake}
          >
            {t.deals}
          </ButtonLink>
        </div>
      </div>
      <Parts mine={mine} />
      <PartnerNote />
      <SubscriptionCard />
    </>
  )
}

/** The number of the user's open entries; null while loading, undefined if unknown. */
function useMine(): number | null | undefined {
  const { data, loading } = useDemands(fewest)
  if (!data?.counts) return loading ? null : undefined
  return (data.counts.open ?? 0) + (data.counts.matched ?? 0)
}

/** Requests only the counts, with the query that the page of the user's own demands uses too. */
const fewest = { mine: true, limit: 1 } as const

/** On a phone one part is shown at a time. The parts are links, because each has its own address. */
function Parts({ mine }: { readonly mine: CountProps['count'] }) {
  const t = useText(headText)
  const search = useRouterState({
    select: ({ location }) => readBoardSearch(location.search),
    structuralSharing: true,
  })
  const { data: masters, loading } = useMasters()
  const waiting = useLiveDeals().data?.waiting ?? 0
  const unknown = <Count count={loading ? null : undefined} />
  const main = '/international-market/behar-market/main'
  return (
    <nav
      aria-label={t.parts}
      className="quiet-scroll -mx-4 mb-4 overflow-x-auto overflow-y-hidden border-b border-hairline bg-card px-4 md:hidden"
    >
      <ul className="flex gap-6">
        <li>
          <Link
            to={main}
            search={boardAddress({ ...search, show: undefined })}
            resetScroll={false}
            aria-current={search.show ? undefined : 'page'}
            activeOptions={byQuery}
            className={tab}
          >
            {t.supplies}
            {masters ? <SupplyCount search={search} masters={masters} /> : unknown}
          </Link>
        </li>
        <li>
          <Link
            to={main}
            search={boardAddress({ ...search, show: 'demands' })}
            resetScroll={false}
            aria-current={search.show ? 'page' : undefined}
            activeOptions={byQuery}
            className={tab}
          >
            {t.demands}
            {masters ? <DemandCount search={search} masters={masters} /> : unknown}
          </Link>
        </li>
        <li>
          <Link to="/international-market/behar-market/my-demands" className={tab}>
            {t.mine}
            <Count count={mine} />
          </Link>
        </li>
        <li>
          <Link to="/international-market/behar-market/my-demands" search={suppliesAddress()} className={tab}>
            {t.mySupplies}
          </Link>
        </li>
        <li>
          <Link to="/international-market/behar-market/my-demands" search={dealAddress()} className={tab}>
            {t.deals}
            <Count count={waiting > 0 ? waiting : undefined} />
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const tab =
  'inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent text-dense whitespace-nowrap text-quiet aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-primary'

/** Both boards share a path and differ only in the query. */
const byQuery = { exact: true, includeSearch: true } as const

type Counted = { readonly search: BoardSearch; readonly masters: Masters }

function SupplyCount({ search, masters }: Counted) {
  const { data, loading } = useBoardSupplies(search, masters)
  return <Count count={data?.total ?? (loading ? null : undefined)} more={data?.total_capped} />
}

function DemandCount({ search, masters }: Counted) {
  const { data, loading } = useBoardDemands(search, masters)
  return <Count count={data?.total ?? (loading ? null : undefined)} more={data?.total_capped} />
}

type CountProps = {
  /** The count; null reserves the space while it loads. */
  readonly count: number | null | undefined
  /** True if there are more entries than the service counts. */
  readonly more?: boolean | undefined
}

function Count({ count, more }: CountProps) {
  if (count === undefined) return null
  if (count === null) return <Skeleton className="size-6 rounded-full" />
  return (
    <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-tint px-2 text-meta font-normal text-primary">
      <Isolate>{more ? `${grouped(count)}+` : grouped(count)}</Isolate>
    </span>
  )
}
