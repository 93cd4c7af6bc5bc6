import { useText } from '../base/text.ts'
import { ChipChoices, FilterSection } from '../products/FilterSection.tsx'
import { FilterSheet } from '../products/FilterSheet.tsx'
import { filterText } from './boardMessages.ts'
import { type BoardSearch, boardStates, changed, cleared } from './boardSearch.ts'
import { useBoardDemands, useBoardSupplies } from './useBoards.ts'
import type { Masters } from './useIntegration.ts'

type BoardFilterSheetProps = {
  readonly search: BoardSearch
  readonly masters: Masters
  readonly open: boolean
  readonly onClose: () => void
  readonly onChange: (search: BoardSearch) => void
}

/** The filters over a phone's page; a press counts at once, and on what is chosen takes it back. */
export function BoardFilterSheet({ search, masters, open, onClose, onChange }: BoardFilterSheetProps) {
  const t = useText(filterText)
  const supplies = useBoardSupplies(search, masters)
  const demands = useBoardDemands(search, masters)
  const { data, busy } = search.show === 'demands' ? demands : supplies
  const lists = { category: masters.categories, size: masters.sizes } as const
  const names = ['category', 'size'] as const
  const states = [undefined, ...boardStates]
  return (
    <FilterSheet
      {...{ open, onClose, busy }}
      found={data?.total ?? 0}
      onClear={() => onChange(cleared(search))}
    >
      {names.map((name) => {
        const value = search[name]
        const without = changed(search, { [name]: undefined })
        return (
          <FilterSection
            key={name}
            title={t[name]}
            onClear={value === undefined ? undefined : () => onChange(without)}
          >
            <ChipChoices
              choices={lists[name]}
              chosen={value === undefined ? [] : [value]}
              onChange={(id, on) => onChange(on ? changed(search, { [name]: id }) : without)}
            />
          </FilterSection>
        )
      })}
      <FilterSection title={t.state}>
        <ChipChoices
          choices={states.map((state, id) => ({ id, name: t[state ?? 'waiting'] }))}
          chosen={[states.indexOf(search.state)]}
          onChange={(id) => onChange(changed(search, { state: states[id] }))}
        />
      </FilterSection>
    </FilterSheet>
  )
}
