import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Page } from '#shared/base/page.ts'
import { grouped } from '#shared/base/text/digits.ts'
import { requestSorts } from '#shared/requests/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { FilterForm } from '../../products/filters/FilterForm.tsx'
import {
  ChosenChips,
  type ChosenFilter,
  FilterButton,
  FilterColumn,
  FilterSheet,
  useChosenFilters,
} from '../../products/filters/FilterSheet.tsx'
import { cleared, countFilters } from '../../products/filters/filters.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import type { CardRequest } from './card.ts'
import { defaultSort, type RequestFilters, sortOf } from './filters.ts'
import type { RequestsData } from './loadRequests.ts'
import { requestsText } from './messages.ts'
import { RequestCard, requestGrid, requestItem } from './RequestCard.tsx'
import { type OwnStanding, readerOf } from './useOwnStanding.ts'

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
export function RequestResults({
  list,
  choices,
  filters,
  pending,
  standing,
  busy,
  onChange,
}: RequestResultsProps) {
  const t = useText(requestsText)
  const [open, setOpen] = useState(false)
  const chosen = useChosenFilters(pending, choices, undefined)
  const form = (
    <FilterForm
      filters={pending}
      choices={choices}
      onChange={onChange}
      priceTitle={t.priceTitle}
      words={{ title: t.words, hint: t.wordsHint }}
    />
  )
  const clear = () => onChange(cleared(pending))
  return (
    <div className="mt-3 grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]">
      <FilterColumn onClear={chosen.length ? clear : undefined}>{form}</FilterColumn>
      <section aria-label={t.results} aria-busy={busy} className="min-w-0">
        <RequestToolbar
          list={list}
          chosen={chosen}
          pending={pending}
          onChange={onChange}
          onOpen={() => setOpen(true)}
        />
        <div className={classes('transition-opacity', busy && 'opacity-60')}>
          <RequestList list={list} filters={filters} standing={standing} />
        </div>
        <Pager
          page={list.current_page}
          lastPage={list.last_page}
          linkTo={(page) => ({
            to: '/requests',
            search: { ...filters, page: page === 1 ? undefined : page },
          })}
        />
      </section>
      <FilterSheet open={open} onClose={() => setOpen(false)} onClear={clear} found={list.total} busy={busy}>
        {form}
      </FilterSheet>
    </div>
  )
}

type RequestToolbarProps = {
  readonly list: Pick<Page<unknown>, 'total' | 'total_capped'>
  readonly chosen: readonly ChosenFilter<RequestFilters>[]
  readonly pending: RequestFilters
  readonly onChange: (filters: RequestFilters) => void
  /** Opens the filter sheet on a phone. */
  readonly onOpen: () => void
}

/**
 * The number of results, the active filters with clear buttons, and the sort order. On a phone, also a link to the
 * request form.
 */
function RequestToolbar({ list, chosen, pending, onChange, onOpen }: RequestToolbarProps) {
  const t = useText(requestsText)
  return (
    <div className="mb-3 grid grid-cols-2 items-center gap-3 lg:mb-4 lg:flex lg:items-start">
      <FilterButton active={chosen.length} onOpen={onOpen} className="lg:hidden" />
      <ButtonLink to="/profile/add-request" icon={Plus} className="md:hidden">
        {t.ask}
      </ButtonLink>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 md:max-lg:order-last md:max-lg:col-span-2 lg:min-h-11">
        <p role="status" className="text-dense whitespace-nowrap max-lg:text-quiet lg:font-bold">
          {list.total_capped ? t.moreThan(grouped(list.total)) : t.found(list.total)}
        </p>
        <ChosenChips chosen={chosen} onChange={onChange} />
      </div>
      <SortSelect
        label={t.sortLabel}
        value={pending.sort ?? defaultSort}
        options={requestSorts.map((value) => ({ value, label: t[value] }))}
        onChange={(sort) => onChange({ ...pending, page: undefined, sort: sortOf(sort) })}
      />
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
  if (list.data.length === 0) return <NoRequests total={list.total} filters={filters} />
  return (
    <ul className={requestGrid}>
      {list.data.map((request, index) => (
        <li key={request.id} className={requestItem}>
          <RequestCard request={request} reader={readerOf(request, standing)} priority={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

const firstRow = 2

/**
 * The empty state. Its next step depends on why the list is empty: a page beyond the last, filters that exclude
 * everything, or no requests.
 */
function NoRequests({ total, filters }: { readonly total: number; readonly filters: RequestFilters }) {
  const t = useText(requestsText)
  const narrowed = countFilters(filters) > 0
  const ask = (kind: 'filled' | 'outlined') => (
    <ButtonLink to="/profile/add-request" kind={kind} icon={Plus}>
      {t.ask}
    </ButtonLink>
  )
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={t.emptyTitle}
      body={total > 0 ? t.emptyPage : narrowed ? t.emptyFiltered : t.emptyBody}
      actions={
        total > 0 ? (
          <ButtonLink to="/requests" search={{ ...filters, page: undefined }}>
            {t.firstPage}
          </ButtonLink>
        ) : narrowed ? (
          <>
            <ButtonLink to="/requests" search={cleared(filters)} resetScroll={false}>
              {t.clearFilters}
            </ButtonLink>
            {ask('outlined')}
          </>
        ) : (
          ask('filled')
        )
      }
    />
  )
}
