import { useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import type { Choices } from '../../catalog/choices.ts'
import { FilterForm } from '../../products/filters/FilterForm.tsx'
import {
  ChosenChips,
  FilterButton,
  FilterSheet,
  useChosenFilters,
} from '../../products/filters/FilterSheet.tsx'
import { changed, cleared } from '../../products/filters/filters.ts'
import { Select } from '../../ui/form/Select.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { auctionsText } from '../messages.ts'
import { type AuctionFilters, auctionSorts } from './filters.ts'

type AuctionToolbarProps = {
  readonly filters: AuctionFilters
  readonly choices: Choices
  /** The number of auctions in the list. */
  readonly found: number
  readonly busy: boolean
  readonly onChange: (filters: AuctionFilters) => void
}

/**
 * Market and sort order next to the tabs, and the other filters in a sheet. The active filters are below, each with a
 * clear button.
 */
export function AuctionToolbar({ filters, choices, found, busy, onChange }: AuctionToolbarProps) {
  const t = useText(auctionsText)
  const [open, setOpen] = useState(false)
  const chosen = useChosenFilters(filters, choices, undefined)
  const firstSort =
    filters.status === 'scheduled' ? t.starting : filters.status === 'ended' ? t.lately : t.ending
  return (
    <div className="grid grid-cols-2 items-center gap-3 pt-3 lg:flex lg:flex-wrap lg:justify-end lg:pb-2">
      <MarketSelect filters={filters} choices={choices} onChange={onChange} />
      <FilterButton active={chosen.length} onOpen={() => setOpen(true)} />
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
        busy={busy}
      >
        <FilterForm filters={filters} choices={choices} onChange={onChange} priceTitle={t.priceFilter} />
      </FilterSheet>
    </div>
  )
}

/** Selects one market where there is enough room; in the sheet, users can select several. */
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
