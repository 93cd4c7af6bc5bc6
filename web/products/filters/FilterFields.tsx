import { Search } from 'lucide-react'
import { lazy, useState } from 'react'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { valueIn } from '#shared/base/text/digits.ts'
import { useTypedAhead } from '../../app/state/useTypedAhead.ts'
import { useTypingPause } from '../../app/state/useTypingPause.ts'
import { useText } from '../../app/texts/text.ts'
import type { Choice, Choices } from '../../catalog/choices.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { productsText } from '../messages.ts'
import { BoxChoices, ChipChoices, FilterSection } from './FilterSection.tsx'
import { changed, type GoodsFilters, isInOrder, type ListFilter, toggled, wordsOf } from './filters.ts'
import { SuggestField } from './SuggestField.tsx'

export type FilterFormProps<F extends GoodsFilters> = {
  readonly filters: F
  readonly choices: Choices
  readonly onChange: (filters: F) => void
  /** The title of the price filter, if the price is not per kilogram. */
  readonly priceTitle?: string
  /** The texts of the text search, if it searches more than the names of goods. */
  readonly words?: { readonly title: string; readonly hint: string }
}

/**
 * The filters of a list, for the side column and for the sheet. A change applies at once. A filter that has no choices is
 * left out.
 */
export function FilterFields<F extends GoodsFilters>(props: FilterFormProps<F>) {
  const { filters, choices, onChange } = props
  const t = useText(productsText)
  const section = (name: ListFilter, title: string) => ({
    title,
    onClear: filters[name] ? () => onChange(changed(filters, { [name]: undefined })) : undefined,
  })
  const list = (name: ListFilter, all: readonly Choice[]) => ({
    choices: all,
    chosen: filters[name] ?? [],
    onChange: (id: number, chosen: boolean) => onChange(toggled(filters, name, id, chosen)),
  })
  return (
    <>
      <WordsFilter {...props} />
      <FilterSection {...section('fishId', t.fish)}>
        <FishFilter {...list('fishId', choices.chosenFish)} />
      </FilterSection>
      {choices.markets.length > 0 && (
        <FilterSection {...section('marketId', t.market)}>
          <BoxChoices {...list('marketId', choices.markets)} allLabel={t.allMarkets} />
        </FilterSection>
      )}
      <FilterSection {...section('size', t.size)}>
        <ChipChoices {...list('size', choices.sizes)} />
      </FilterSection>
      <PriceFilter {...props} />
      {choices.fishTypes.length > 0 && (
        <FilterSection {...section('fishType', t.fishType)}>
          <BoxChoices {...list('fishType', choices.fishTypes)} allLabel={t.all} />
        </FilterSection>
      )}
      <FilterSection {...section('quality', t.quality)}>
        <BoxChoices {...list('quality', choices.qualities)} allLabel={t.all} />
      </FilterSection>
      <FilterSection {...section('category', t.category)} folded>
        <BoxChoices {...list('category', choices.categories)} allLabel={t.all} />
      </FilterSection>
      <FilterSection {...section('cityId', t.city)} folded>
        <BoxChoices {...list('cityId', choices.cities)} allLabel={t.allCities} />
      </FilterSection>
    </>
  )
}

/** A text filter, which applies on blur, on Enter and after a pause in typing. */
function WordsFilter<F extends GoodsFilters>({ filters, onChange, words }: FilterFormProps<F>) {
  const t = useText(productsText)
  const { title, hint } = words ?? { title: t.words, hint: t.wordsHint }
  const [typed, setTyped] = useState(filters.s ?? '')
  const [seen, setSeen] = useState(filters.s)
  const [sent, setSent] = useState(filters.s)
  if (seen !== filters.s) {
    setSeen(filters.s)
    // The result of an own change must not replace what was typed since.
    if (filters.s !== sent) {
      setSent(filters.s)
      setTyped(filters.s ?? '')
    }
  }
  const commit = (text = typed) => {
    const s = wordsOf(text)
    setSent(s)
    if (s !== filters.s) onChange(changed(filters, { s }))
  }
  useTypingPause(typed, () => commit())
  const box = useTypedAhead((text) => {
    setTyped(text)
    if (document.activeElement !== box.current) commit(text)
  })
  const clear = () => {
    setTyped('')
    commit('')
  }
  return (
    <FilterSection title={title} onClear={filters.s ? clear : undefined}>
      <Field label={title} labelHidden>
        {(control) => (
          <TextBox
            {...control}
            ref={box}
            type="search"
            enterKeyHint="search"
            size="tool"
            icon={Search}
            dir={typed ? 'auto' : undefined}
            placeholder={hint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => commit()}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
          />
        )}
      </Field>
    </FilterSection>
  )
}

/**
 * The price range in SAR. If one end is unreadable, it is ignored and its field shows an error. A minimum above the maximum
 * is an error at the field that was changed last; the list keeps its filters until the range is right.
 */
