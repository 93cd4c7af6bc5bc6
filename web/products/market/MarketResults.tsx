import { useState } from 'react'
import type { Origin } from '#shared/products/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Pager } from '../../ui/Pager.tsx'
import { useChosenFilters } from '../filters/chosenFilters.ts'
import { FilterColumn } from '../filters/FilterColumn.tsx'
import { FilterForm } from '../filters/FilterForm.tsx'
import { FilterSheet } from '../filters/FilterSheet.tsx'
import { cleared, type Filters } from '../filters/filters.ts'
import { productsText } from '../messages.ts'
import type { MarketData } from './loadMarket.ts'
import { MarketList } from './MarketList.tsx'
import { MarketToolbar } from './MarketToolbar.tsx'
import { markets } from './markets.ts'

type MarketResultsProps = MarketData & {
  readonly origin: Origin
  /** The filters of the shown products. */
  readonly filters: Filters
  /** The latest filters, ahead of `filters` while a request is pending. */
  readonly pending: Filters
  readonly busy: boolean
  readonly onChange: (filters: Filters) => void
}

/** The products with their filters: beside them on a wide screen, in a sheet on a phone. */
export function MarketResults({
  origin,
  list,
  choices,
  filters,
  pending,
  busy,
  onChange,
}: MarketResultsProps) {
  const t = useText(productsText)
  const [open, setOpen] = useState(false)
  const sellerName = filters.sellerId === pending.sellerId ? list.data[0]?.seller : undefined
  const chosen = useChosenFilters(pending, choices, sellerName)
  const form = <FilterForm filters={pending} choices={choices} onChange={onChange} />
  const clear = () => onChange(cleared(pending))
  return (
    <div className="mt-4 grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]">
      <FilterColumn onClear={chosen.length ? clear : undefined}>{form}</FilterColumn>
      <section aria-label={t.results} aria-busy={busy} className="min-w-0">
        <MarketToolbar
          list={list}
          chosen={chosen}
          sort={pending.sort}
          onChange={onChange}
          onSort={(sort) => onChange({ ...pending, page: undefined, sort })}
          onOpen={() => setOpen(true)}
        />
        <div className={classes('transition-opacity', busy && 'opacity-60')}>
          <MarketList origin={origin} list={list} filters={filters} chosenFish={choices.chosenFish} />
        </div>
        <Pager
          page={list.current_page}
          lastPage={list.last_page}
          linkTo={(page) => ({ to: markets[origin].to, search: { ...filters, page } })}
        />
      </section>
      <FilterSheet open={open} onClose={() => setOpen(false)} onClear={clear} found={list.total} busy={busy}>
        {form}
      </FilterSheet>
    </div>
  )
}
