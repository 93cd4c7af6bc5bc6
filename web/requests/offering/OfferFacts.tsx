import type { ReactNode } from 'react'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { PriceAgainst } from '../details/PriceAgainst.tsx'
import { offerText } from './messages.ts'

type OfferFactsProps = {
  readonly request: Pick<RequestDetails, 'quantity' | 'price'>
  readonly offer: Offer
}

/** The terms of a seller's offer line by line, and the total. */
export function OfferFacts({ request, offer }: OfferFactsProps) {
  const t = useText(offerText)
  const { quantity, fish_type, delivery_method, delivery_fee, delivery_days, subtotal, body } = offer
  return (
    <dl className="grid border-t border-hairline lg:grid-cols-2 lg:gap-x-10">
      <Fact term={t.price}>
        <Money riyals={offer.price} size="card" perKilogram />
        <PriceAgainst price={offer.price} wished={request.price} whose="asker" />
      </Fact>
      <Fact term={t.quantity}>
        <Kilograms kilograms={quantity} className="font-bold" />
        <span
          className={
            quantity < request.quantity ? 'block text-meta text-amber' : 'block text-meta text-quiet'
          }
        >
          {quantity < request.quantity ? t.partNow : t.wholeNow}
        </span>
      </Fact>
      {fish_type && <Fact term={t.state}>{fish_type.name}</Fact>}
      <Fact term={t.delivery}>
        {delivery_method ? delivery_method.name : t.anyDelivery}
        {delivery_days !== null && (
          <span className="block text-meta text-quiet">{t.within(delivery_days)}</span>
        )}
      </Fact>
      <Fact term={t.fish}>
        <Money riyals={subtotal} className="[&>bdi]:font-normal" />
      </Fact>
      {delivery_method && (
        <Fact term={t.fee}>
          {delivery_fee > 0 ? <Money riyals={delivery_fee} className="[&>bdi]:font-normal" /> : t.included}
        </Fact>
      )}
      <Fact term={t.total}>
        <Money riyals={offer.total} className="text-h3" />
      </Fact>
      {body && (
        <Fact term={t.note}>
          <Written text={body} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 min-w-0 items-center justify-between gap-4 border-b border-hairline py-2">
      <dt className="shrink-0 text-dense text-quiet">{term}</dt>
      <dd dir="auto" className="min-w-0 text-end break-words">
        {children}
      </dd>
    </div>
  )
}