function PriceFilter<F extends GoodsFilters>({ filters, onChange, priceTitle }: FilterFormProps<F>) {
  const t = useText(productsText)
  const { priceMin, priceMax } = filters
  const [refused, setRefused] = useState<RefusedPrices | null>(null)
  const isCurrent = refused?.over.priceMin === priceMin && refused?.over.priceMax === priceMax
  const wrong = isCurrent ? refused : null
  const shown: PriceRange = wrong ? wrong.typed : { priceMin, priceMax }
  const clear = () => {
    setRefused(null)
    onChange(changed(filters, { priceMin: undefined, priceMax: undefined }))
  }
  const commit = (name: keyof PriceRange, value: number | undefined) => {
    const typed = { ...shown, [name]: value }
    const fits = isInOrder(typed)
    setRefused(fits ? null : { typed, at: name, over: { priceMin, priceMax } })
    if (fits) onChange(changed(filters, typed))
  }
  const box = (name: keyof PriceRange, label: string, start: string) => (
    <PriceBox
      label={label}
      start={start}
      value={shown[name]}
      errors={wrong?.at === name ? [t.priceOrder] : []}
      onCommit={(value) => commit(name, value)}
    />
  )
  return (
    <FilterSection
      title={priceTitle ?? t.price}
      onClear={shown.priceMin || shown.priceMax ? clear : undefined}
    >
      <div className="grid grid-cols-2 items-start gap-2">
        {box('priceMin', t.priceFromLong, t.priceFrom)}
        {box('priceMax', t.priceToLong, t.priceTo)}
      </div>
    </FilterSection>
  )
}

type PriceRange = Pick<GoodsFilters, 'priceMin' | 'priceMax'>

/**
 * A price range that was refused: the typed values, the field that was changed last, and the range of the
 * list at that time.
 */
type RefusedPrices = {
  readonly typed: PriceRange
  readonly at: keyof PriceRange
  readonly over: PriceRange
}

/**
 * One end of the price range. It applies on blur, on Enter and after a pause in typing, and follows changes of the filter
 * from elsewhere.
 */
function PriceBox({
  label,
  start,
  value,
  errors,
  onCommit,
}: {
  readonly label: string
  readonly start: string
  /** The price in SAR. */
  readonly value: number | undefined
  readonly errors: readonly string[]
  readonly onCommit: (value: number | undefined) => void
}) {
  const [typed, setTyped] = useState(() => printed(value))
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const wanted = riyalsIn(typed)
  if (seen !== value) {
    setSeen(value)
    // The result of an own change must not replace what was typed since.
    if (value !== sent) {
      setSent(value)
      if (wanted !== value) setTyped(printed(value))
    }
  }
  const commit = (riyals: number | undefined) => {
    setSent(riyals)
    if (riyals !== value) onCommit(riyals)
  }
  useTypingPause(typed, () => {
    if (wanted !== undefined || typed === '') commit(wanted)
  })
  const box = useTypedAhead((text) => {
    setTyped(text)
    if (document.activeElement !== box.current) commit(riyalsIn(text))
  })
  return (
    <AmountField
      label={label}
      start={start}
      errors={errors}
      labelHidden
      size="tool"
      value={typed}
      onChange={setTyped}
      inputRef={box}
      onSettle={() => commit(wanted)}
    />
  )
}

/** The typed amount in SAR; undefined for a blank or unreadable text. */
function riyalsIn(typed: string): number | undefined {
  const amount = valueIn(readAmount(typed))
  return amount === undefined ? undefined : toRiyals(amount)
}

const printed = (riyals: number | undefined) => (riyals === undefined ? '' : printAmount(halalasOf(riyals)))

type FishFilterProps = {
  /** The chosen species with their names. */
  readonly choices: readonly Choice[]
  readonly chosen: readonly number[]
  readonly onChange: (id: number, chosen: boolean) => void
}

/**
 * A search field for species by any of their names in either language. The list of species and the code of the field load
 * at the first focus.
 */
function FishFilter({ choices, chosen, onChange }: FishFilterProps) {
  const t = useText(productsText)
  return (
    <div className="flex flex-col gap-2">
      <SuggestField
        label={t.fish}
        placeholder={t.fishHint}
        suggestions={(combobox, typed, onDone) => (
          <FishSuggestions
            combobox={combobox}
            typed={typed}
            chosen={chosen}
            onChange={onChange}
            onDone={onDone}
          />
        )}
      />
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map(({ id, name }) => (
            <FilterChip key={id} name={name} onRemove={() => onChange(id, false)} />
          ))}
        </div>
      )}
    </div>
  )
}

const FishSuggestions = lazy(() =>
  import('./FishSuggestions.tsx').then((module) => ({ default: module.FishSuggestions })),
)
