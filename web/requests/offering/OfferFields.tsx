import type { ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { deliveryDays } from './form.ts'
import { offerText } from './messages.ts'
import { OfferPrice } from './OfferPrice.tsx'
import { OfferQuantity } from './OfferQuantity.tsx'
import type { OfferFormState } from './useOfferForm.ts'

export type OfferFieldsProps = {
  readonly state: OfferFormState
  readonly request: RequestDetails
  readonly options: Pick<Options, 'fish_types' | 'delivery_methods'>
}

/** The fields of an offer: price and quantity first, then condition and delivery. */
export function OfferFields({ state, request, options }: OfferFieldsProps) {
  const t = useText(offerText)
  const { typed, type, errors } = state
  const methods = useMethods(options)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Place name="price" state={state}>
          <OfferPrice state={state} request={request} />
        </Place>
        <Place name="quantity" state={state}>
          <OfferQuantity state={state} />
        </Place>
      </div>
      <Place name="fish_type" state={state}>
        <BoxChoice
          label={t.stateOptional}
          choices={options.fish_types.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={typed.fishType || null}
          onChange={(fishType) => type({ fishType })}
          errors={errors.fish_type}
        />
      </Place>
      <div className="grid gap-4 md:grid-cols-2">
        <Place name="delivery_method_id" state={state}>
          <Field label={t.delivery} optional errors={errors.delivery_method_id}>
            {(control) => (
              <SelectBox
                {...control}
                value={typed.method}
                blank={t.anyDelivery}
                options={methods}
                onChange={(method) => type({ method })}
              />
            )}
          </Field>
        </Place>
        <Place name="delivery_days" state={state}>
          <DecimalField
            label={t.days}
            optional
            hint={t.daysHint}
            errors={errors.delivery_days}
            bounds={deliveryDays}
            value={typed.days}
            onChange={(days) => type({ days })}
          />
        </Place>
      </div>
      <Place name="body" state={state}>
        <Field label={t.note} optional errors={errors.body}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              maxLength={limits.text.note}
              placeholder={t.notePlaceholder}
              value={typed.note}
              onChange={(event) => type({ note: event.target.value })}
              className="min-h-20!"
            />
          )}
        </Field>
      </Place>
    </>
  )
}

/** Gives a field an id, so that the error summary can link to it. */
function Place({
  name,
  state,
  children,
}: {
  readonly name: string
  readonly state: OfferFormState
  readonly children: ReactNode
}) {
  return (
    <div data-field={name} data-wrong={state.errors[name] ? '' : undefined} className="min-w-0">
      {children}
    </div>
  )
}

/** Each delivery method with its cost for the buyer. */
function useMethods({ delivery_methods }: Pick<Options, 'delivery_methods'>) {
  const t = useText(offerText)
  const locale = useLocale()
  return delivery_methods.map(({ id, name, fee }) => {
    const cost = `\u2068${printMoney(halalasOf(fee), locale)}\u2069`
    return { value: String(id), label: fee > 0 ? t.methodFor(name, cost) : t.methodFree(name) }
  })
}
