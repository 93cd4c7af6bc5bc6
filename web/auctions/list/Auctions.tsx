import { useNavigate, useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { auctionWays } from '#shared/auctions/ways.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import type { Choices } from '../../catalog/choices.ts'
import {
  ChosenChips,
  FilterButton,
  FilterSheet,
  useChosenFilters,
} from '../../products/filters/FilteredList.tsx'
import { FilterForm } from '../../products/filters/FilterForm.ts'
import { changed, cleared, countFilters } from '../../products/filters/filters.ts'
import { type Listed, useListPage } from '../../products/filters/listPage.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/form/Select.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { Late } from '../../ui/Late.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { auctionsText } from '../messages.ts'
import { AuctionList, auctionGrid } from './AuctionList.tsx'
import { type AuctionFilters, auctionSorts, auctionTabs, readAuctionFilters } from './filters.ts'
import type { AuctionsData } from './loadAuctions.ts'
import { SessionStrip } from './SessionStrip.tsx'
import { StartingSoon } from './StartingSoon.tsx'
import { useListPulse } from './useListPulse.ts'

type AuctionsProps = {
  readonly list: Listed<AuctionsData>
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
      <Breadcrumbs fromHome crumbs={[{ label: t.title }]} />
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{t.title}</h1>
      <Suspense fallback={<AuctionsSkeleton />}>
        <Lots {...props} />
      </Suspense>
    </div>
  )
}

function Lots({ list, offered, filters }: AuctionsProps) {
  const t = useText(auctionsText)
  const { settled, retry, ...page } = useListPage({
    list,
    filters,
    path: '/auctions',
    read: readAuctionFilters,
  })
  const { data, refusal } = settled
  if (refusal) return <ErrorState title={t.failed} refusal={refusal} busy={page.busy} onRetry={retry} />
  return <Shown data={data} offered={offered} filters={filters} {...page} />
}

type ShownProps = Pick<AuctionsProps, 'offered' | 'filters'> & {
  readonly data: AuctionsData
  readonly pending: AuctionFilters
  readonly busy: boolean
}

function Shown({ data, offered, filters, pending, busy }: ShownProps) {
  const t = useText(auctionsText)
  const navigate = useNavigate()
  const { list, soon, sessions, choices, asOf } = data
  const { auctions, total, newcomers } = useListPulse(list, filters)
  const counts = { ...data.counts, [filters.status ?? 'open']: total }
  const change = (search: AuctionFilters) => navigate({ to: '/auctions', search, resetScroll: false })
  const shown = pending.status ?? 'open'
  return (
    <>
      <OpenNow counts={counts} offered={offered} filtered={countFilters(filters) > 0} asOf={asOf} />
      <SessionStrip sessions={sessions} asOf={asOf} />
      <div className="items-end justify-between gap-4 max-md:mt-3 md:mt-4 md:border-b md:border-hairline lg:flex">
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
        <AuctionToolbar filters={pending} choices={choices} found={total} onChange={change} />
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
        <Late name="starting-soon" fallback={null}>
          <StartingSoon auctions={soon} asOf={asOf} />
        </Late>
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
      <Skeleton className="h-5 w-80 max-w-full max-md:hidden" />
      <div className="mt-3 flex items-end justify-between gap-3 md:mt-6">
        <Skeleton className="h-11 w-64 rounded-control max-md:w-full" />
        <Skeleton className="h-11 w-80 rounded-control max-md:hidden" />
      </div>
      <SkeletonList count={6} className={`mt-5 ${auctionGrid}`}>
        <div className="overflow-hidden rounded-card bg-card shadow-card">
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
      </SkeletonList>
    </>
  )
}

type AuctionToolbarProps = {
  readonly filters: AuctionFilters
  readonly choices: Choices
  /** The number of auctions in the list. */
  readonly found: number
  readonly onChange: (filters: AuctionFilters) => void
}

/**
 * Market and sort order next to the tabs, and the other filters in a sheet. The active filters are below, each with a
 * clear button.
 */
function AuctionToolbar({ filters, choices, found, onChange }: AuctionToolbarProps) {
  const t = useText(auctionsText)
  const [open, setOpen] = useState(false)
  const chosen = useChosenFilters(filters, choices, undefined)
  const firstSort =
    filters.status === 'scheduled' ? t.starting : filters.status === 'ended' ? t.lately : t.ending
  return (
    <div className="grid grid-cols-2 items-center gap-3 pt-3 lg:flex lg:flex-wrap lg:justify-end lg:pb-2">
      <MarketSelect filters={filters} choices={choices} onChange={onChange} />
      <FilterButton active={chosen.length + (filters.way ? 1 : 0)} onOpen={() => setOpen(true)} />
      <SortSelect
        label={t.sortLabel}
        value={filters.sort ?? 'ending'}
        options={auctionSorts.map((value) => ({
          value,
          label: value === 'ending' ? firstSort : t[value],
        }))}
        onChange={(value) =>
          onChange({ ...filters, page: undefined, sort: value === 'ending' ? undefined : value })
        }
      />
      {chosen.length > 0 && (
        <div className="col-span-2 min-w-0 lg:order-last lg:basis-full">
          <ChosenChips chosen={chosen} onChange={onChange} />
        </div>
      )}
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        onClear={() => onChange(cleared(filters))}
        found={found}
      >
        <div className="border-b border-hairline px-4 py-3">
          <WaySelect filters={filters} onChange={onChange} />
        </div>
        <FilterForm filters={filters} choices={choices} onChange={onChange} priceTitle={t.priceFilter} />
      </FilterSheet>
    </div>
  )
}

/** Selects one way to sell. */
function WaySelect({ filters, onChange }: Pick<AuctionToolbarProps, 'filters' | 'onChange'>) {
  const t = useText(auctionsText)
  return (
    <Select
      label={t.way}
      value={filters.way ?? ''}
      options={[
        { value: '', label: t.allWays },
        ...auctionWays.map((way) => ({ value: way, label: t[way] })),
      ]}
      onChange={(value) =>
        onChange({ ...filters, page: undefined, way: auctionWays.find((way) => way === value) })
      }
      className="w-full"
    />
  )
}

/** A select for one market, shown where the page has enough room. In the sheet, users can select several markets. */
function MarketSelect({
  filters,
  choices,
  onChange,
}: Pick<AuctionToolbarProps, 'filters' | 'choices' | 'onChange'>) {
  const t = useText(auctionsText)
  const ids = filters.marketId ?? []
  const several = ids.length > 1
  return (
    <Select
      label={t.market}
      value={several ? 'several' : String(ids[0] ?? '')}
      options={[
        { value: '', label: t.allMarkets },
        ...(several ? [{ value: 'several', label: t.severalMarkets(ids.length) }] : []),
        ...choices.markets.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(value) => {
        if (value !== 'several') onChange(changed(filters, { marketId: value ? [Number(value)] : undefined }))
      }}
      className="max-w-70 max-lg:hidden"
    />
  )
}
