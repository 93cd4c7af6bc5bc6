import { SlidersHorizontal } from 'lucide-react'
import { lazy, useState } from 'react'
import type { FishType } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { SuggestField } from '../../products/filters/SuggestField.tsx'
import { buttonClasses } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/form/Select.tsx'
import { filterText } from '../boards/messages.ts'
import { type BoardSearch, boardStates, changed, countFilters, withFish } from '../boards/search.ts'
import type { Masters } from '../integration/useIntegration.ts'
import { BoardFilterSheet } from './BoardFilterSheet.tsx'
import { ChosenRow } from './ChosenRow.tsx'
import type { GoodsChoice } from './goodsChoices.ts'

type BoardFiltersProps = {
  readonly search: BoardSearch
  /** The options of the filters; null while they load. */
  readonly masters: Masters | null
  readonly onChange: (search: BoardSearch) => void
}

/** The filters of both boards, each with a clear button: next to each other on a wide screen, in a sheet on a phone. */
export function BoardFilters({ search, masters, onChange }: BoardFiltersProps) {
  const t = useText(filterText)
  const [open, setOpen] = useState(false)
  const active = countFilters(search)
  const narrowed = active > 0 || search.demand !== undefined || search.supply !== undefined
  return (
    <section aria-label={t.region} className="mt-4 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <GoodsSearch
          fishTypes={masters?.fishTypes ?? []}
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
          aria-label={active > 0 ? t.openCounted(active) : t.open}
          onClick={() => setOpen(true)}
          className={classes(buttonClasses({ kind: 'outlined' }), 'relative px-3! md:hidden')}
        >
          <SlidersHorizontal aria-hidden size={20} />
          {active > 0 && (
            <span
              aria-hidden
              className="absolute -top-2 -inset-e-2 inline-flex size-5 items-center justify-center rounded-full bg-primary text-meta leading-none text-on-primary"
            >
              {active}
            </span>
          )}
        </button>
        <Selects search={search} masters={masters} onChange={onChange} />
      </div>
      {/* Reserves the space until the names are loaded. */}
      {narrowed && (
        <div className="min-h-11">
          {masters && <ChosenRow search={search} masters={masters} onChange={onChange} />}
        </div>
      )}
      {masters && (
        <BoardFilterSheet
          search={search}
          masters={masters}
          onChange={onChange}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

/** From 768 px, one select for each filter. */
function Selects({ search, masters, onChange }: BoardFiltersProps) {
  const t = useText(filterText)
  const lists = { category: masters?.categories ?? [], size: masters?.sizes ?? [] } as const
  const names = ['category', 'size'] as const
  return (
    <>
      {names.map((name) => (
        <Select
          key={name}
          label={t[name]}
          value={String(search[name] ?? '')}
          options={[
            { value: '', label: t.every },
            ...lists[name].map((each) => ({ value: String(each.id), label: each.name })),
          ]}
          onChange={(value) => onChange(changed(search, { [name]: Number(value) || undefined }))}
          className="w-44 max-md:hidden"
        />
      ))}
      <Select
        label={t.state}
        value={search.state ?? ''}
        options={[
          { value: '', label: t.waiting },
          ...boardStates.map((state) => ({ value: state, label: t[state] })),
        ]}
        onChange={(value) => onChange(changed(search, { state: boardStates.find((each) => each === value) }))}
        className="w-64 max-md:hidden"
      />
    </>
  )
}

type GoodsSearchProps = {
  readonly fishTypes: readonly FishType[]
  readonly onChoose: (choice: GoodsChoice) => void
}

/** A search field for species, by any name or by code, and for countries of origin. */
function GoodsSearch({ fishTypes, onChoose }: GoodsSearchProps) {
  const t = useText(filterText)
  return (
    <div className="min-w-0 grow basis-40 md:w-80 md:grow-0 md:basis-auto">
      <SuggestField
        label={t.search}
        placeholder={t.search}
        suggestions={(combobox, typed, onDone) => (
          <GoodsSuggestions
            combobox={combobox}
            typed={typed}
            fishTypes={fishTypes}
            onChoose={onChoose}
            onDone={onDone}
          />
        )}
      />
    </div>
  )
}

const GoodsSuggestions = lazy(() =>
  import('./GoodsSuggestions.tsx').then((module) => ({ default: module.GoodsSuggestions })),
)
