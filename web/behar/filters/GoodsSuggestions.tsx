import { MapPin } from 'lucide-react'
import { useMemo } from 'react'
import type { FishType } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ListPopup } from '../../ui/suggestions/ListPopup.tsx'
import { NamedOptions } from '../../ui/suggestions/NamedOptions.tsx'
import type { Combobox } from '../../ui/suggestions/useCombobox.ts'
import { filterText } from '../boards/messages.ts'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { useKnownFish } from '../knownFish.ts'
import { findGoods, type GoodsChoice, goodsChoices } from './goodsChoices.ts'

type GoodsSuggestionsProps = {
  readonly combobox: Combobox
  readonly typed: string
  readonly fishTypes: readonly FishType[]
  readonly onChoose: (choice: GoodsChoice) => void
  readonly onDone: () => void
}

/** The suggestions of the boards' search. A choice filters the boards and clears the field. */
export function GoodsSuggestions({ combobox, typed, fishTypes, onChoose, onDone }: GoodsSuggestionsProps) {
  const t = useText(filterText)
  const locale = useLocale()
  const known = useKnownFish()
  const choices = useMemo(() => goodsChoices(fishTypes, known ?? [], locale), [fishTypes, known, locale])
  const found = useMemo(() => findGoods(choices, typed), [choices, typed])
  return (
    <ListPopup
      combobox={combobox}
      label={t.search}
      status={t.found(found.length)}
      note={found.length === 0 ? t.found(0) : null}
      highlightFirst={typed !== ''}
    >
      <NamedOptions
        combobox={combobox}
        choices={found}
        onChoose={(choice) => {
          combobox.close()
          onChoose(choice)
          onDone()
        }}
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
    </ListPopup>
  )
}
