import type { Page } from '#shared/base/page.ts'
import { grouped } from '#shared/base/text/digits.ts'
import type { Sort } from '#shared/products/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import type { CardProduct } from '../card.ts'
import { ChosenChips } from '../filters/ChosenChips.tsx'
import type { ChosenFilter } from '../filters/chosenFilters.ts'
import { FilterButton } from '../filters/FilterButton.tsx'
import { defaultSort, type Filters, sorts } from '../filters/filters.ts'
import { productsText } from '../messages.ts'
import { resultText } from '../search/messages.ts'

type MarketToolbarProps = {
  readonly list: Page<CardProduct>
  readonly chosen: readonly ChosenFilter<Filters>[]
  readonly sort: Sort | undefined
  readonly onChange: (filters: Filters) => void
  readonly onSort: (sort: Sort | undefined) => void
  /** Opens the filter sheet on a phone. */
  readonly onOpen: () => void
}

/** The number of results, the active filters with clear buttons, and the sort order. */
export function MarketToolbar({ list, chosen, sort, onChange, onSort, onOpen }: MarketToolbarProps) {
  const t = useText(productsText)
  return (
    <div className="mb-3 grid grid-cols-2 items-center gap-3 lg:mb-4 lg:flex lg:items-start">
      <FilterButton active={chosen.length} onOpen={onOpen} className="lg:hidden" />
      <SortSelect
        label={t.sortLabel}
        value={sort ?? defaultSort}
        options={sorts.map((value) => ({ value, label: t[value] }))}
        onChange={(value) => onSort(value === defaultSort ? undefined : value)}
      />
      <div className="col-span-2 flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 lg:min-h-11">
        <Total list={list} />
        <ChosenChips chosen={chosen} onChange={onChange} />
      </div>
    </div>
  )
}

/** Announced to screen readers when it changes. */
function Total({ list }: { readonly list: Page<CardProduct> }) {
  const t = useText(productsText)
  const found = useText(resultText)
  return (
    <p role="status" className="text-dense whitespace-nowrap max-lg:text-quiet lg:font-bold">
      {list.total_capped ? t.moreThan(grouped(list.total)) : found.results(list.total)}
    </p>
  )
}
