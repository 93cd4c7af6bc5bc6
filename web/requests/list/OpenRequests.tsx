import { useLocation, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { Page } from '#shared/base/page.ts'
import { grouped } from '#shared/base/text/digits.ts'
import { requestSorts } from '#shared/requests/sorts.ts'
import { useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import {
  ChosenChips,
  type ChosenFilter,
  FilterButton,
  FilteredList,
  useChosenFilters,
} from '../../products/filters/FilteredList.tsx'
import { FilterForm } from '../../products/filters/FilterForm.ts'
import { cleared, countFilters } from '../../products/filters/filters.ts'
import { type Listed, useListPage } from '../../products/filters/listPage.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import type { CardRequest } from './card.ts'
import { defaultSort, type RequestFilters, readRequestFilters, sortOf } from './filters.ts'
import type { RequestsData } from './loadRequests.ts'
import { requestsText } from './messages.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestsSkeleton } from './RequestsSkeleton.tsx'
import { allRequests, RequestTabs } from './RequestTabs.tsx'
import { type OwnStanding, useOwnStanding } from './useOwnStanding.ts'

type OpenRequestsProps = {
  readonly list: Listed<RequestsData>
  /** The filters of the shown list. */
  readonly filters: RequestFilters
}

/** All open requests: filters, sort order, cards and pages. All choices are in the address. */
export function OpenRequests(props: OpenRequestsProps) {
  const t = useText(requestsText)
  const title = useText(requestTitles).open
  const standing = useOwnStanding()
  useOpenOnSold(standing, props.filters)
  const sold = isSold(standing, props.filters)
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: title }]} />
      <div className="flex items-end justify-between gap-4 max-md:contents">
        <div>
          <h1 className="mt-3 text-h1 max-md:visually-hidden">{title}</h1>
          <p className="text-quiet max-md:visually-hidden">
            <span className="sells:hidden">{t.lead}</span>
            <span className="hidden sells:inline">{t.leadSeller}</span>
          </p>
        </div>
        <AskLink sells={standing.sells} className="max-md:hidden" />
      </div>
      <div className="hidden signed-in:block">
        <RequestTabs
          active={sold ? 'sold' : 'all'}
          counts={standing.counts}
          sells={standing.sells}
          soldFish={standing.soldFish}
          className="md:mt-4"
        />
      </div>
      <Suspense fallback={<RequestsSkeleton />}>
        <Found {...props} standing={standing} />
      </Suspense>
    </div>
  )
}

/** The link to the request form. It is outlined for a seller, who usually looks for the requests of others. */
function AskLink({ sells, className }: { readonly sells: boolean; readonly className: string }) {
  const t = useText(requestsText)
  return (
    <ButtonLink
      to="/profile/add-request"
      kind={sells ? 'outlined' : 'filled'}
      icon={Plus}
      className={className}
    >
      {t.ask}
    </ButtonLink>
  )
}

/** Whether the list is narrowed to exactly the species that the user sells. */
function isSold({ soldFish }: OwnStanding, { fishId = [] }: RequestFilters): boolean {
  return Boolean(soldFish?.length) && [...fishId].sort().join() === [...(soldFish ?? [])].sort().join()
}

/**
 * Opens the tab with requests for the seller's own species if the address has no filters. The history entry of the other tab
 * records that the seller chose it, so that going back does not change the tab.
 */
function useOpenOnSold({ soldFish }: OwnStanding, filters: RequestFilters): void {
  const navigate = useNavigate()
  const wantsAll = useLocation({ select: ({ state }) => state.allRequests === true })
  const bare = useRef(!wantsAll && Object.values(filters).every((value) => value === undefined))
  useEffect(() => {
    if (!bare.current || !soldFish) return
    bare.current = false
    if (soldFish.length === 0) return
    void navigate({ to: '/requests', search: { fishId: [...soldFish] }, replace: true, resetScroll: false })
  }, [soldFish, navigate])
}

function Found({ list, filters, standing }: OpenRequestsProps & { readonly standing: OwnStanding }) {
  const t = useText(requestsText)
  const navigate = useNavigate()
  const { settled, retry, ...page } = useListPage({
    list,
    filters,
    path: '/requests',
    read: readRequestFilters,
  })
  const { data, refusal } = settled
  if (refusal) return <ErrorState title={t.failed} refusal={refusal} busy={page.busy} onRetry={retry} />
  return (
    <RequestResults
      {...data}
      {...page}
      filters={filters}
      standing={standing}
      onChange={(search) => navigate({ to: '/requests', search, resetScroll: false })}
    />
  )
}

type RequestResultsProps = RequestsData & {
  /** The filters of the shown requests. */
  readonly filters: RequestFilters
  /** The latest filters, which are newer than `filters` while a request is pending. */
  readonly pending: RequestFilters
  readonly standing: OwnStanding
  readonly busy: boolean
  readonly onChange: (filters: RequestFilters) => void
}

