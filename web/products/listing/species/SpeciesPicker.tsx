import { Search } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { plainUrdu, searchedNames } from '#shared/catalog/speciesNames.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { DeviceName } from '../../../catalog/DeviceName.tsx'
import { findSpecies, foldSpecies } from '../../../catalog/species.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceChip } from '../../../ui/Chip.tsx'
import { Field, TextBox } from '../../../ui/form/Field.tsx'
import { hasKeyboard } from '../../../ui/overlay/firstField.ts'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { Name } from '../../../ui/values/Isolate.tsx'
import { Plate } from '../../../ui/values/Plate.tsx'
import { speciesText } from './messages.ts'
import { nearSpecies } from './nearSpecies.ts'

type Fish = Options['fish'][number]

type SpeciesPickerProps = {
  readonly open: boolean
  readonly fish: readonly Fish[]
  readonly chosen: number | null
  readonly recent: readonly number[]
  /** Whether a season forbids the species now; absent if seasons do not apply. */
  readonly isClosed?: ((fishId: number) => boolean) | undefined
  readonly onClose: () => void
  readonly onChoose: (fishId: number) => void
  readonly focusAfter: () => HTMLElement | null
}

/** The picker of a species, with a search by every name in either language, and a filter by group. */
export function SpeciesPicker({
  open,
  fish,
  chosen: given,
  recent,
  isClosed,
  onClose,
  onChoose,
  focusAfter,
}: SpeciesPickerProps) {
  const t = useText(speciesText)
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [group, setGroup] = useState<Group>(recent.length > 0 ? 'recent' : 'all')
  const [pressed, setPressed] = useState<number | null>(null)
  const [opened, setOpened] = useState(open)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  if (open && !opened) setOpened(true)
  const chosen = pressed ?? given
  const folded = useMemo(() => (opened ? foldedFish(fish, locale) : []), [opened, fish, locale])
  const inGroup = folded.filter((one) => belongs(one, group, recent))
  // A search includes all groups.
  const exact = typed.trim() ? findSpecies(folded, plainUrdu(typed)) : ordered(inGroup, group, recent)
  const near = exact.length === 0 && typed.trim() ? nearSpecies(folded, typed) : []
  const found = exact.length > 0 ? exact : near
  const picked = fish.find(({ id }) => id === chosen)
  const done = (leave: () => void) => {
    leave()
    setPressed(null)
    setTyped('')
  }
  const take = (id: number) => done(() => onChoose(id))
  const onSearchKey = (event: KeyboardEvent) => {
    const first = found[0]
    if (event.nativeEvent.isComposing || !first) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('input')?.focus()
      setPressed(first.id)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (typed.trim()) take(first.id)
    }
  }
  return (
    <Sheet
      open={open}
      onClose={() => done(onClose)}
      title={t.choose}
      side="panel"
      focusFirst={() => (hasKeyboard() ? search.current : null)}
      focusAfter={focusAfter}
      footer={
        <Button size="main" wide onClick={() => picked && take(picked.id)}>
          {picked ? t.chooseNamed(picked.name) : t.choose}
        </Button>
      }
    >
      <div className="sticky top-0 z-10 flex flex-col gap-3 border-b border-hairline bg-card p-4">
        <Field label={t.search} labelHidden>
          {(control) => (
            <TextBox
              {...control}
              ref={search}
              icon={Search}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t.hint}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onSearchKey}
            />
          )}
        </Field>
        <fieldset className="quiet-scroll -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
          <legend className="visually-hidden">{t.groups}</legend>
          {groups
            .filter((one) => one !== 'recent' || recent.length > 0)
            .map((one) => (
              <ChoiceChip
                key={one}
                chosen={group === one && !typed.trim()}
                onChange={() => {
                  setGroup(one)
                  setTyped('')
                }}
              >
                {t[one]}
              </ChoiceChip>
            ))}
        </fieldset>
        <p role="status" className="visually-hidden">
          {t.found(found.length)}
        </p>
      </div>
      {found.length === 0 && <p className="p-6 text-center text-quiet">{t.none}</p>}
      {near.length > 0 && <p className="px-4 pt-4 text-dense text-quiet">{t.near}</p>}
      <div
        ref={list}
        role="radiogroup"
        aria-label={t.choose}
        onKeyDown={({ key }) => key === 'Enter' && pressed !== null && take(pressed)}
      >
        {found.map((one) => (
          <SpeciesRow
            key={one.id}
            fish={one}
            chosen={chosen === one.id}
            onChoose={setPressed}
            closed={isClosed?.(one.id) ?? false}
          />
        ))}
      </div>
    </Sheet>
  )
}

