import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { findSpecies } from '../../catalog/species.ts'
import { ComboboxInput, ComboboxList } from '../../ui/form/Combobox.tsx'
import type { Control } from '../../ui/form/Field.tsx'
import type { SearchedChoice } from '../filters/searchedChoices.ts'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { formText } from './messages.ts'

type SearchedBoxProps = Control & {
  readonly choices: readonly SearchedChoice[]
  /** The id of the chosen entry; blank if none is chosen. */
  readonly value: string
  readonly placeholder: string
  readonly onChange: (id: string) => void
}

/** A combobox for a long list, which users search by any name in either language, or by code. */
export function SearchedBox({ choices, value, placeholder, onChange, ...control }: SearchedBoxProps) {
  const t = useText(formText)
  const chosen = choices.find(({ id }) => id === value) ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? chosen?.name ?? ''
  // Before the user types, all choices are listed.
  const found = useMemo(() => findSpecies(choices, typed ?? ''), [choices, typed])
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<SearchedChoice>
        autoHighlight
        items={choices}
        filteredItems={found}
        filter={null}
        value={chosen}
        onValueChange={(next) => {
          setTyped(null)
          onChange(next?.id ?? '')
        }}
        inputValue={shown}
        onInputValueChange={(next, { reason }) => setTyped(reason === 'input-change' ? next : null)}
        onOpenChange={(open) => !open && setTyped(null)}
        itemToStringLabel={({ name }) => name}
      >
        <ComboboxInput
          {...control}
          size="form"
          placeholder={placeholder}
          showAll={t.showAll}
          className={chosen && typed === null ? 'font-bold' : undefined}
          start={
            chosen?.image && typed === null ? (
              <span className="-ms-2">
                <GoodsPlate image={chosen.image} small />
              </span>
            ) : (
              <Search aria-hidden size={18} className="shrink-0 text-quiet" />
            )
          }
        />
        <ComboboxList<SearchedChoice>
          status={t.choicesFound(found.length)}
          empty={found.length === 0 ? t.noneFound : null}
          start={({ image }) => image !== undefined && <GoodsPlate image={image} small />}
        />
      </Combobox.Root>
    </CSPProvider>
  )
}
