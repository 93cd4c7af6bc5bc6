import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Check, ChevronDown, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { findSpecies } from '../../catalog/species.ts'
import { classes } from '../../ui/classes.ts'
import type { Control } from '../../ui/form/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import type { SearchedChoice } from '../filters/searchedChoices.ts'
import { formText } from './messages.ts'

type SearchedBoxProps = Control & {
  readonly choices: readonly SearchedChoice[]
  /** Blank without a choice. */
  readonly value: string
  readonly placeholder: string
  readonly onChange: (id: string) => void
}

/** A combobox of a long list, searched by any name in either language, or by code. */
export function SearchedBox({ choices, value, placeholder, onChange, ...control }: SearchedBoxProps) {
  const t = useText(formText)
  const chosen = choices.find(({ id }) => id === value) ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? chosen?.name ?? ''
  // Before any typing, all choices are listed.
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
        <Combobox.InputGroup className="flex min-h-12 min-w-0 items-center gap-2 rounded-control border border-line bg-card ps-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral">
          {chosen?.image && typed === null ? (
            <Plate image={chosen.image} className="-ms-2" />
          ) : (
            <Search aria-hidden size={18} className="shrink-0 text-quiet" />
          )}
          <Combobox.Input
            {...control}
            placeholder={placeholder}
            className={classes(
              'w-full min-w-0 bg-transparent py-2 outline-none placeholder:font-normal placeholder:text-quiet',
              chosen && typed === null && 'font-bold',
            )}
          />
          <Combobox.Trigger
            aria-label={t.showAll}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet"
          >
            <ChevronDown aria-hidden size={18} />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner className="z-60 outline-none" sideOffset={8} collisionPadding={8}>
            <Combobox.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-card bg-card p-2 text-text shadow-popover">
              <Combobox.Status className="visually-hidden">{t.choicesFound(found.length)}</Combobox.Status>
              <Combobox.Empty>
                {found.length === 0 && <p className="p-3 text-dense text-quiet">{t.noneFound}</p>}
              </Combobox.Empty>
              <Combobox.List>{(one: SearchedChoice) => <Row key={one.id} choice={one} />}</Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  )
}

function Row({ choice }: { readonly choice: SearchedChoice }) {
  const { name, otherName, code, image } = choice
  return (
    <Combobox.Item
      value={choice}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-none data-highlighted:bg-tint"
    >
      {image !== undefined && <Plate image={image} />}
      <span className="min-w-0 grow">
        <span className="block truncate text-dense font-bold">{name}</span>
        <span className="block truncate text-meta text-quiet">
          <Name>{otherName}</Name>
        </span>
      </span>
      <Combobox.ItemIndicator className="shrink-0 text-primary">
        <Check aria-hidden size={18} />
      </Combobox.ItemIndicator>
      <Isolate className="shrink-0 text-meta text-quiet">{code}</Isolate>
    </Combobox.Item>
  )
}

/** The species drawing on ice, small. */
function Plate({ image, className }: { readonly image: string | null; readonly className?: string }) {
  return (
    <span
      className={classes(
        'ice inline-flex h-9 w-12 shrink-0 items-center justify-center overflow-hidden rounded-badge',
        className,
      )}
    >
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="48px"
          width={48}
          height={36}
          className="size-full object-contain p-0.5"
        />
      )}
    </span>
  )
}
