import { printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { BoxChoice } from './BoxChoice.tsx'
import { CountField } from './CountField.tsx'
import { countOf, listingText, unitText, weightWords } from './messages.ts'
import { type Unit, units, usualWeight, wholeWeight } from './state/units.ts'
import type { ListingState } from './useListing.ts'

/** The number of units and their total weight; the weight of a unit can be changed. */
export function QuantityStep({ state: { listing, change, errorsOf } }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const unitNames = useText(unitText)
  const { unit, count } = listing
  const whole = wholeWeight(listing)
  const noted = (code: Unit, kilograms: number) =>
    `${code === unit && listing.unitWeight ? listing.unitWeight : kilograms} ${t.kg}`
  return (
    <>
      <BoxChoice
        label={unitNames.which}
        choices={units.map(({ code, kilograms }) => ({
          value: code,
          label: unitNames[code],
          note: noted(code, kilograms),
        }))}
        value={unit}
        onChange={(code) => change({ unit: code, unitWeight: usualWeight(code) })}
      />
      <div className={classes('grid items-start gap-3', unit !== 'kilo' && 'grid-cols-2')}>
        <CountField
          label={unitNames[countOf[unit]]}
          errors={errorsOf('quantity')}
          count={count}
          onChange={(next) => change({ count: next })}
        />
        {unit !== 'kilo' && (
          <QuantityField
            label={unitNames[weightWords[unit]]}
            value={listing.unitWeight}
            onChange={(unitWeight) => change({ unitWeight })}
          />
        )}
      </div>
      <p className="flex items-center justify-between gap-3 rounded-control bg-ground px-4 py-3 text-dense">
        <span className="text-quiet">{t.available}</span>
        <output className="text-h3 font-bold">
          {whole === undefined ? '—' : <Isolate>{printKilograms(whole)}</Isolate>} {t.kg}
        </output>
      </p>
    </>
  )
}