/** The requests with their filters, which are next to the requests on a wide screen and in a sheet on a phone. */
function RequestResults({ list, choices, filters, pending, standing, busy, onChange }: RequestResultsProps) {
  const t = useText(requestsText)
  const chosen = useChosenFilters(pending, choices, undefined)
  return (
    <FilteredList
      label={t.results}
      form={
        <FilterForm
          filters={pending}
          choices={choices}
          onChange={onChange}
          priceTitle={t.priceTitle}
          words={{ title: t.words, hint: t.wordsHint }}
        />
      }
      filtered={chosen.length > 0}
      onClear={() => onChange(cleared(pending))}
      list={list}
      busy={busy}
      linkTo={(page) => ({ to: '/requests', search: { ...filters, page: page === 1 ? undefined : page } })}
      toolbar={(onOpen) => (
        <RequestToolbar
          list={list}
          chosen={chosen}
          pending={pending}
          sells={standing.sells}
          onChange={onChange}
          onOpen={onOpen}
        />
      )}
      className="mt-3"
    >
      <RequestList list={list} filters={filters} standing={standing} />
    </FilteredList>
  )
}

type RequestToolbarProps = {
  readonly list: Pick<Page<unknown>, 'total' | 'total_capped'>
  readonly chosen: readonly ChosenFilter<RequestFilters>[]
  readonly pending: RequestFilters
  readonly sells: boolean
  readonly onChange: (filters: RequestFilters) => void
  /** Opens the filter sheet on a phone. */
  readonly onOpen: () => void
}

/**
 * The number of results, the active filters with clear buttons, and the sort order. On a phone, also a link to the
 * request form.
 */
function RequestToolbar({ list, chosen, pending, sells, onChange, onOpen }: RequestToolbarProps) {
  const t = useText(requestsText)
  return (
    <div className="mb-3 grid grid-cols-2 items-center gap-3 lg:mb-4 lg:flex lg:items-start">
      <FilterButton active={chosen.length} onOpen={onOpen} className="lg:hidden" />
      <AskLink sells={sells} className="md:hidden" />
      {/* On a phone the chips have a row of their own, because they are as wide as the screen. */}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 max-md:contents md:max-lg:order-last md:max-lg:col-span-2 lg:min-h-11">
        <p
          role="status"
          className="text-dense whitespace-nowrap max-lg:text-quiet max-md:order-2 lg:font-bold"
        >
          {list.total_capped ? t.moreThan(grouped(list.total)) : t.found(list.total)}
        </p>
        {chosen.length > 0 && (
          <div className="min-w-0 max-md:order-1 max-md:col-span-2 md:contents">
            <ChosenChips chosen={chosen} onChange={onChange} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 max-md:order-2 lg:order-last lg:shrink-0">
        <SortSelect
          label={t.sortLabel}
          value={pending.sort ?? defaultSort}
          options={requestSorts.map((value) => ({ value, label: t[value] }))}
          onChange={(sort) => onChange({ ...pending, page: undefined, sort: sortOf(sort) })}
        />
      </div>
    </div>
  )
}

type RequestListProps = {
  readonly list: Page<CardRequest>
  readonly filters: RequestFilters
  readonly standing: OwnStanding
}

/** The requests of a page, or the empty state. */
function RequestList({ list, filters, standing }: RequestListProps) {
  if (list.data.length === 0) return <NoRequests total={list.total} filters={filters} standing={standing} />
  return <RequestCards requests={list.data} standing={standing} />
}

type NoRequestsProps = {
  readonly total: number
  readonly filters: RequestFilters
  readonly standing: OwnStanding
}

/**
 * The empty state. Its next step depends on why the list is empty: a page beyond the last, filters that
 * exclude everything, or no requests. A user who does not sell also gets a link to the request form if
 * filters exclude everything; otherwise only the link above the list leads to it.
 */
function NoRequests({ total, filters, standing }: NoRequestsProps) {
  const t = useText(requestsText)
  const narrowed = countFilters(filters) > 0
  const sold = isSold(standing, filters)
  const none = standing.sells ? t.emptyBodySeller : t.emptyBody
  return (
    <Empty
      title={t.emptyTitle}
      body={total > 0 ? t.emptyPage : sold ? t.emptySold : narrowed ? t.emptyFiltered : none}
      actions={
        total > 0 ? (
          <ButtonLink to="/requests" search={{ ...filters, page: undefined }}>
            {t.firstPage}
          </ButtonLink>
        ) : (
          narrowed && (
            <>
              <ButtonLink to="/requests" search={cleared(filters)} state={allRequests} resetScroll={false}>
                {sold ? t.all : t.clearFilters}
              </ButtonLink>
              {!standing.sells && (
                <ButtonLink to="/profile/add-request" kind="outlined" icon={Plus}>
                  {t.ask}
                </ButtonLink>
              )}
            </>
          )
        )
      }
    />
  )
}
