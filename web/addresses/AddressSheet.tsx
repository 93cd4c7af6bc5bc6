import type { Address } from '#shared/addresses/contract.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { api } from '../app/calls/api.ts'
import { missingIn } from '../app/calls/formState.ts'
import { useAction } from '../app/calls/useCall.ts'
import { useForm } from '../app/calls/useForm.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import type { City } from '../catalog/cities.ts'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { FormTrouble } from '../ui/form/FormTrouble.tsx'
import { Sheet } from '../ui/overlay/Sheet.tsx'
import { AddressFields, type AddressPart } from './AddressFields.tsx'
import { addressText } from './messages.ts'

/** The address that is edited; `new` for an address that is added. */
export type Edited = Address | 'new'

type SheetProps = {
  /** Null while the sheet is closed. */
  readonly edited: Edited | null
  readonly cities: readonly City[]
  /** The recipient of a new address. */
  readonly recipient: string
  readonly onSaved: (address: Address) => void
  readonly onClose: () => void
}

/** A panel that adds or edits an address of the address book. */
export function AddressSheet({ edited, onClose, ...rest }: SheetProps) {
  const t = useText(addressText)
  return (
    <Sheet
      side="panel"
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? t.add : t.editTitle}
    >
      {edited && (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          edited={edited}
          onCancel={onClose}
          {...rest}
        />
      )}
    </Sheet>
  )
}

type FormProps = Pick<SheetProps, 'cities' | 'recipient' | 'onSaved'> & {
  readonly edited: Edited
  readonly onCancel: () => void
}

function AddressForm({ edited, cities, recipient, onSaved, onCancel }: FormProps) {
  const t = useText(addressText)
  const form = useAddressForm(edited, recipient, onSaved)
  const { ref, typed, type, busy } = form
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={form.submit}
      aria-label={edited === 'new' ? t.add : t.editTitle}
      className="flex flex-col [&_input]:scroll-mb-36"
    >
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <FormTrouble reason={form.reason} fields={form.wrong} onField={form.goTo} />
        <AddressFields cities={cities} field={(name) => ({ name, ...form.field(name) })} />
        {edited !== 'new' && edited.is_default ? null : (
          <Checkbox
            name="is_default"
            label={t.defaultBox}
            checked={typed.is_default}
            onChange={(is_default) => type({ is_default })}
          />
        )}
      </div>
      <FormFoot cancel={t.cancel} submit={busy ? t.saving : t.save} busy={busy} onCancel={onCancel} />
    </form>
  )
}

type Typed = Readonly<Record<AddressPart, string>> & { readonly is_default: boolean }

function useAddressForm(edited: Edited, recipient: string, onSaved: (address: Address) => void) {
  const t = useText(addressText)
  const locale = useLocale()
  const call = useAction(
    (body: ReturnType<typeof bodyOf>) =>
      edited === 'new'
        ? api('POST profile/addresses', { body }, { locale })
        : api('POST profile/addresses/{id}', { params: { id: edited.id }, body }, { locale }),
    { done: t.saved, unsure: t.notSaved },
  )
  return useForm(call, {
    start: (): Typed => (edited === 'new' ? blankTyped(recipient) : typedOf(edited)),
    labels: {
      recipient_name: t.recipient,
      city_id: t.city,
      address: t.place,
      street: t.street,
      zip_code: t.zip,
      short_address: t.short,
    },
    problems: ({ is_default: _, ...parts }) => missingIn(parts, ['recipient_name', 'city_id', 'address']),
    sent: bodyOf,
    summary: () => t.wrong,
    onSent: onSaved,
  })
}

function typedOf({ recipient_name, city, address, street, zip_code, short_address }: Address): Typed {
  const city_id = String(city.id)
  return { recipient_name, city_id, address, street, zip_code, short_address, is_default: false }
}

function blankTyped(recipient_name: string): Typed {
  return {
    recipient_name,
    city_id: '',
    address: '',
    street: '',
    zip_code: '',
    short_address: '',
    is_default: false,
  }
}

function bodyOf({ city_id, zip_code, is_default, ...parts }: Typed) {
  return {
    ...parts,
    city_id: Number(city_id),
    zip_code: latinDigits(zip_code),
    ...(is_default && { is_default }),
  }
}
