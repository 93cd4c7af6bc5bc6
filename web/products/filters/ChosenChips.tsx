import { FilterChip } from '../../ui/Chip.tsx'
import type { ChosenFilter } from './chosenFilters.ts'
import type { GoodsFilters } from './filters.ts'

/** The active filters, each with a clear button; a swipeable row on a phone. */
export function ChosenChips<F extends GoodsFilters>({
  chosen,
  onChange,
}: {
  readonly chosen: readonly ChosenFilter<F>[]
  readonly onChange: (filters: F) => void
}) {
  if (chosen.length === 0) return null
  return (
    <ul className="quiet-scroll -mx-4 flex gap-2 overflow-x-auto px-4 py-1 max-lg:order-first max-lg:w-screen lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
      {chosen.map(({ key, name, without }) => (
        <li key={key} className="flex">
          <FilterChip name={name} onRemove={() => onChange(without)} />
        </li>
      ))}
    </ul>
  )
}
