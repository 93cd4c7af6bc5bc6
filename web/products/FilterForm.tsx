import { useText } from '../base/text.ts'
import { Field, NumberBox } from '../base/ui/Field.tsx'
import type { Choice, Choices } from '../catalog/choices.ts'
import { BoxChoices, ChipChoices, FilterSection } from './FilterSection.tsx'
import { FishFilter } from './FishFilter.tsx'
import { changed, type Filters, type ListFilter, toggled } from './filters.ts'
import { productsText } from './messages.ts'

type FilterFormProps = {
  readonly filters: Filters
  readonly choices: Choices
  readonly onChange: (filters: Filters) => void
}

/** Every filter of the local market; a change counts at once, in the side column and in the phone's sheet. */
export function FilterForm({ filters, choices, onChange }: FilterFormProps) {
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
      <FilterSection {...section('fishId', t.fish)}>
        <FishFilter {...list('fishId', choices.chosenFish)} />
      </FilterSection>
      <FilterSection {...section('marketId', t.market)}>
        <BoxChoices {...list('marketId', choices.markets)} allLabel={t.allMarkets} />
      </FilterSection>
      <FilterSection {...section('size', t.size)}>
        <ChipChoices {...list('size', choices.sizes)} />
      </FilterSection>
      <PriceFilter filters={filters} onChange={onChange} />
      <FilterSection {...section('fishType', t.fishType)}>
        <BoxChoices {...list('fishType', choices.fishTypes)} allLabel={t.all} />
      </FilterSection>
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

/** Both ends in SAR per kilogram, in either kind of digits. */
function PriceFilter({ filters, onChange }: Pick<FilterFormProps, 'filters' | 'onChange'>) {
  const t = useText(productsText)
  const { priceMin, priceMax } = filters
  const reversed = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
  const clear = () => onChange(changed(filters, { priceMin: undefined, priceMax: undefined }))
  const box = (name: 'priceMin' | 'priceMax', label: string, start: string) => (
    <Field label={label} labelHidden errors={reversed && name === 'priceMin' ? [t.priceOrder] : []}>
      {(control) => (
        <NumberBox
          {...control}
          size="tool"
          start={start}
          value={filters[name]}
          onCommit={(value) => onChange(changed(filters, { [name]: value && value > 0 ? value : undefined }))}
        />
      )}
    </Field>
  )
  return (
    <FilterSection title={t.price} onClear={priceMin || priceMax ? clear : undefined}>
      <div className="grid grid-cols-2 items-start gap-2">
        {box('priceMin', t.priceFromLong, t.priceFrom)}
        {box('priceMax', t.priceToLong, t.priceTo)}
      </div>
    </FilterSection>
  )
}
