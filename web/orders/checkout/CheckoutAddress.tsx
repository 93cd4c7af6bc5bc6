import { MapPin, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#shared/addresses/contract.ts'
import { AddressFields, type AddressPart } from '../../addresses/AddressFields.tsx'
import { addressLine, addressParts } from '../../addresses/addressLine.ts'
import { addressText } from '../../addresses/messages.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceErrors } from '../../ui/form/ChoiceCard.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import type { Typed } from './checkoutDraft.ts'
import { checkoutText } from './messages.ts'

type AddressProps = {
  /** The buyer's address book. */
  readonly addresses: readonly Address[]
  /** The cities to which goods are delivered. */
  readonly cities: readonly City[]
  readonly typed: Typed
  readonly errors: FieldErrors
  readonly type: (change: Partial<Typed>) => void
  /** Opens the chosen address for editing. */
  readonly onEdit: (address: Address) => void
}

/** An address of the address book, or a new one, which the order adds to the book. */
export function CheckoutAddress({ addresses, cities, typed, errors, type, onEdit }: AddressProps) {
  const t = useText(addressText)
  const locale = useLocale()
  const chosen = addresses.find(({ id }) => String(id) === typed.place)
  return (
    <>
      {addresses.length > 0 && (
        <Book addresses={addresses} chosen={typed.place} onChoose={(place) => type({ place })} />
      )}
      <ChoiceErrors errors={errors.address_id} />
      {chosen && (
        <Button
          kind="text"
          icon={Pencil}
          onClick={() => onEdit(chosen)}
          aria-label={t.editNamed(addressLine(chosen, locale))}
          className="self-start"
        >
          {t.editTitle}
        </Button>
      )}
      {typed.place === 'new' && (
        <AddressFields cities={cities} field={(part) => fieldOf(part, { typed, errors, type })} />
      )}
    </>
  )
}

/** A field of the new address. A refusal of the region is shown at the city, which determines the region. */
function fieldOf(
  part: AddressPart,
  { typed, errors, type }: Pick<AddressProps, 'typed' | 'errors' | 'type'>,
) {
  const name = part === 'city_id' ? part : (`address.${part}` as const)
  const wrong =
    part === 'city_id' ? [...(errors.city_id ?? []), ...(errors['address.region'] ?? [])] : errors[name]
  return { name, value: typed[name], errors: wrong, onChange: (value: string) => type({ [name]: value }) }
}

/** The address book as cards; only the first three are shown until the user opens the others. */
function Book({
  addresses,
  chosen,
  onChoose,
}: {
  readonly addresses: readonly Address[]
  readonly chosen: string
  readonly onChoose: (place: string) => void
}) {
  const t = useText(checkoutText)
  const words = useText(addressText)
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const shown = addresses.filter(({ id }, place) => all || place < atFirst || String(id) === chosen)
  return (
    <fieldset aria-label={t.address} className="flex min-w-0 flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        {shown.map((address) => (
          <ChoiceCard
            key={address.id}
            name="place"
            value={String(address.id)}
            icon={MapPin}
            title={address.recipient_name}
            body={address.delivered ? <Dotted>{addressParts(address, locale)}</Dotted> : words.noDelivery}
            chosen={String(address.id) === chosen}
            off={!address.delivered}
            onChoose={() => onChoose(String(address.id))}
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
      {shown.length < addresses.length && (
        <Button kind="text" onClick={() => setAll(true)} className="self-start">
          {t.moreAddresses}
        </Button>
      )}
    </fieldset>
  )
}

const atFirst = 3
