import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { OrderAddress } from '#shared/orders/contract.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import { useText } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { Typed } from './checkoutDraft.ts'
import { citiesOf } from './checkoutForm.ts'
import { checkoutText } from './messages.ts'

type AddressProps = {
  readonly addresses: readonly OrderAddress[]
  /** The cities to which goods are delivered. */
  readonly cities: readonly City[]
  readonly typed: Typed
  readonly errors: FieldErrors
  readonly type: (change: Partial<Typed>) => void
}

/** An earlier or a new delivery address, and its city, which determines the region. */
export function CheckoutAddress({ addresses, cities, typed, errors, type }: AddressProps) {
  const known = typed.place === 'new' ? undefined : addresses[Number(typed.place)]
  const offered = citiesOf(known, cities)
  const choose = (place: string) => {
    const next = citiesOf(place === 'new' ? undefined : addresses[Number(place)], cities)
    const fits = next.some(({ id }) => String(id) === typed.city_id)
    type({ place, ...(fits ? {} : { city_id: next.length === 1 ? String(next[0]?.id) : '' }) })
  }
  return (
    <>
      {addresses.length > 0 && <Book addresses={addresses} chosen={typed.place} onChoose={choose} />}
      {known ? (
        <div className="grid gap-4 md:grid-cols-2">
          <CityField cities={offered} typed={typed} errors={errors} type={type} />
        </div>
      ) : (
        <NewAddress cities={offered} typed={typed} errors={errors} type={type} />
      )}
    </>
  )
}

/** Earlier addresses as cards; only the first three are shown until the user opens the others. */
function Book({
  addresses,
  chosen,
  onChoose,
}: {
  readonly addresses: readonly OrderAddress[]
  readonly chosen: string
  readonly onChoose: (place: string) => void
}) {
  const t = useText(checkoutText)
  const [all, setAll] = useState(false)
  const places = addresses.map((address, index) => ({ address, place: String(index) }))
  const shown = places.filter(({ place }, index) => all || index < atFirst || place === chosen)
  return (
    <fieldset aria-label={t.address} className="flex min-w-0 flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        {shown.map(({ address, place }) => (
          <ChoiceCard
            key={place}
            name="place"
            value={place}
            icon={MapPin}
            title={address.recipient_name}
            body={lineOf(address)}
            chosen={place === chosen}
            onChoose={() => onChoose(place)}
          />
        ))}
        <ChoiceCard
          name="place"
          value="new"
          icon={Plus}
          title={t.newAddress}
          body={t.newAddressBody}
          chosen={chosen === 'new'}
          onChoose={() => onChoose('new')}
        />
      </div>
      {shown.length < places.length && (
        <Button kind="text" onClick={() => setAll(true)} className="self-start">
          {t.moreAddresses}
        </Button>
      )}
    </fieldset>
  )
}

const atFirst = 3

function lineOf({ address, street, region, zip_code, short_address }: OrderAddress): string {
  return [address, street, region, zip_code, short_address]
    .filter((part) => part !== '')
    .map(isolatedWords)
    .join(' · ')
}

/** A text in a first-strong isolate, because addresses are written in either language. */
function isolatedWords(part: string): string {
  return `\u2068${part}\u2069`
}

type FieldsProps = Omit<AddressProps, 'addresses'>

function NewAddress({ cities, typed, errors, type }: FieldsProps) {
  const t = useText(checkoutText)
  const box = (name: keyof Typed) => ({
    name,
    value: typed[name],
    maxLength: limits.text.line,
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  })
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t.recipient} errors={errors['address.recipient_name']}>
        {(control) => (
          <TextBox {...control} {...box('address.recipient_name')} dir="auto" autoComplete="name" />
        )}
      </Field>
      <CityField cities={cities} typed={typed} errors={errors} type={type} />
      <Field label={t.place} hint={t.placeHint} errors={errors['address.address']}>
        {(control) => (
          <TextBox {...control} {...box('address.address')} dir="auto" autoComplete="address-line1" />
        )}
      </Field>
      <Field label={t.street} optional errors={errors['address.street']}>
        {(control) => (
          <TextBox {...control} {...box('address.street')} dir="auto" autoComplete="address-line2" />
        )}
      </Field>
      <Field label={t.zip} optional hint={t.zipHint} errors={errors['address.zip_code']}>
        {(control) => (
          <TextBox
            {...control}
            {...box('address.zip_code')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="postal-code"
          />
        )}
      </Field>
      <Field label={t.short} optional hint={t.shortHint} errors={errors['address.short_address']}>
        {(control) => (
          <TextBox
            {...control}
            {...box('address.short_address')}
            dir="ltr"
            autoCapitalize="characters"
            autoComplete="off"
          />
        )}
      </Field>
    </div>
  )
}

function CityField({ cities, typed, errors, type }: FieldsProps) {
  const t = useText(checkoutText)
  const region = cities.find(({ id }) => String(id) === typed.city_id)?.region
  return (
    <SelectField
      label={t.city}
      hint={region ? t.inRegion(region) : undefined}
      errors={[...(errors.city_id ?? []), ...(errors['address.region'] ?? [])]}
      name="city_id"
      value={Number(typed.city_id) || null}
      blank={t.chooseCity}
      options={cities}
      onChange={(id) => type({ city_id: String(id ?? '') })}
    />
  )
}
