import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Check, Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useLocale, useText } from '../../app/texts/text.ts'
import { loadSpecies } from '../../catalog/choices.ts'
import { type FoldedSpecies, findSpecies, foldSpecies } from '../../catalog/species.ts'
import type { Control } from '../../ui/form/Field.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { productsText } from '../messages.ts'

type FishComboboxProps = Control & {
  /** The text typed in the plain field that this one replaces. */
  readonly typed: string
  readonly chosen: readonly number[]
  readonly onChange: (id: number, chosen: boolean) => void
}

/** The species by any of their names, for multiple selection; choosing one again removes it. */
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
        <Combobox.InputGroup className="flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-line bg-card px-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
          <Search aria-hidden size={18} className="shrink-0 text-quiet" />
          <Combobox.Input
            {...control}
            autoFocus
            placeholder={t.fishHint}
            className="w-full min-w-0 bg-transparent py-2 outline-none placeholder:text-quiet"
          />
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner className="z-60 outline-none" sideOffset={8}>
            <Combobox.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-card bg-card p-2 text-text shadow-popover">
              <Combobox.Status className="visually-hidden">{t.fishFound(found.length)}</Combobox.Status>
              <Combobox.Empty>
                {species.length > 0 && <p className="p-3 text-dense text-quiet">{t.noFish}</p>}
              </Combobox.Empty>
              <Combobox.List>
                {(one: FoldedSpecies) => (
                  <Combobox.Item
                    key={one.id}
                    value={one}
                    className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-1 outline-none data-highlighted:bg-tint"
                  >
                    <span className="min-w-0 grow">
                      <span className="block text-dense font-bold">{one.name}</span>
                      <span className="block truncate text-meta text-quiet">
                        <Name>{one.otherName}</Name>
                      </span>
                    </span>
                    <Combobox.ItemIndicator className="shrink-0 text-primary">
                      <Check aria-hidden size={18} />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
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
