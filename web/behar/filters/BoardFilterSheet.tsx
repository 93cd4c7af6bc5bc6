import { useText } from '../../app/texts/text.ts'
import { productsText } from '../../products/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { filterText } from '../boards/messages.ts'
import { type BoardSearch, boardStates, changed, cleared } from '../boards/search.ts'
import { useBoardDemands, useBoardSupplies } from '../boards/useBoards.ts'
import type { Masters } from '../integration/useIntegration.ts'

type BoardFilterSheetProps = {
  readonly search: BoardSearch
  readonly masters: Masters
  readonly open: boolean
  readonly onClose: () => void
  readonly onChange: (search: BoardSearch) => void
}

/** The filters in a sheet on a phone. A tap applies a choice at once, and a second tap removes the choice. */
export function BoardFilterSheet({ search, masters, open, onClose, onChange }: BoardFilterSheetProps) {
  const t = useText(filterText)
  const { showResults } = useText(productsText)
  const supplies = useBoardSupplies(search, masters)
  const demands = useBoardDemands(search, masters)
  const { data } = search.show === 'demands' ? demands : supplies
  const lists = { category: masters.categories, size: masters.sizes } as const
  const names = ['category', 'size'] as const
  const states = [undefined, ...boardStates]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.region}
      footer={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button kind="outlined" size="main" onClick={() => onChange(cleared(search))}>
            {t.clear}
          </Button>
          <Button size="main" onClick={onClose}>
            {showResults(data?.total ?? 0)}
          </Button>
        </div>
      }
    >
      {names.map((name) => (
        <Choices
          key={name}
          title={t[name]}
          choices={lists[name].map((each) => ({ id: each.id, name: each.name }))}
          chosen={search[name]}
          onChange={(id) => onChange(changed(search, { [name]: id === search[name] ? undefined : id }))}
        />
      ))}
      <Choices
        title={t.state}
        choices={states.map((state, id) => ({ id, name: t[state ?? 'waiting'] }))}
        chosen={states.indexOf(search.state)}
        onChange={(id) => onChange(changed(search, { state: states[id] }))}
      />
    </Sheet>
  )
}

type ChoicesProps = {
  readonly title: string
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  readonly chosen: number | undefined
  readonly onChange: (id: number) => void
}

function Choices({ title, choices, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="min-w-0 border-b border-hairline p-4 last:border-b-0">
      <legend className="contents text-dense font-bold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ id, name }) => (
          <ChoiceChip key={id} chosen={chosen === id} onChange={() => onChange(id)}>
            {name}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
