import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import type { Choice } from '../../catalog/choices.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { productsText } from '../messages.ts'

type FishFilterProps = {
  /** The species that are chosen, by name. */
  readonly choices: readonly Choice[]
  readonly chosen: readonly number[]
  readonly onChange: (id: number, chosen: boolean) => void
}

/**
 * Species by any of their names in either language. A plain box until it is first used; then the list of species
 * and its code are loaded.
 */
export function FishFilter({ choices, chosen, onChange }: FishFilterProps) {
  const t = useText(productsText)
  const [wanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <div className="flex flex-col gap-2">
      <Field label={t.fish} labelHidden>
        {(control) => {
          const plain = (
            <TextBox
              {...control}
              size="tool"
              icon={Search}
              placeholder={t.fishHint}
              autoComplete="off"
              value={typed}
              onFocus={() => setWanted(true)}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
          if (!wanted) return plain
          return (
            <Suspense fallback={plain}>
              <FishCombobox {...control} typed={typed} chosen={chosen} onChange={onChange} />
            </Suspense>
          )
        }}
      </Field>
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
