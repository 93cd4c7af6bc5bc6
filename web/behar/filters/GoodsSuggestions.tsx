import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { MapPin, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { FishType } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ComboboxInput, ComboboxList } from '../../ui/form/Combobox.tsx'
import type { Control } from '../../ui/form/Field.tsx'
import { filterText } from '../boards/messages.ts'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { useKnownFish } from '../knownFish.ts'
import { findGoods, type GoodsChoice, goodsChoices } from './goodsChoices.ts'

type GoodsSuggestionsProps = Control & {
  /** The text that was typed in the plain field before this field replaced it. */
  readonly typed: string
  readonly fishTypes: readonly FishType[]
  readonly onChoose: (choice: GoodsChoice) => void
}

/** The search field with suggestions. A choice filters the boards and clears the field. */
export function GoodsSuggestions({
  typed: typedBefore,
  fishTypes,
  onChoose,
  ...control
}: GoodsSuggestionsProps) {
  const t = useText(filterText)
  const locale = useLocale()
  const known = useKnownFish()
  const [typed, setTyped] = useState(typedBefore)
  const choices = useMemo(() => goodsChoices(fishTypes, known ?? [], locale), [fishTypes, known, locale])
  const found = useMemo(() => findGoods(choices, typed), [choices, typed])
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<GoodsChoice>
        autoHighlight
        defaultOpen
        items={choices}
        filteredItems={found}
        filter={null}
        value={null}
        onValueChange={(choice) => {
          if (choice) onChoose(choice)
          setTyped('')
        }}
        inputValue={typed}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change') setTyped(text)
        }}
        itemToStringLabel={({ name }) => name}
      >
        <ComboboxInput
          {...control}
          autoFocus
          placeholder={t.search}
          start={<Search aria-hidden size={18} className="shrink-0 text-quiet" />}
        />
        <ComboboxList<GoodsChoice>
          status={t.found(found.length)}
          empty={found.length === 0 ? t.found(0) : null}
          start={({ kind, image }) =>
            kind === 'fish' ? (
              <GoodsPlate image={image} small />
            ) : (
              <span className="flex w-12 shrink-0 justify-center">
                <MapPin aria-hidden size={20} className="text-primary" />
              </span>
            )
          }
        />
      </Combobox.Root>
    </CSPProvider>
  )
}
