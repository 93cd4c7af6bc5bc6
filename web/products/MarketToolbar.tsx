import { ArrowUpDown, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { grouped } from '#shared/base/digits.ts'
import type { Page } from '#shared/base/page.ts'
import type { Sort } from '#shared/products/contract.ts'
import { baseText } from '../base/messages.ts'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { FilterChip } from '../base/ui/Chip.tsx'
import type { CardProduct } from './cardProduct.ts'
import type { ChosenFilter } from './chosenFilters.ts'
import { defaultSort, type Filters, sorts } from './filters.ts'
import { productsText } from './messages.ts'

type MarketToolbarProps = {
  readonly list: Page<CardProduct>
  readonly chosen: readonly ChosenFilter[]
  readonly sort: Sort | undefined
  readonly onChange: (filters: Filters) => void
  readonly onSort: (sort: Sort | undefined) => void
  /** Opens the sheet of filters on a phone. */
  readonly onOpen: () => void
}

/** How many there are, what narrows them (each with a way to clear it), and their order. */
export function MarketToolbar({ list, chosen, sort, onChange, onSort, onOpen }: MarketToolbarProps) {
  const t = useText(productsText)
  return (
    <div className="mb-3 grid grid-cols-2 items-center gap-3 lg:mb-4 lg:flex lg:items-start">
      <Button kind="outlined" icon={SlidersHorizontal} onClick={onOpen} className="lg:hidden">
        {t.filter}
        {chosen.length > 0 && (
          <span
            title={t.activeFilters(chosen.length)}
            className="inline-flex size-6 items-center justify-center rounded-full bg-primary text-meta text-on-primary"
          >
            {chosen.length}
          </span>
        )}
      </Button>
      <SortSelect sort={sort} onSort={onSort} />
      <div className="col-span-2 flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 lg:min-h-11">
        <Total list={list} />
        {chosen.length > 0 && (
          <ul className="quiet-scroll -mx-4 flex gap-2 overflow-x-auto px-4 py-1 max-lg:order-first max-lg:w-screen lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
            {chosen.map(({ key, name, without }) => (
              <li key={key} className="flex">
                <FilterChip name={name} onRemove={() => onChange(without)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Said to a screen reader whenever it changes. */
function Total({ list }: { readonly list: Page<CardProduct> }) {
  const t = useText(productsText)
  const base = useText(baseText)
  return (
    <p role="status" className="text-dense whitespace-nowrap max-lg:text-quiet lg:font-bold">
      {list.total_capped ? t.moreThan(grouped(list.total)) : base.results(list.total)}
    </p>
  )
}

/** The platform's own list; a button with its icon on a phone, with its label on a wide screen. */
function SortSelect({ sort = defaultSort, onSort }: Pick<MarketToolbarProps, 'sort' | 'onSort'>) {
  const t = useText(productsText)
  return (
    <label className="relative flex min-h-11 min-w-0 items-center rounded-control border border-line bg-card text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus lg:order-last lg:shrink-0">
      <ArrowUpDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-s-4 text-primary lg:hidden"
      />
      <span className="shrink-0 ps-4 text-quiet max-lg:visually-hidden">{t.sortLabel}</span>
      <select
        value={sort}
        onChange={(event) => {
          const next = sorts.find((each) => each === event.target.value)
          onSort(next === defaultSort ? undefined : next)
        }}
        className="min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent font-bold outline-none max-lg:ps-11 max-lg:pe-4 max-lg:text-primary lg:ps-2 lg:pe-10"
      >
        {sorts.map((each) => (
          <option key={each} value={each} className="bg-card font-normal text-text">
            {t[each]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-e-3 text-quiet max-lg:hidden"
      />
    </label>
  )
}
