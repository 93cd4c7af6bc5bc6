import { CheckCheck, Sparkles, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { PartyAvatar, PartyRating } from '../../products/PartyAvatar.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { compareText } from './messages.ts'
import type { News } from './sorts.ts'

/** The seller: avatar or initials, name, kind of seller, city and rating. */
export function OfferSeller({
  offer: { seller, seller_city: city },
}: {
  readonly offer: Pick<Offer, 'seller' | 'seller_city'>
}) {
  const t = useText(compareText)
  const { name, type, rating } = seller
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PartyAvatar party={seller} size={44} />
      <span className="min-w-0">
        <span className="block text-dense font-bold break-words">
          <Name>{name}</Name>
        </span>
        <span className="flex flex-wrap gap-x-2 text-meta font-normal text-quiet">
          <span>{t[type]}</span>
          {city && <Name>{city.name}</Name>}
          <PartyRating rating={rating} />
        </span>
      </span>
    </span>
  )
}

type OfferBadgesProps = {
  readonly best: boolean
  readonly part: boolean
  readonly news: News | undefined
}

/** Badges of an offer: best offer, partial quantity, new or changed. */
export function OfferBadges({ best, part, news }: OfferBadgesProps) {
  const t = useText(compareText)
  return (
    <span className="flex min-h-6.5 flex-wrap gap-2">
      {best && (
        <span className="inline-flex min-h-6.5 items-center gap-1.5 rounded-badge bg-card px-2 text-meta font-bold text-primary">
          <CheckCheck aria-hidden size={16} className="shrink-0" />
          {t.best}
        </span>
      )}
      {part && (
        <Badge tone="amber" icon={TriangleAlert}>
          {t.partBadge}
        </Badge>
      )}
      {news && (
        <Badge tone="palm" icon={Sparkles}>
          {news === 'fresh' ? t.freshBadge : t.changedBadge}
        </Badge>
      )}
    </span>
  )
}

/** Prints a weight that the API gives in kilograms. */
export const kilogramsOf = (kilograms: number) => printKilograms(gramsOf(kilograms))

/** The delivery method with its cost, or the city of a pickup: `توصيل مبرّد، 60.00 ريال`. */
export function useDelivery(): (offer: Offer) => string {
  const t = useText(compareText)
  const locale = useLocale()
  return ({ delivery_method, delivery_fee, seller_city }) => {
    if (!delivery_method) return t.chooseDelivery
    if (delivery_fee > 0) {
      const fee = moneyText(halalasOf(delivery_fee), locale)
      return t.withFee(delivery_method.name, fee)
    }
    if (!delivery_method.code.startsWith('pickup')) return t.included(delivery_method.name)
    // A pickup has no delivery fee, so none is named. The city is named, because the buyer collects the
    // goods there.
    return seller_city ? t.pickup(delivery_method.name, seller_city.name) : delivery_method.name
  }
}

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
          <Written text={body} />
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
