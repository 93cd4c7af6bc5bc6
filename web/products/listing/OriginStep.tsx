import { intlLocale } from '#shared/base/locale.ts'
import { isKept } from '#shared/products/catchDay.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { FishAgainstHand } from '../../catalog/FishAgainstHand.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { regionName } from '../regionName.ts'
import { BoxChoice } from './BoxChoice.tsx'
import { listingText } from './messages.ts'
import { countries } from './state/countries.ts'
import type { Source } from './state/listing.ts'
import type { ListingState } from './useListing.ts'

/** Origin and condition of the goods, as large boxes of equal size, which people can use with wet fingers. */
export function OriginStep({ state }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const { listing, change, errorsOf, options, day } = state
  const { profile } = useSession()
  const homeOnly = profile?.type === 'fisherman'
  const source = (value: Source) => ({ value, label: t[value], off: homeOnly && value === 'imported' })
  const named = (list: readonly { readonly id: number; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <BoxChoice
        label={t.source}
        choices={[source('local'), source('imported'), source('farmed')]}
        value={listing.source}
        onChange={(value) => change({ source: value })}
        errors={errorsOf('origin')}
        hint={homeOnly ? t.fishermanOnly : undefined}
      />
      {listing.source === 'imported' && <Abroad state={state} />}
      <BoxChoice
        label={t.state}
        choices={named(options.fish_types)}
        value={listing.stateId}
        onChange={(stateId) => {
          const kept = isKept(options.fish_types.find(({ id }) => id === stateId)?.code)
          change({ stateId, ...(kept && listing.caughtAt === day && { caughtAt: '' }) })
        }}
        errors={errorsOf('fish_type')}
      />
      <BoxChoice
        label={t.size}
        choices={options.sizes.map(({ id, code, name }) => ({
          value: id,
          label: name,
          picture: <FishAgainstHand code={code} />,
        }))}
        value={listing.sizeId}
        onChange={(sizeId) => change({ sizeId })}
        errors={errorsOf('size')}
      />
      <BoxChoice
        label={t.quality}
        choices={named(options.qualities)}
        value={listing.qualityId}
        onChange={(qualityId) => change({ qualityId })}
        errors={errorsOf('quality')}
      />
    </>
  )
}

function Abroad({ state: { listing, change, errorsOf } }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const locale = useLocale()
  const named = countries.map((code) => ({ value: code, label: regionName(code, locale) }))
  const sorted = named.toSorted((one, other) => one.label.localeCompare(other.label, intlLocale[locale]))
  return (
    <div className="grid items-end gap-x-4 gap-y-2 md:grid-cols-2">
      <Field label={t.country} errors={errorsOf('origin_country')}>
        {(control) => (
          <SelectBox
            {...control}
            value={listing.country}
            blank={t.chooseCountry}
            options={sorted}
            onChange={(country) => change({ country })}
          />
        )}
      </Field>
      <Checkbox
        label={t.farmedAbroad}
        checked={listing.farmedAbroad}
        onChange={(farmedAbroad) => change({ farmedAbroad })}
      />
    </div>
  )
}
