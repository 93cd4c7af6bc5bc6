import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { resultKinds } from '#shared/search/kinds.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { type ChosenFilter, FilteredList, useChosenFilters } from '../../products/filters/FilteredList.tsx'
import { FilterForm } from '../../products/filters/FilterForm.ts'
import { cleared } from '../../products/filters/filters.ts'
import { GoodsToolbar } from '../../products/filters/GoodsToolbar.tsx'
import { type Listed, useListPage } from '../../products/filters/listPage.ts'
import { MarketListSkeleton } from '../../products/market/MarketList.tsx'
import { productsText } from '../../products/messages.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { TextLink } from '../../ui/Button.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { defaultSort, readSearchFilters, resultSorts, type SearchFilters } from './filters.ts'
import { type SearchData, titleOf } from './loadResults.ts'
import { resultsText } from './messages.ts'
import { ResultList } from './ResultList.tsx'

type SearchResultsProps = {
  readonly list: Listed<SearchData>
  /** The filters of the shown results. */
  readonly filters: SearchFilters
}

/** The results of a search over every kind of goods, with filters. All choices are in the address. */
export function SearchResults(props: SearchResultsProps) {
  const title = titleOf(props.filters.s)[useLocale()]
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: title }]} />
      <h1 className="mt-3 truncate text-h1 max-md:text-h3">{title}</h1>
      <Suspense fallback={<ResultsSkeleton />}>
        <Found {...props} />
      </Suspense>
    </div>
  )
}

function Found({ list, filters }: SearchResultsProps) {
  const t = useText(resultsText)
  const navigate = useNavigate()
  const { settled, retry, ...page } = useListPage({
    list,
    filters,
    path: '/search',
    read: readSearchFilters,
  })
  const { data, refusal } = settled
  if (refusal) {
    return (
      <ErrorState title={t.failed} body={t.failedCause} refusal={refusal} busy={page.busy} onRetry={retry} />
    )
  }
  return (
    <Shown
      {...page}
      data={data}
      filters={filters}
      onChange={(search) => navigate({ to: '/search', search, resetScroll: false })}
    />
  )
}

type ShownProps = {
  readonly data: SearchData
  /** The filters of the shown results. */
  readonly filters: SearchFilters
  /** The latest filters, which are newer than `filters` while a request is pending. */
  readonly pending: SearchFilters
  readonly busy: boolean
  readonly onChange: (filters: SearchFilters) => void
}

function Shown({ data, filters, pending, busy, onChange }: ShownProps) {
  const t = useText(resultsText)
  const { results, counts, choices, corrected } = data
  const { s, ...withoutText } = pending
  // The heading shows the search text, so the text is not listed as a filter that can be cleared.
  const chosen = useChosenFilters<SearchFilters>(withoutText, choices, undefined).map((filter) => ({
    ...filter,
    without: { ...filter.without, s },
  }))
  const shown = pending.kind ?? results.kind
  return (
    <>
      {corrected && (
        <p className="mt-1">
          {t.didYouMean}{' '}
          <TextLink to="/search" search={{ s: corrected }}>
            <bdi>{corrected}</bdi>
          </TextLink>
          {t.questionMark}
        </p>
      )}
      <div className="quiet-scroll mt-2 overflow-x-auto border-b border-hairline max-md:-mx-4 max-md:bg-card max-md:px-4">
        <Tabs
          label={t.kinds}
          group="results"
          look="line"
          tabs={resultKinds.map((id) => ({ id, label: t[id], count: counts[id].total }))}
          active={shown}
          onChange={(kind) => onChange({ ...pending, kind, sort: undefined, page: undefined })}
        />
      </div>
      <TabPanel group="results" active={shown}>
        <FilteredList
          label={t.title}
          form={<FilterForm filters={pending} choices={choices} onChange={onChange} />}
          filtered={chosen.length > 0}
          onClear={() => onChange({ ...cleared(pending), s })}
          list={results.list}
          busy={busy}
          linkTo={(page) => ({ to: '/search', search: { ...filters, page } })}
          toolbar={(onOpen) => (
            <ResultsToolbar
              data={data}
              chosen={chosen}
              pending={pending}
              onChange={onChange}
              onOpen={onOpen}
            />
          )}
          className="mt-4"
        >
          <ResultList data={data} filters={filters} />
        </FilteredList>
      </TabPanel>
    </>
  )
}

type ResultsToolbarProps = Pick<ShownProps, 'data' | 'pending' | 'onChange'> & {
  readonly chosen: readonly ChosenFilter<SearchFilters>[]
  /** Opens the filter sheet on a phone. */
  readonly onOpen: () => void
}

/** The toolbar of the results; only goods can be sorted. */
function ResultsToolbar({ data, pending, onChange, ...rest }: ResultsToolbarProps) {
  const t = useText(productsText)
  const own = useText(resultsText)
  const { kind, list } = data.results
  return (
    <GoodsToolbar
      {...rest}
      list={list}
      sort={
        (kind === 'local' || kind === 'imported') && (
          <SortSelect
            label={t.sortLabel}
            value={pending.sort ?? defaultSort}
            options={resultSorts.map((value) => ({ value, label: value === 'match' ? own.match : t[value] }))}
            onChange={(sort) =>
              onChange({ ...pending, page: undefined, sort: sort === defaultSort ? undefined : sort })
            }
          />
        )
      }
      onChange={onChange}
    />
  )
}

/** The skeleton of the results at the first load. */
function ResultsSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 h-12 w-full" />
      <MarketListSkeleton />
    </>
  )
}
