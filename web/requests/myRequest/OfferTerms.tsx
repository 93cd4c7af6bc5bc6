import type { ReactNode } from 'react'
import type { Offer } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { compareText } from './messages.ts'
import { useDelivery } from './offerWords.ts'

/** The terms of an offer line by line, for the offer before and after it is accepted. */
export function OfferTerms({ offer }: { readonly offer: Offer }) {
  const t = useText(compareText)
  const delivery = useDelivery()
  const { price, quantity, fish_type, delivery_days, subtotal, total, body } = offer
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      <Fact term={t.perKilogram}>
        <Money riyals={price} perKilogram />
      </Fact>
      <Fact term={t.quantity}>
        <Kilograms kilograms={quantity} className="font-bold" />
      </Fact>
      {fish_type && <Fact term={t.state}>{fish_type.name}</Fact>}
      <Fact term={t.delivery}>
        {delivery(offer)}
        {delivery_days !== null && (
          <span className="block text-meta text-quiet">{t.days(delivery_days)}</span>
        )}
      </Fact>
      <Fact term={t.fish}>
        <Money riyals={subtotal} className="[&>bdi]:font-normal" />
      </Fact>
      <Fact term={t.sum}>
        <Money riyals={total} className="text-h3" />
      </Fact>
      {body && (
        <Fact term={t.note}>
          <span dir="auto" className="whitespace-pre-line">
            {body}
          </span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1">
      <dt className="shrink-0 text-dense text-quiet">{term}</dt>
      <dd className="min-w-0 text-end break-words">{children}</dd>
    </div>
  )
}
