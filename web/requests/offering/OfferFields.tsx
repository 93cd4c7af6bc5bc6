import { type ReactNode, useId } from 'react'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, halalasOf, printAmount, toRiyals } from '#shared/base/money.ts'
import { printKilograms } from '#shared/base/quantity.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { priceTyped } from '../../products/listing/state/price.ts'
import { QuantityStepper } from '../../products/QuantityStepper.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { HundredTag } from '../../ui/values/Money.tsx'
import { PriceAgainst, QuantityBar } from '../details/PriceAgainst.tsx'
import { deliveryDays } from './form.ts'
import { offerText } from './messages.ts'
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

/** Gives a field an id, so that the error summary can link to the field. */
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
    const cost = moneyText(halalasOf(fee), locale)
    return { value: String(id), label: fee > 0 ? t.methodFor(name, cost) : t.methodFree(name) }
  })
}

/**
 * The offered quantity. It can be changed in steps of a kilogram; one tap sets the whole quantity. A partial quantity is
 * labelled.
 */
function OfferQuantity({ state: { typed, type, bounds, errors } }: { readonly state: OfferFormState }) {
  const t = useText(offerText)
  const id = useId()
  const { quantity } = typed
  const whole = quantity >= bounds.most
  const wanted = printKilograms(bounds.most)
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <p id={id} className="-mb-1 text-dense font-bold">
        {t.quantity}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          weight={quantity}
          bounds={bounds}
          onChange={(next) => type({ quantity: next })}
          labels={{ less: t.less, more: t.more, quantity: t.quantityInKilograms }}
          tooMuch={t.tooMuch}
        />
        <ChoiceChip chosen={whole} onChange={() => type({ quantity: bounds.most })}>
          {t.whole(wanted)}
        </ChoiceChip>
      </div>
      <QuantityBar offered={quantity} wanted={bounds.most} />
      <div aria-live="polite">
        <FieldErrors errors={errors.quantity ?? []} />
        {!whole && !errors.quantity && (
          <p className="text-meta text-quiet">{t.part(printKilograms(quantity), wanted)}</p>
        )}
      </div>
    </fieldset>
  )
}

type OfferPriceProps = { readonly state: OfferFormState; readonly request: RequestDetails }

/**
 * The price per kilogram. The buyer's suggestion and the market price are next to it; one tap fills the field with either
 * of them.
 */
function OfferPrice({ state, request }: OfferPriceProps) {
  const t = useText(offerText)
  const { typed, type, errors } = state
  const price = priceTyped(typed.price)
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        label={t.price}
        errors={errors.price}
        value={typed.price}
        onChange={(price) => type({ price })}
      />
      <Known state={state} request={request} price={price} />
      {price !== undefined && (
        <div aria-live="polite" className="flex flex-wrap items-center gap-3">
          <PriceAgainst price={toRiyals(price)} wished={request.price} whose="asker" />
          {request.fish.hundred_riyal && <HundredTag pricePerKilogram={toRiyals(price)} />}
        </div>
      )}
    </div>
  )
}

function Known({ state, request, price }: OfferPriceProps & { readonly price: Halalas | undefined }) {
  const t = useText(offerText)
  const market = request.market_price?.average ?? null
  const take = (riyals: number) => state.type({ price: printAmount(halalasOf(riyals)) })
  const chip = (riyals: number, label: string) => (
    <ChoiceChip chosen={price === halalasOf(riyals)} onChange={() => take(riyals)}>
      {label}
    </ChoiceChip>
  )
  if (request.price === null && market === null) return null
  return (
    <div className="flex flex-wrap gap-2">
      {request.price !== null && chip(request.price, t.priceTaken(request.price.toFixed(2)))}
      {market !== null && chip(market, t.averageTaken(market.toFixed(2)))}
    </div>
  )
}
