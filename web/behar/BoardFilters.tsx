import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { FishType } from '#shared/behar/contract.ts'
import type { Option } from '#shared/catalog/contract.ts'
import { useText } from '../base/text.ts'
import { buttonClasses } from '../base/ui/Button.tsx'
import { FilterChip } from '../base/ui/Chip.tsx'
import { classes } from '../base/ui/classes.ts'
import { Select } from '../base/ui/Select.tsx'
import { ChipChoices, FilterSection } from '../products/FilterSection.tsx'
import { FilterSheet } from '../products/FilterSheet.tsx'
import { filterText } from './boardMessages.ts'
import { type BoardSearch, boardStates, changed, cleared, countFilters, withFish } from './boardSearch.ts'
import { useChosenOnBoards } from './chosenOnBoards.ts'
import { GoodsSearch } from './GoodsSearch.tsx'

type BoardFiltersProps = {
  readonly search: BoardSearch
  readonly fishTypes: readonly FishType[]
  readonly categories: readonly Option[]
  readonly sizes: readonly Option[]
  /** As people call the entry of one's own whose matches are shown. */
  readonly entry: string | undefined
  /** How many the board on a phone's screen holds. */
  readonly found: number
  readonly busy: boolean
  readonly onChange: (search: BoardSearch) => void
}

/** What narrows both boards: beside each other on a wide screen, in a sheet on a phone; each with a way to take it back. */
export function BoardFilters(props: BoardFiltersProps) {
  const { search, fishTypes, onChange } = props
  const t = useText(filterText)
  const [open, setOpen] = useState(false)
  const chosen = useChosenOnBoards(search, props)
  const active = countFilters(search)
  return (
    <section aria-label={t.region} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <GoodsSearch
          fishTypes={fishTypes}
          onChoose={(choice) =>
            onChange(
              choice.kind === 'fish'
                ? withFish(search, choice.fish, true)
                : changed(search, { country: choice.country }),
            )
          }
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t.openCounted(active)}
          onClick={() => setOpen(true)}
          className={classes(buttonClasses({ kind: 'outlined' }), 'relative px-3! md:hidden')}
        >
          <SlidersHorizontal aria-hidden size={20} />
          {active > 0 && (
            <span className="absolute -top-2 -inset-e-2 inline-flex size-5 items-center justify-center rounded-full bg-primary text-meta leading-none text-on-primary">
              {active}
            </span>
          )}
        </button>
        <Selects {...props} />
      </div>
      {chosen.length > 0 && (
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
      )}
      <Sections {...props} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

/** From 768 px up: one box each. */
function Selects({ search, categories, sizes, onChange }: BoardFiltersProps) {
  const t = useText(filterText)
  const states = useStates()
  const lists = { category: categories, size: sizes } as const
  const names = ['category', 'size'] as const
  return (
    <>
      {names.map((name) => (
        <Select
          key={name}
          label={t[name]}
          value={String(search[name] ?? '')}
          options={[
            { value: '', label: t.all },
            ...lists[name].map((each) => ({ value: String(each.id), label: each.name })),
          ]}
          onChange={(value) => onChange(changed(search, { [name]: Number(value) || undefined }))}
          className="w-44 max-md:hidden"
        />
      ))}
      <Select
        label={t.state}
        value={search.state ?? ''}
        options={states.map(({ state, name }) => ({ value: state ?? '', label: name }))}
        onChange={(value) => onChange(changed(search, { state: boardStates.find((each) => each === value) }))}
        className="w-56 max-md:hidden"
      />
    </>
  )
}

/** The same in a phone's sheet; a press on what is chosen takes it back. */
function Sections({
  search,
  categories,
  sizes,
  found,
  busy,
  onChange,
  open,
  onClose,
}: BoardFiltersProps & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useText(filterText)
  const states = useStates()
  const lists = { category: categories, size: sizes } as const
  const names = ['category', 'size'] as const
  return (
    <FilterSheet {...{ open, onClose, found, busy }} onClear={() => onChange(cleared(search))}>
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
          choices={states.map(({ name }, id) => ({ id, name }))}
          chosen={[states.findIndex(({ state }) => state === search.state)]}
          onChange={(id) => onChange(changed(search, { state: states[id]?.state }))}
        />
      </FilterSection>
    </FilterSheet>
  )
}

/** The usual first. */
function useStates() {
  const t = useText(filterText)
  return [
    { state: undefined, name: t.waiting },
    ...boardStates.map((state) => ({ state, name: state === 'all' ? t.everyState : t[state] })),
  ]
}
