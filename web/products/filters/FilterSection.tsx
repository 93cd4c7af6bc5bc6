import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import type { Choice } from '../../catalog/choices.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { productsText } from '../messages.ts'

type FilterSectionProps = {
  readonly title: string
  /** Clears the choices; undefined while nothing is chosen. */
  readonly onClear?: (() => void) | undefined
  /** True if the section is collapsed at first; it is open while something in it is chosen. */
  readonly folded?: boolean
  readonly children: ReactNode
}

/** A titled group of filters with a clear button. */
export function FilterSection({ title, onClear, folded = false, children }: FilterSectionProps) {
  const t = useText(productsText)
  const id = useId()
  const [opened, setOpened] = useState(!folded)
  const open = opened || onClear !== undefined
  return (
    <fieldset aria-labelledby={id} className="min-w-0 border-t border-hairline p-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 id={id} className="grow text-dense font-bold">
          {folded ? (
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpened(!open)}
              className="touch flex w-full items-center justify-between gap-2 text-start"
            >
              {title}
              {!onClear && <ChevronDown aria-hidden size={18} className={open ? 'rotate-180' : undefined} />}
            </button>
          ) : (
            title
          )}
        </h3>
        {onClear && (
          <button
            type="button"
            aria-label={t.clearOf(title)}
            onClick={onClear}
            className="touch text-meta text-primary hover:underline"
          >
            {t.clear}
          </button>
        )}
      </div>
      {open && <div className="pt-1">{children}</div>}
    </fieldset>
  )
}

type ChoicesProps = {
  readonly choices: readonly Choice[]
  readonly chosen: readonly number[]
  readonly onChange: (id: number, chosen: boolean) => void
}

/** Checkboxes: the selected ones and the first few are shown, the others are behind a button. */
export function BoxChoices({
  choices,
  chosen,
  onChange,
  allLabel,
}: ChoicesProps & { readonly allLabel: (count: number) => string }) {
  const t = useText(productsText)
  const [all, setAll] = useState(false)
  const long = choices.length > fewChoices + 1
  const few = choices.filter(({ id }, index) => index < fewChoices || chosen.includes(id))
  return (
    <>
      {(all || !long ? choices : few).map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(on) => onChange(id, on)} />
      ))}
      {long && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-11 text-dense font-bold text-primary hover:underline"
        >
          {all ? t.fewer : allLabel(choices.length)}
        </button>
      )}
    </>
  )
}

const fewChoices = 5

/** A few short choices next to each other. */
export function ChipChoices({ choices, chosen, onChange }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ id, name }) => (
        <ChoiceChip key={id} chosen={chosen.includes(id)} onChange={(on) => onChange(id, on)}>
          {name}
        </ChoiceChip>
      ))}
    </div>
  )
}
