import { Plus } from 'lucide-react'
import type { Page } from '#shared/base/page.ts'
import { grouped } from '#shared/base/text/digits.ts'
import { requestSorts } from '#shared/requests/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { ChosenChips } from '../../products/filters/ChosenChips.tsx'
import type { ChosenFilter } from '../../products/filters/chosenFilters.ts'
import { FilterButton } from '../../products/filters/FilterButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { defaultSort, type RequestFilters, sortOf } from './filters.ts'
import { requestsText } from './messages.ts'

type RequestToolbarProps = {
  readonly list: Pick<Page<unknown>, 'total' | 'total_capped'>
  readonly chosen: readonly ChosenFilter<RequestFilters>[]
  readonly pending: RequestFilters
  readonly onChange: (filters: RequestFilters) => void
  /** Opens the filter sheet on a phone. */
  readonly onOpen: () => void
}

/**
 * The number of results, the active filters with clear buttons, and the sort order; on a phone also a link to
 * the request form.
 */
export function RequestToolbar({ list, chosen, pending, onChange, onOpen }: RequestToolbarProps) {
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
