import { useEffect, useMemo, useState } from 'react'
import { useLocale, useText } from '../../app/texts/text.ts'
import { loadSpecies } from '../../catalog/choices.ts'
import { type FoldedSpecies, findSpecies, foldSpecies } from '../../catalog/species.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { ListPopup } from '../../ui/suggestions/ListPopup.tsx'
import { NamedOptions } from '../../ui/suggestions/NamedOptions.tsx'
import type { Combobox } from '../../ui/suggestions/useCombobox.ts'
import { productsText } from '../messages.ts'

type FishSuggestionsProps = {
  readonly combobox: Combobox
  readonly typed: string
  readonly chosen: readonly number[]
  readonly onChange: (id: number, chosen: boolean) => void
  readonly onDone: () => void
}

/**
 * Species by any of their names; several can be chosen. Choosing a species again removes it. A choice closes the list,
 * because on a phone the list covers the buttons of the filter sheet.
 */
export function FishSuggestions({ combobox, typed, chosen, onChange, onDone }: FishSuggestionsProps) {
  const t = useText(productsText)
  const species = useSpecies()
  const found = useMemo(() => findSpecies(species, typed), [species, typed])
  return (
    <ListPopup
      combobox={combobox}
      label={t.fish}
      status={t.fishFound(found.length)}
      note={species.length > 0 && found.length === 0 ? t.noFish : null}
      highlightFirst={typed !== ''}
    >
      <NamedOptions
        combobox={combobox}
        choices={found}
        isChosen={({ id }) => chosen.includes(id)}
        onChoose={({ id }) => {
          onChange(id, !chosen.includes(id))
          onDone()
          combobox.close()
        }}
      />
    </ListPopup>
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
