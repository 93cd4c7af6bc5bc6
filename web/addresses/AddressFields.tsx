import { limits } from '#shared/base/limits.ts'
import { useText } from '../app/texts/text.ts'
import type { City } from '../catalog/cities.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { addressText } from './messages.ts'

export type AddressPart = 'recipient_name' | 'city_id' | 'address' | 'street' | 'zip_code' | 'short_address'

type FieldsProps = {
  /** The cities to which goods are delivered. */
  readonly cities: readonly City[]
  /** Returns the name, value, errors and change handler of a part of the address in the form. */
  readonly field: (part: AddressPart) => {
    readonly name: string
    readonly value: string
    readonly errors: readonly string[] | undefined
    readonly onChange: (value: string) => void
  }
}

/** The fields of an address. The region follows from the city. */
export function AddressFields({ cities, field }: FieldsProps) {
  const t = useText(addressText)
  const line = { maxLength: limits.text.line } as const
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label={t.recipient} {...field('recipient_name')} {...line} dir="auto" autoComplete="name" />
      <CityField cities={cities} field={field} />
      <TextField
        label={t.place}
        hint={t.placeHint}
        {...field('address')}
        {...line}
        dir="auto"
        autoComplete="address-line1"
      />
      <TextField
        label={t.street}
        optional
        {...field('street')}
        {...line}
        dir="auto"
        autoComplete="address-line2"
      />
      <TextField
        label={t.zip}
        optional
        hint={t.zipHint}
        {...field('zip_code')}
        {...line}
        dir="ltr"
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField
        label={t.short}
        optional
        hint={t.shortHint}
        {...field('short_address')}
        {...line}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
      />
    </div>
  )
}

function CityField({ cities, field }: FieldsProps) {
  const t = useText(addressText)
  const { name, value, errors, onChange } = field('city_id')
  const region = cities.find(({ id }) => String(id) === value)?.region
  return (
    <SelectField
      label={t.city}
      hint={region ? t.inRegion(region) : undefined}
      errors={errors}
      name={name}
      value={Number(value) || null}
      blank={t.chooseCity}
      options={cities}
      onChange={(id) => onChange(String(id ?? ''))}
    />
  )
}
