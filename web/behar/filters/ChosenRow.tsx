import { useText } from '../../app/texts/text.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { filterText } from '../boards/messages.ts'
import type { BoardSearch } from '../boards/search.ts'
import { useBoardDemands, useBoardSupplies } from '../boards/useBoards.ts'
import type { Masters } from '../integration/useIntegration.ts'
import { useChosenOnBoards } from './chosenOnBoards.ts'

type ChosenRowProps = {
  readonly search: BoardSearch
  readonly masters: Masters
  readonly onChange: (search: BoardSearch) => void
}

/** The active filters, each with a clear button; a swipeable row on a phone. */
export function ChosenRow({ search, masters, onChange }: ChosenRowProps) {
  const t = useText(filterText)
  const supplies = useBoardSupplies(search, masters).data?.data
  const demands = useBoardDemands(search, masters).data?.data
  // The public number of the user's own entry whose matches are shown.
  const own = search.demand
    ? demands?.find(({ id }) => id === search.demand)
    : supplies?.find(({ id }) => id === search.supply)
  const chosen = useChosenOnBoards(search, { ...masters, entry: own?.number })
  return (
    <ul
      aria-label={t.chosen}
      className="quiet-scroll -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {chosen.map(({ key, name, without }) => (
        <li key={key} className="flex">
          <FilterChip name={name} onRemove={() => onChange(without)} />
        </li>
      ))}
    </ul>
  )
}
