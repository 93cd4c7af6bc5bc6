import type { ReactNode } from 'react'
import type { Page } from '#shared/base/page.ts'
import { grouped } from '#shared/base/text/digits.ts'
import { useText } from '../../app/texts/text.ts'
import { productsText } from '../messages.ts'
import { resultText } from '../search/messages.ts'
import { ChosenChips, type ChosenFilter, FilterButton } from './FilteredList.tsx'
import type { GoodsFilters } from './filters.ts'

type GoodsToolbarProps<F> = {
  readonly list: Pick<Page<unknown>, 'total' | 'total_capped'>
  readonly chosen: readonly ChosenFilter<F>[]
  /** The select of the sort order. */
  readonly sort: ReactNode
  readonly onChange: (filters: F) => void
  /** Opens the filter sheet on a phone. */
  readonly onOpen: () => void
}

/**
 * The number of results, the active filters with clear buttons, and the sort order. The number is announced to screen
 * readers when it changes.
 */
export function GoodsToolbar<F extends GoodsFilters>({
  list,
  chosen,
  sort,
  onChange,
  onOpen,
}: GoodsToolbarProps<F>) {
  const t = useText(productsText)
  const found = useText(resultText)
  return (
    <div className="mb-3 grid grid-cols-2 items-center gap-3 lg:mb-4 lg:flex lg:items-start">
      <FilterButton active={chosen.length} onOpen={onOpen} className="lg:hidden" />
      {sort}
      <div className="col-span-2 flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 lg:min-h-11">
        <p role="status" className="text-dense whitespace-nowrap max-lg:text-quiet lg:font-bold">
          {list.total_capped ? t.moreThan(grouped(list.total)) : found.results(list.total)}
        </p>
        <ChosenChips chosen={chosen} onChange={onChange} />
      </div>
    </div>
  )
}
