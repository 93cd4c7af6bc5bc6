import { printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { Field } from '../base/ui/Field.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { BoxChoice } from './BoxChoice.tsx'
import { CountBox } from './CountBox.tsx'
import { listingText } from './listingMessages.ts'
import { type Unit, units, usualWeight, wholeWeight } from './listingUnits.ts'
import { UnitBox } from './UnitBox.tsx'
import { countOf, unitText, weightWords } from './unitMessages.ts'
import type { ListingState } from './useListing.ts'

/** So many of a unit, as it is counted on the quay, and what that weighs; a unit's weight may be another one here. */
export function QuantityStep({ state: { listing, change, errorsOf } }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const words = useText(unitText)
  const { unit, count } = listing
  const whole = wholeWeight(listing)
  const noted = (code: Unit, kilograms: number) =>
    `${code === unit && listing.unitWeight ? listing.unitWeight : kilograms} ${t.kg}`
  return (
    <>
      <BoxChoice
        label={words.which}
        choices={units.map(({ code, kilograms }) => ({
          value: code,
          label: words[code],
          note: noted(code, kilograms),
        }))}
        value={unit}
        onChange={(code) => change({ unit: code, unitWeight: usualWeight(code) })}
      />
      <div className={classes('grid items-start gap-3', unit !== 'kilo' && 'grid-cols-2')}>
        <Field label={words[countOf[unit]]} errors={errorsOf('quantity')}>
          {(control) => (
            <CountBox control={control} count={count} onChange={(next) => change({ count: next })} />
          )}
        </Field>
        {unit !== 'kilo' && (
          <Field label={words[weightWords[unit]]}>
            {(control) => (
              <UnitBox
                control={control}
                unit={t.kg}
                value={listing.unitWeight}
                onChange={(unitWeight) => change({ unitWeight })}
              />
            )}
          </Field>
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
