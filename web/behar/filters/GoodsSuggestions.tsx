import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { MapPin, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { FishType } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import type { Control } from '../../ui/form/Field.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { filterText } from '../boards/messages.ts'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { useKnownFish } from '../knownFish.ts'
import { findGoods, type GoodsChoice, goodsChoices } from './goodsChoices.ts'

type GoodsSuggestionsProps = Control & {
  /** The text typed in the plain field that this one replaces. */
  readonly typed: string
  readonly fishTypes: readonly FishType[]
  readonly onChoose: (choice: GoodsChoice) => void
}

/** The search field with suggestions; a choice filters the boards and clears the field. */
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
        <Combobox.InputGroup className="flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-line bg-card px-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
          <Search aria-hidden size={18} className="shrink-0 text-quiet" />
          <Combobox.Input
            {...control}
            autoFocus
            placeholder={t.search}
            className="w-full min-w-0 bg-transparent py-2 outline-none placeholder:text-quiet"
          />
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner className="z-60 outline-none" sideOffset={8} collisionPadding={8}>
            <Combobox.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-card bg-card p-2 text-text shadow-popover">
              <Combobox.Status className="visually-hidden">{t.found(found.length)}</Combobox.Status>
              <Combobox.Empty>
                {found.length === 0 && <p className="p-3 text-dense text-quiet">{t.found(0)}</p>}
              </Combobox.Empty>
              <Combobox.List>
                {(choice: GoodsChoice) => <Row key={`${choice.kind}-${choice.id}`} choice={choice} />}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  )
}

function Row({ choice }: { readonly choice: GoodsChoice }) {
  const { kind, name, otherName, code, image } = choice
  return (
    <Combobox.Item
      value={choice}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-none data-highlighted:bg-tint"
    >
      {kind === 'fish' ? (
        <GoodsPlate image={image} small />
      ) : (
        <span className="flex w-12 shrink-0 justify-center">
          <MapPin aria-hidden size={20} className="text-primary" />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="block truncate text-dense font-bold">{name}</span>
        <span className="block truncate text-meta text-quiet">
          <Name>{otherName}</Name>
        </span>
      </span>
      <Isolate className="shrink-0 text-meta text-quiet">{code}</Isolate>
    </Combobox.Item>
  )
}
