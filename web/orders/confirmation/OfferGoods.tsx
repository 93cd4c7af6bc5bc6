import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { languageOf } from '#shared/base/text/language.ts'
import type { Offer, Request } from '#shared/requests/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { detailsText as productText } from '../../products/details/messages.ts'
import { PartyAvatar, PartyRating } from '../../products/PartyAvatar.tsx'
import { TextLink } from '../../ui/Button.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { CutName, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { OriginalTag, Written } from '../../ui/values/Written.tsx'
import { deadlineText } from '../moments.ts'
import { GoodsPanel, GoodsPicture, GoodsPrice } from './GoodsPanel.tsx'
import type { OfferFacts } from './loadConfirmation.ts'
import { offerText } from './messages.ts'

/** The accepted offer: its request, goods, price, seller and delivery. */
export function OfferGoods({ facts: { request, offer } }: { readonly facts: OfferFacts }) {
  const t = useText(offerText)
  const locale = useLocale()
  const now = useNow()
  const when = offer.ended_at && deadlineText(offer.ended_at, now, locale)
  return (
    <GoodsPanel
      id="accepted"
      icon={Handshake}
      title={t.accepted}
      body={when ? t.acceptedAt(when) : t.toComplete}
    >
      <Goods request={request} offer={offer} />
      <GoodsPrice label={t.fish} amount={offer.subtotal} perKilogram={offer.price} />
      <Seller offer={offer} />
      <Terms offer={offer} />
    </GoodsPanel>
  )
}

function Goods({ request, offer }: { readonly request: Request; readonly offer: Offer }) {
  const t = useText(offerText)
  const kinds = [request.size, request.quality, offer.fish_type].flatMap((each) => each?.name ?? [])
  return (
    <div className="flex items-center gap-4">
      <GoodsPicture image={request.image} drawn={!request.has_image} />
      <div className="min-w-0 grow">
        <h3 className="text-h3">
          <Name>{request.fish.name}</Name>
        </h3>
        <p className="text-dense">
          <Kilograms kilograms={offer.quantity} className="font-bold" />
          {offer.quantity < request.quantity && (
            <>
              {' '}
              <span className="text-amber">{t.partOf(isolated(String(request.quantity)))}</span>
            </>
          )}
        </p>
        <Dotted className="text-meta text-quiet">{kinds}</Dotted>
        <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-quiet">
          <TextLink
            to="/profile/my-requests/$requestId"
            params={{ requestId: String(request.id) }}
            className="shrink-0"
          >
            {t.forRequest(isolated(request.number))}
          </TextLink>
          <Name lang={languageOf(request.title)} className="max-w-full truncate">
            {request.title}
          </Name>
          <OriginalTag of={request.title} className="shrink-0" />
        </p>
      </div>
    </div>
  )
}

function Seller({ offer: { seller, body } }: { readonly offer: Offer }) {
  const t = useText(offerText)
  const types = useText(productText)
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-4">
      <div className="flex items-center gap-4">
        <PartyAvatar party={seller} />
        <div className="min-w-0">
          <p className="text-meta text-quiet">{types[seller.type]}</p>
          <p className="font-bold">
            <CutName>{seller.name}</CutName>
          </p>
          <PartyRating rating={seller.rating} />
        </div>
      </div>
      {body && (
        <figure className="rounded-control bg-ground p-4">
          <figcaption className="text-meta text-quiet">{t.note}</figcaption>
          <blockquote>
            <Written text={body} />
          </blockquote>
        </figure>
      )}
    </div>
  )
}

function Terms({
  offer: { delivery_method: method, delivery_fee: fee, delivery_days: days },
}: {
  readonly offer: Offer
}) {
  const t = useText(offerText)
  return (
    <dl className="flex flex-col gap-2 border-t border-hairline pt-4 text-dense">
      <Term name={t.delivery}>
        {method ? (
          <Dotted>
            {method.name}
            {fee > 0 && <Money riyals={fee} className="[&>bdi]:font-normal" />}
          </Dotted>
        ) : (
          t.yourChoice
        )}
      </Term>
      {days !== null && <Term name={t.days}>{t.inDays(days)}</Term>}
    </dl>
  )
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-quiet">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
