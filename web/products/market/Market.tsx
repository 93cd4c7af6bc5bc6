import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { Origin } from '#shared/products/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { marketTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { FilteredList, useChosenFilters } from '../filters/FilteredList.tsx'
import { FilterForm } from '../filters/FilterForm.ts'
import { cleared, defaultSort, type Filters, readFilters, sorts } from '../filters/filters.ts'
import { GoodsToolbar } from '../filters/GoodsToolbar.tsx'
import { type Listed, useListPage } from '../filters/listPage.ts'
import { productsText } from '../messages.ts'
import type { MarketData } from './loadMarket.ts'
import { markets } from './loadMarket.ts'
import { MarketList, MarketListSkeleton } from './MarketList.tsx'

type MarketProps = {
  readonly origin: Origin
  readonly list: Listed<MarketData>
  /** The number of species in stock (`kinds`) and, for local goods, the number of their markets (`places`). */
  readonly kinds: number
  readonly places?: number
  /** The filters of the shown list. */
  readonly filters: Filters
  /** The content above the goods: catches that have not landed. */
  readonly arriving?: ReactNode
}

/** A market: filters, sort order, products and pages. All choices are in the address (specification, section 2). */
export function Market(props: MarketProps) {
  const title = useText(marketTitles)[props.origin]
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: title }]} />
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{title}</h1>
      {props.arriving}
      <Suspense fallback={<MarketSkeleton />}>
        <Goods {...props} />
      </Suspense>
    </div>
  )
}

function Goods({ origin, list, kinds, places = 0, filters }: MarketProps) {
  const t = useText(productsText)
  const { to, text } = markets[origin]
  const { range } = useText(text)
  const navigate = useNavigate()
  const { settled, retry, ...page } = useListPage({ list, filters, path: to, read: readFilters })
  const { data, refusal } = settled
  if (refusal) {
    return (
      <ErrorState
        title={t.failedMarket}
        body={t.failedMarketCause}
        refusal={refusal}
        busy={page.busy}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      <p className="text-quiet max-md:mt-3 max-md:text-dense">{range(kinds, places)}</p>
      <MarketResults
        {...data}
        {...page}
        origin={origin}
        filters={filters}
        onChange={(search) => navigate({ to, search, resetScroll: false })}
      />
    </>
  )
}

/** The skeleton of a market at the first load. */
function MarketSkeleton() {
  return (
    <>
      <Skeleton className="my-1 h-5 w-60 max-w-full max-md:mt-4" />
      <MarketListSkeleton />
    </>
  )
}

type MarketResultsProps = MarketData & {
  readonly origin: Origin
  /** The filters of the shown products. */
  readonly filters: Filters
  /** The latest filters, which are newer than `filters` while a request is pending. */
  readonly pending: Filters
  readonly busy: boolean
  readonly onChange: (filters: Filters) => void
}

/** The products with their filters, which are next to the products on a wide screen and in a sheet on a phone. */
function MarketResults({ origin, list, choices, filters, pending, busy, onChange }: MarketResultsProps) {
  const t = useText(productsText)
  const sellerName = filters.sellerId === pending.sellerId ? list.data[0]?.seller : undefined
  const chosen = useChosenFilters(pending, choices, sellerName)
  return (
    <FilteredList
      label={t.results}
      form={<FilterForm filters={pending} choices={choices} onChange={onChange} />}
      filtered={chosen.length > 0}
      onClear={() => onChange(cleared(pending))}
      list={list}
      busy={busy}
      linkTo={(page) => ({ to: markets[origin].to, search: { ...filters, page } })}
      toolbar={(onOpen) => (
        <GoodsToolbar
          list={list}
          chosen={chosen}
          sort={
            <SortSelect
              label={t.sortLabel}
              value={pending.sort ?? defaultSort}
              options={sorts.map((value) => ({ value, label: t[value] }))}
              onChange={(sort) =>
                onChange({ ...pending, page: undefined, sort: sort === defaultSort ? undefined : sort })
              }
            />
          }
          onChange={onChange}
          onOpen={onOpen}
        />
      )}
      className="mt-4"
    >
      <MarketList origin={origin} list={list} filters={filters} chosenFish={choices.chosenFish} />
    </FilteredList>
  )
}
