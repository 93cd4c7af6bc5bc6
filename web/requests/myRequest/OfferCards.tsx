import { CheckCheck, Snowflake, Store, Truck } from 'lucide-react'
import { halalasOf, moneyParts } from '#shared/base/money.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money, plainAmount } from '../../ui/values/Money.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { PriceAgainst, QuantityBar } from '../details/PriceAgainst.tsx'
import { compareText } from './messages.ts'
import { kilogramsOf, OfferBadges, OfferSeller, useDelivery } from './OfferParts.tsx'
import type { OffersProps } from './OfferTable.tsx'

/** The offers on a phone: an overview, then one card each. */
export function OfferCards({ offers, onAccept, ...rest }: OffersProps) {
  const { request, best, news } = rest
  return (
    <>
      <OfferOverview request={request} offers={offers} best={best} />
      <ul className="grid gap-3 md:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.id} id={offerCardId(offer.id)} className="min-w-0 scroll-mt-24">
            <OfferCard
              offer={offer}
              request={request}
              best={offer.id === best}
              news={news.get(offer.id)}
              onAccept={onAccept}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type OfferCardProps = Pick<OffersProps, 'request'> & {
  readonly offer: Offer
  readonly best: boolean
  readonly news?: ReturnType<OffersProps['news']['get']>
  /** Called to accept an offer; absent if no offer can be accepted any more. */
  readonly onAccept?: OffersProps['onAccept']
}

/** One offer with every field. */
export function OfferCard({ offer, request, best, news, onAccept }: OfferCardProps) {
  const t = useText(compareText)
  const part = offer.quantity < request.quantity
  return (
    <Card
      as="article"
      padding="none"
      aria-label={offer.seller.name}
      className={classes('flex h-full flex-col overflow-hidden', best && 'outline-2 outline-primary')}
    >
      {best && (
        <p className="flex items-center gap-2 bg-tint px-4 py-2 text-dense font-bold text-primary">
          <CheckCheck aria-hidden size={18} className="shrink-0" />
          {t.best}
        </p>
      )}
      <div className="flex grow flex-col gap-3 p-4">
        {(part || news) && <OfferBadges best={false} part={part} news={news} />}
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <div className="min-w-0 grow basis-40">
            <OfferSeller offer={offer} />
          </div>
          <p className="shrink-0">
            <Money riyals={offer.price} size="card" perKilogram />
            <PriceAgainst price={offer.price} wished={request.price} whose="own" />
          </p>
        </div>
        <Facts offer={offer} request={request} />
        {onAccept && (
          <Button
            kind={best ? 'filled' : 'outlined'}
            wide
            aria-label={t.acceptOf(offer.seller.name)}
            onClick={() => onAccept(offer)}
            className="mt-auto"
          >
            {t.accept}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Quantity in words and as a bar, condition, delivery and total. */
function Facts({ offer, request }: Pick<OfferCardProps, 'offer' | 'request'>) {
  const t = useText(compareText)
  const delivery = useDelivery()
  const { quantity, fish_type, delivery_method, delivery_days, subtotal, total, body } = offer
  const whole = quantity >= request.quantity
  const kilograms = kilogramsOf(quantity)
  const Icon = iconOf(delivery_method?.code)
  return (
    <>
      <div>
        <p className="mb-1 flex flex-wrap justify-between gap-x-3 text-dense">
          <span>
            {whole ? t.wholeQuantity(kilograms) : t.partQuantity(kilograms, kilogramsOf(request.quantity))}
          </span>
          {fish_type && <span className="text-quiet">{fish_type.name}</span>}
        </p>
        <QuantityBar offered={quantity} wanted={request.quantity} />
      </div>
      <p className="flex items-start gap-2 text-dense text-quiet">
        <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
        <Dotted>
          {delivery(offer)}
          {delivery_days !== null && t.days(delivery_days)}
        </Dotted>
      </p>
      {body && (
        <p className="text-dense">
          <Written text={body} />
        </p>
      )}
      <dl className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-hairline pt-3">
        <div className="flex items-baseline gap-2 text-meta text-quiet">
          <dt>{t.fish}</dt>
          <dd>
            <Money riyals={subtotal} className="[&>bdi]:font-normal" />
          </dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-dense">{t.sum}</dt>
          <dd>
            <Money riyals={total} className="text-h3" />
          </dd>
        </div>
      </dl>
    </>
  )
}

function iconOf(code: string | undefined) {
  if (code?.startsWith('pickup')) return Store
  return code === 'refrigerated' || code === 'frozen_transport' ? Snowflake : Truck
}

/** The overview of all offers on a phone, with one line for each offer, which links to its card. */
function OfferOverview({ request, offers, best }: Omit<OffersProps, 'onAccept' | 'news'>) {
  const t = useText(compareText)
  const exact = offers.some(({ total }) => !Number.isInteger(total))
  const written = (riyals: number, decimals: boolean) =>
    decimals ? plainAmount(riyals) : moneyParts(halalasOf(riyals)).whole
  return (
    <div className="overflow-hidden rounded-card bg-card shadow-card">
      <table className="w-full text-dense">
        <caption className="visually-hidden">{t.overview}</caption>
        <thead>
          <tr className="bg-ground text-meta text-quiet">
            <th scope="col" className="py-3 ps-3 text-start font-normal">
              {t.offer}
            </th>
            {[t.perKilogramShort, t.kilograms, t.sum].map((name) => (
              <th key={name} scope="col" className="px-2 py-3 text-end font-normal last:pe-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(({ id, seller, price, quantity, total }) => (
            <tr key={id} className={classes('border-t border-hairline', id === best && 'bg-tint font-bold')}>
              <th scope="row" className="py-1 ps-3 text-start font-normal">
                <a href={`#${offerCardId(id)}`} className="flex min-h-11 items-center hover:underline">
                  <Name className={id === best ? 'font-bold' : undefined}>{seller.name}</Name>
                </a>
              </th>
              <td className="px-2 text-end font-bold">
                <Isolate>{written(price, true)}</Isolate>
              </td>
              <td
                className={classes('px-2 text-end font-normal', quantity < request.quantity && 'text-amber')}
              >
                <Isolate>{kilogramsOf(quantity)}</Isolate>
              </td>
              <td className="px-2 pe-3 text-end font-bold">
                <Isolate>{written(total, exact)}</Isolate>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const offerCardId = (id: number) => `offer-${id}`
