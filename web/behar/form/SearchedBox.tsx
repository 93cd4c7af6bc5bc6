import { ChevronDown, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { findSpecies, onlyMatch } from '../../catalog/species.ts'
import { classes } from '../../ui/classes.ts'
import type { Control } from '../../ui/form/Field.tsx'
import { ListPopup } from '../../ui/suggestions/ListPopup.tsx'
import { NamedOptions } from '../../ui/suggestions/NamedOptions.tsx'
import { useCombobox } from '../../ui/suggestions/useCombobox.ts'
import type { SearchedChoice } from '../filters/searchedChoices.ts'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { formText } from './messages.ts'

type SearchedBoxProps = Control & {
  readonly choices: readonly SearchedChoice[]
  /** The id of the chosen entry; blank if none is chosen. */
  readonly value: string
  readonly label: string
  readonly placeholder: string
  readonly onChange: (id: string) => void
}

/** A combobox for a long list, which users search by any name in either language, or by code. */
export function SearchedBox({ choices, value, label, placeholder, onChange, ...named }: SearchedBoxProps) {
  const t = useText(formText)
  const chosen = choices.find(({ id }) => id === value)
  // Null while the field shows the chosen name, or nothing.
  const [typed, setTyped] = useState<string | null>(null)
  const { combobox, control } = useCombobox({ typed: typed ?? chosen?.name ?? '', onType: setTyped })
  // Before the user types, all choices are listed.
  const found = useMemo(() => findSpecies(choices, typed ?? ''), [choices, typed])
  return (
    <span className="flex min-h-12 min-w-0 items-center gap-2 rounded-control border border-line bg-card ps-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral">
      {chosen?.image && typed === null ? (
        <span className="-ms-2">
          <GoodsPlate image={chosen.image} small />
        </span>
      ) : (
        <Search aria-hidden size={18} className="shrink-0 text-quiet" />
      )}
      <input
        {...named}
        {...control}
        placeholder={placeholder}
        // A text that is typed next replaces the chosen name.
        onFocus={(event) => {
          event.currentTarget.select()
          combobox.show()
        }}
        onClick={(event) => {
          if (typed === null) event.currentTarget.select()
          combobox.show()
        }}
        onBlur={() => {
          combobox.close()
          const only = typed === null ? undefined : onlyMatch(choices, typed)
          if (typed === '') onChange('')
          else if (only) onChange(only.id)
          setTyped(null)
        }}
        className={classes(
          'w-full min-w-0 bg-transparent py-2 outline-none placeholder:font-normal placeholder:text-quiet',
          chosen && typed === null && 'font-bold',
        )}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.showAll}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (combobox.open) return combobox.close()
          combobox.input.current?.focus()
          combobox.show()
        }}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet"
      >
        <ChevronDown aria-hidden size={18} />
      </button>
      <ListPopup
        combobox={combobox}
        label={label}
        status={t.choicesFound(found.length)}
        note={found.length === 0 ? t.noneFound : null}
        highlightFirst={typed !== null}
      >
        <NamedOptions
          combobox={combobox}
          choices={found}
          isChosen={({ id }) => id === value}
          onChoose={({ id }) => {
            combobox.close()
            setTyped(null)
            onChange(id)
          }}
          start={({ image }) => image !== undefined && <GoodsPlate image={image} small />}
        />
      </ListPopup>
    </span>
  )
}
