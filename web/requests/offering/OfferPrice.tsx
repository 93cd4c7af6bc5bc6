import { type Halalas, halalasOf, printAmount, toRiyals } from '#shared/base/money.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { HundredTag } from '../../ui/values/Money.tsx'
import { PriceAgainst } from '../details/PriceAgainst.tsx'
import { offerText } from './messages.ts'
import type { OfferFormState } from './useOfferForm.ts'

type OfferPriceProps = { readonly state: OfferFormState; readonly request: RequestDetails }

/** The price per kilogram; the buyer's suggestion and the market price beside it fill it with one tap. */
export function OfferPrice({ state, request }: OfferPriceProps) {
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
