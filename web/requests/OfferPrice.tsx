import { latinDigits } from '#shared/base/digits.ts'
import { currencyLabel, fromRiyals, type Halalas, toRiyals } from '#shared/base/money.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useLocale, useText } from '../base/text.ts'
import { ChoiceChip } from '../base/ui/Chip.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { HundredTag } from '../base/ui/HundredTag.tsx'
import { typedPrice } from './offerForm.ts'
import { offerText } from './offerMessages.ts'
import { PriceAgainst } from './PriceAgainst.tsx'
import type { OfferFormState } from './useOfferForm.ts'

type OfferPriceProps = { readonly state: OfferFormState; readonly request: RequestDetails }

/** The price of a kilogram, with what the asker had in mind and what the market says beside it, each one tap away. */
export function OfferPrice({ state, request }: OfferPriceProps) {
  const t = useText(offerText)
  const locale = useLocale()
  const { typed, type, errors } = state
  const price = typedPrice(typed.price)
  return (
    <div className="flex flex-col gap-2">
      <Field label={t.price} errors={errors.price}>
        {(control) => (
          <span className="relative block">
            <TextBox
              {...control}
              type="text"
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={14}
              value={typed.price}
              onChange={(event) => type({ price: event.target.value }, 'price')}
              onBlur={() => type({ price: latinDigits(typed.price) }, '')}
              className="pe-14"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-dense text-quiet"
            >
              {currencyLabel[locale]}
            </span>
          </span>
        )}
      </Field>
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
  const take = (riyals: number) => state.type({ price: riyals.toFixed(2) }, 'price')
  const chip = (riyals: number, label: string) => (
    <ChoiceChip chosen={price !== undefined && price === fromRiyals(riyals)} onChange={() => take(riyals)}>
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
