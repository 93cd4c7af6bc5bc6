import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { halalas } from '#shared/base/money.ts'
import { cutPictureOf } from '#shared/products/cuts.ts'
import { type PricedPreparation, preparationNames, pricedPreparations } from '#shared/products/preparation.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { listingText } from './messages.ts'
import type { ListingState } from './useListing.ts'

/**
 * The preparations that the seller offers, each with its price. Collapsed at first; open while a price is wrong. Renders nothing
 * for goods whose name says that they are cut, because those are sold without further preparation.
 */
export function Preparations({ state }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const locale = useLocale()
  const { listing, change, errorsOf, fish, name } = state
  const { preparations } = listing
  const [opened, setOpened] = useState(false)
  const offered = pricedPreparations.filter((code) => preparations[code] !== undefined)
  const wrong = offered.some((code) => errorsOf(`preparations.${code}`))
  // Stays open while the seller corrects a price.
  if (wrong && !opened) setOpened(true)
  if (fish && cutPictureOf(name, { code: fish.code, category: fish.category.code })) return null
  const offer = (code: PricedPreparation, price: string | undefined) => {
    const { [code]: _before, ...others } = preparations
    change({ preparations: price === undefined ? others : { ...others, [code]: price } })
  }
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-2">
      <legend className="visually-hidden">{t.preparations}</legend>
      <button
        type="button"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start text-dense"
      >
        <span className="font-bold">{t.preparations}</span>
        <span className="ms-auto min-w-0 truncate text-meta text-quiet">
          {offered.length === 0
            ? t.noPreparations
            : offered.map((code) => preparationNames[code][locale]).join(locale === 'ar' ? '، ' : ', ')}
        </span>
        <ChevronDown aria-hidden size={18} className={opened ? 'shrink-0 rotate-180' : 'shrink-0'} />
      </button>
      {opened && (
        <div className="flex flex-col gap-3 pt-1">
          <p className="text-meta text-quiet">{t.preparationsHint}</p>
          {pricedPreparations.map((code) => (
            <Offered
              key={code}
              name={preparationNames[code][locale]}
              price={preparations[code]}
              errors={errorsOf(`preparations.${code}`)}
              onChange={(price) => offer(code, price)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function Offered({
  name,
  price,
  errors,
  onChange,
}: {
  readonly name: string
  /** The typed price; undefined if the preparation is not offered. */
  readonly price: string | undefined
  readonly errors: readonly string[] | undefined
  readonly onChange: (price: string | undefined) => void
}) {
  const t = useText(listingText)
  return (
    <div className="grid items-start gap-x-3 sm:grid-cols-2">
      <Checkbox
        label={name}
        checked={price !== undefined}
        onChange={(checked) => onChange(checked ? '' : undefined)}
      />
      {price !== undefined && (
        <AmountField
          label={t.preparationPrice(name)}
          least={halalas(0)}
          errors={errors}
          value={price}
          onChange={onChange}
        />
      )}
    </div>
  )
}