const groups = ['recent', 'all', 'fish', 'crustaceans', 'molluscs'] as const
type Group = (typeof groups)[number]

type Folded = Fish & { readonly folded: readonly string[]; readonly otherName: string }

function foldedFish(fish: readonly Fish[], locale: Locale): Folded[] {
  const named = fish.map((one) => ({
    ...one,
    otherName: one.translations.find((other) => other.locale !== locale)?.name ?? '',
  }))
  const folded = foldSpecies(
    named.map((one) => ({ ...one, aliases: [...one.aliases, ...searchedNames(one.code)] })),
  )
  return named.map((one, place) => ({ ...one, folded: folded[place]?.folded ?? [] }))
}

function belongs({ id, category }: Fish, group: Group, recent: readonly number[]): boolean {
  if (group === 'all') return true
  if (group === 'recent') return recent.includes(id)
  if (group === 'crustaceans') return category.code === 'crustacean'
  if (group === 'molluscs') return category.code === 'cephalopod' || category.code === 'mollusc'
  return category.code.startsWith('finfish')
}

function ordered(fish: readonly Folded[], group: Group, recent: readonly number[]): readonly Folded[] {
  return group === 'recent' ? fish.toSorted((a, b) => recent.indexOf(a.id) - recent.indexOf(b.id)) : fish
}

type SpeciesRowProps = {
  readonly fish: Folded
  readonly chosen: boolean
  readonly onChoose: (id: number) => void
  readonly closed: boolean
}

/** A row of 72 px: picture, both names, other names, and the season if one applies. */
function SpeciesRow({ fish, chosen, onChoose, closed }: SpeciesRowProps) {
  const t = useText(speciesText)
  const locale = useLocale()
  const aliases = otherNames(fish, locale)
  return (
    <label className="flex min-h-18 cursor-pointer items-center gap-4 border-b border-hairline px-4 py-2 has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <SpeciesPlate image={fish.image} />
      <span className="min-w-0 grow">
        <span className="block text-h3">
          {fish.name}
          {aliases.length > 0 && (
            <span className="ms-2 text-meta font-normal text-quiet">
              <Name>{aliases.join(locale === 'ar' ? '، ' : ', ')}</Name>
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-x-2 text-meta text-quiet">
          <Name>{fish.otherName}</Name>
          <DeviceName code={fish.code} />
        </span>
        {closed && <span className="block text-meta text-coral">{t.closedShort}</span>}
      </span>
      <input
        type="radio"
        name="species"
        aria-label={fish.name}
        checked={chosen}
        onChange={() => onChoose(fish.id)}
        className="size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line bg-card outline-none checked:border-7 checked:border-primary"
      />
    </label>
  )
}

/** Up to two more names in the user's language, without names that only add an article or a place. */
function otherNames({ name, aliases }: Fish, locale: Locale): string[] {
  const own = fold(name)
  const arabic = (alias: string) => /\p{Script=Arabic}/u.test(alias)
  return aliases
    .filter((alias) => arabic(alias) === (locale === 'ar') && !fold(alias).includes(own))
    .slice(0, 2)
}

/** A species drawing on an ice background, 76 by 54 px. */
export function SpeciesPlate({ image }: { readonly image: string | null }) {
  return <Plate image={image} fit="drawing" width={76} height={54} className="h-13.5 w-19" />
}
