import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useLocale, useText } from '../../app/texts/text.ts'
import { loadSpecies } from '../../catalog/choices.ts'
import { type FoldedSpecies, findSpecies, foldSpecies } from '../../catalog/species.ts'
import { ComboboxInput, ComboboxList } from '../../ui/form/Combobox.tsx'
import type { Control } from '../../ui/form/Field.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { productsText } from '../messages.ts'

type FishComboboxProps = Control & {
  /** The text that was typed in the plain field before this field replaced it. */
  readonly typed: string
  readonly chosen: readonly number[]
  readonly onChange: (id: number, chosen: boolean) => void
}

/** A combobox for several species, by any of their names. Choosing a species again removes it. */
export function FishCombobox({ typed: typedBefore, chosen, onChange, ...control }: FishComboboxProps) {
  const t = useText(productsText)
  const species = useSpecies()
  const [typed, setTyped] = useState(typedBefore)
  const found = useMemo(() => findSpecies(species, typed), [species, typed])
  const value = species.filter(({ id }) => chosen.includes(id))
  const choose = (next: FoldedSpecies[]) => {
    const added = next.find(({ id }) => !chosen.includes(id))
    const removed = value.find((one) => !next.includes(one))
    if (added) onChange(added.id, true)
    else if (removed) onChange(removed.id, false)
    setTyped('')
  }
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<FoldedSpecies, true>
        multiple
        autoHighlight
        defaultOpen
        items={species}
        filteredItems={found}
        filter={null}
        value={value}
        onValueChange={choose}
        inputValue={typed}
        onInputValueChange={setTyped}
        itemToStringLabel={({ name }) => name}
      >
        <ComboboxInput
          {...control}
          autoFocus
          placeholder={t.fishHint}
          start={<Search aria-hidden size={18} className="shrink-0 text-quiet" />}
        />
        <ComboboxList status={t.fishFound(found.length)} empty={species.length > 0 ? t.noFish : null} />
      </Combobox.Root>
    </CSPProvider>
  )
}

function useSpecies(): readonly FoldedSpecies[] {
  const locale = useLocale()
  const t = useText(productsText)
  const [species, setSpecies] = useState<readonly FoldedSpecies[]>([])
  useEffect(() => {
    let gone = false
    loadSpecies({ locale }).then(
      (all) => gone || setSpecies(foldSpecies(all)),
      () => gone || showToast('wrong', t.fishFailed),
    )
    return () => {
      gone = true
    }
  }, [locale, t])
  return species
}
