import { lazy } from 'react'
import { useText } from '../../app/texts/text.ts'
import type { Choice } from '../../catalog/choices.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { productsText } from '../messages.ts'
import { SuggestField } from './SuggestField.tsx'

type FishFilterProps = {
  /** The chosen species with their names. */
  readonly choices: readonly Choice[]
  readonly chosen: readonly number[]
  readonly onChange: (id: number, chosen: boolean) => void
}

/**
 * A search field for species by any of their names in either language; the list of species and its code load at
 * the first focus.
 */
export function FishFilter({ choices, chosen, onChange }: FishFilterProps) {
  const t = useText(productsText)
  return (
    <div className="flex flex-col gap-2">
      <SuggestField
        label={t.fish}
        placeholder={t.fishHint}
        suggestions={(control, typed) => (
          <FishCombobox {...control} typed={typed} chosen={chosen} onChange={onChange} />
        )}
      />
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map(({ id, name }) => (
            <FilterChip key={id} name={name} onRemove={() => onChange(id, false)} />
          ))}
        </div>
      )}
    </div>
  )
}

const FishCombobox = lazy(() =>
  import('./FishCombobox.tsx').then((module) => ({ default: module.FishCombobox })),
)
