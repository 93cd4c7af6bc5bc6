import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { Suspense, use } from 'react'
import { riyadhTime } from '#shared/base/dates.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { Settled } from '../../app/calls/api.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { countFilters } from '../../products/filters/filters.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { classes } from '../../ui/classes.ts'
import { Pager } from '../../ui/Pager.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { auctionsText } from '../messages.ts'
import { AuctionList, auctionGrid } from './AuctionList.tsx'
import { AuctionToolbar } from './AuctionToolbar.tsx'
import { type AuctionFilters, auctionTabs, readAuctionFilters } from './filters.ts'
import type { AuctionsData } from './loadAuctions.ts'
import { StartingSoon } from './StartingSoon.tsx'
import { useListPulse } from './useListPulse.ts'

type AuctionsProps = {
  /** A promise at the first visit. When a filter changes, the old list stays until its data has arrived. */
  readonly auctions: Settled<AuctionsData> | Promise<Settled<AuctionsData>>
  /** Kilograms on offer in all open auctions. */
  readonly offered: number
  /** The filters of the shown list. */
  readonly filters: AuctionFilters
}

/** The auctions by state. Every choice is in the address (specification, section 2). */
export function Auctions(props: AuctionsProps) {
  const t = useText(auctionsText)
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <div className="max-md:hidden">
        <Breadcrumbs crumbs={[{ label: t.home, link: { to: '/home' } }, { label: t.title }]} />
      </div>
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{t.title}</h1>
      <Suspense fallback={<AuctionsSkeleton />}>
        <Lots {...props} />
      </Suspense>
    </div>
  )
}

function Lots({ auctions, offered, filters }: AuctionsProps) {
  const t = useText(auctionsText)
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  const pending = usePendingFilters() ?? filters
  const { data, refusal } = auctions instanceof Promise ? use(auctions) : auctions
  if (refusal) {
    return <ErrorState title={t.failed} refusal={refusal} busy={busy} onRetry={() => router.invalidate()} />
  }
  return <Shown data={data} offered={offered} filters={filters} pending={pending} busy={busy} />
}

type ShownProps = Pick<AuctionsProps, 'offered' | 'filters'> & {
  readonly data: AuctionsData
  readonly pending: AuctionFilters
  readonly busy: boolean
}

function Shown({ data, offered, filters, pending, busy }: ShownProps) {
  const t = useText(auctionsText)
  const navigate = useNavigate()
  const { list, soon, choices, asOf } = data
  const { auctions, total, newcomers } = useListPulse(list, filters)
  const counts = { ...data.counts, [filters.status ?? 'open']: total }
  const change = (search: AuctionFilters) => navigate({ to: '/auctions', search, resetScroll: false })
  const shown = pending.status ?? 'open'
  return (
    <>
      <OpenNow counts={counts} offered={offered} filtered={countFilters(filters) > 0} asOf={asOf} />
      <div className="items-end justify-between gap-4 md:mt-4 md:border-b md:border-hairline lg:flex">
        <div className="max-md:-mx-4 max-md:border-b max-md:border-hairline max-md:bg-card max-md:px-4 lg:-mb-px">
          <Tabs
            label={t.states}
            group="auctions"
            look="line"
            tabs={auctionTabs.map((id) =>
              id === 'ended' ? { id, label: t[id] } : { id, label: t[id], count: counts[id] },
            )}
            active={shown}
            onChange={(id) =>
              change({ ...pending, status: id === 'open' ? undefined : id, sort: undefined, page: undefined })
            }
          />
        </div>
        <AuctionToolbar filters={pending} choices={choices} found={total} busy={busy} onChange={change} />
      </div>
      <TabPanel group="auctions" active={shown} className="pt-3 md:pt-5">
        <section aria-label={t.results} aria-busy={busy}>
          <ChangedNote shown={newcomers} busy={busy} />
          <div className={classes('transition-opacity', busy && 'opacity-60')}>
            <AuctionList auctions={auctions} total={list.total} asOf={asOf} filters={filters} />
          </div>
          <Pager
            page={list.current_page}
            lastPage={list.last_page}
            linkTo={(page) => ({ to: '/auctions', search: { ...filters, page } })}
          />
        </section>
        <StartingSoon auctions={soon} asOf={asOf} />
      </TabPanel>
    </>
  )
}

/**
 * The quantity on offer now, by the server's clock. It is the sum of all open auctions, so it is shown only without
 * filters.
 */
function OpenNow({
  counts,
  offered,
  filtered,
  asOf,
}: Pick<AuctionsData, 'counts' | 'asOf'> & { readonly offered: number; readonly filtered: boolean }) {
  const t = useText(auctionsText)
  const time = riyadhTime(new Date(useServerSeconds(asOf)))
  const grams = fromKilograms(offered)
  const auctions = t.openNow(counts.open)
  const sentence = !filtered && grams ? t.openNowOf(auctions, printKilograms(grams)) : auctions
  return <p className="text-quiet max-md:visually-hidden">{t.serverTime(sentence, time)}</p>
}

/** The filters of the pending navigation. Tabs and boxes show them at once, before the list has its answer. */
function usePendingFilters(): AuctionFilters | undefined {
  return useRouterState({
    select: ({ location }) =>
      location.pathname === '/auctions' ? readAuctionFilters(location.search) : undefined,
    structuralSharing: true,
  })
}

/** Says that the list has changed and offers to load it. The note floats, so that no content moves. */
function ChangedNote({ shown, busy }: { readonly shown: boolean; readonly busy: boolean }) {
  const t = useText(auctionsText)
  const router = useRouter()
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 flex h-0 justify-center">
      {shown && (
        <button
          type="button"
          onClick={() => void router.invalidate()}
          className="pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full bg-ink px-5 text-dense whitespace-nowrap text-on-ink shadow-popover"
        >
          <RefreshCw aria-hidden size={18} className={classes('shrink-0', busy && 'turning')} />
          <span>
            {t.changed} · <strong className="font-bold">{t.showChanged}</strong>
          </span>
        </button>
      )}
    </div>
  )
}

/** The skeleton of the auction list at the first load. */
function AuctionsSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-5 w-80 max-w-full max-md:hidden" />
      <div className="mt-3 flex items-end justify-between gap-3 md:mt-6">
        <Skeleton className="h-11 w-64 rounded-control max-md:w-full" />
        <Skeleton className="h-11 w-80 rounded-control max-md:hidden" />
      </div>
      <div className={`mt-5 ${auctionGrid}`}>
        {cards.map((card) => (
          <div key={card} className="overflow-hidden rounded-card bg-card shadow-card">
            <Skeleton className="h-12 rounded-none" />
            <div className="flex gap-3 p-3 md:flex-col md:p-0">
              <Skeleton className="h-22 w-28 shrink-0 md:h-40 md:w-full md:rounded-none" />
              <div className="flex grow flex-col gap-3 md:p-4">
                <Skeleton className="h-5 w-2/5" />
                <Skeleton className="h-7 w-3/5" />
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-11 w-full rounded-control max-md:hidden" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

const cards = ['1', '2', '3', '4', '5', '6'] as const
