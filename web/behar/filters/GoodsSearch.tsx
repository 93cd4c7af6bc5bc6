import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FishType } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { filterText } from '../boards/messages.ts'
import type { GoodsChoice } from './goodsChoices.ts'

type GoodsSearchProps = {
  readonly fishTypes: readonly FishType[]
  readonly onChoose: (choice: GoodsChoice) => void
}

/** Species by any of their names or their code, and countries of origin. A plain box until it is first used. */
export function GoodsSearch({ fishTypes, onChoose }: GoodsSearchProps) {
  const t = useText(filterText)
  const [wanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <div className="min-w-0 grow basis-40 md:w-80 md:grow-0 md:basis-auto">
      <Field label={t.search} labelHidden>
        {(control) => {
          const plain = (
            <TextBox
              {...control}
              size="tool"
              icon={Search}
              placeholder={t.search}
              autoComplete="off"
              value={typed}
              onFocus={() => setWanted(true)}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
          if (!wanted) return plain
          return (
            <Suspense fallback={plain}>
              <GoodsSuggestions {...control} typed={typed} fishTypes={fishTypes} onChoose={onChoose} />
            </Suspense>
          )
        }}
      </Field>
    </div>
  )
}

const GoodsSuggestions = lazy(() =>
  import('./GoodsSuggestions.tsx').then((module) => ({ default: module.GoodsSuggestions })),
)
