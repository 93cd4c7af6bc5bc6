import { lazy } from 'react'
import type { FishType } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { SuggestField } from '../../products/filters/SuggestField.tsx'
import { filterText } from '../boards/messages.ts'
import type { GoodsChoice } from './goodsChoices.ts'

type GoodsSearchProps = {
  readonly fishTypes: readonly FishType[]
  readonly onChoose: (choice: GoodsChoice) => void
}

/** A search field for species, by any of their names or their code, and for countries of origin. */
export function GoodsSearch({ fishTypes, onChoose }: GoodsSearchProps) {
  const t = useText(filterText)
  return (
    <div className="min-w-0 grow basis-40 md:w-80 md:grow-0 md:basis-auto">
      <SuggestField
        label={t.search}
        placeholder={t.search}
        suggestions={(control, typed) => (
          <GoodsSuggestions {...control} typed={typed} fishTypes={fishTypes} onChoose={onChoose} />
        )}
      />
    </div>
  )
}

const GoodsSuggestions = lazy(() =>
  import('./GoodsSuggestions.tsx').then((module) => ({ default: module.GoodsSuggestions })),
)
