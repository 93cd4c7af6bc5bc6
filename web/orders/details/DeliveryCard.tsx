import { Clock, type LucideIcon, MapPin, MessageSquareText, Truck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { AddressLines } from '../AddressLines.tsx'
import { orderArrival } from '../arrival.ts'
import { ordersText } from '../messages.ts'
import { paymentLabel } from '../paymentLabel.ts'
import { detailsText } from './messages.ts'

/** The address, delivery method, payment and note of an order. */
export function DeliveryCard({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  const asksAddress = needsAddress(order.delivery_method.code)
  return (
    <Card as="section" padding="details" aria-labelledby="delivery">
      <h2 id="delivery" className="mb-3 text-h3">
        {t.delivery}
      </h2>
      <ul className="flex flex-col gap-3">
        {asksAddress && (
          <Line icon={MapPin}>
            {order.address ? (
              <Address order={order} address={order.address} />
            ) : (
              <span className="text-quiet">{t.addressLater}</span>
            )}
          </Line>
        )}
        <Line icon={Truck}>
          <Dotted>
            {order.delivery_method.name}
            {!asksAddress &&
              pickupNames(order).map((name) => (
                <Name key={name} className="text-quiet">
                  {name}
                </Name>
              ))}
          </Dotted>
          <Arrival order={order} />
        </Line>
        <Line icon={Wallet}>
          <span className="flex flex-wrap items-center justify-between gap-2">
            {order.payment.name}
            <PaymentBadge order={order} />
          </span>
        </Line>
        {order.body && (
          <Line icon={MessageSquareText}>
            <span className="block text-meta text-quiet">{t.note}</span>
            <Written text={order.body} />
          </Line>
        )}
      </ul>
    </Card>
  )
}

/** The places of a pickup and their city, which is left out if a place already names it. */
export function pickupNames({ pickup_places, city }: Pick<Order, 'pickup_places' | 'city'>): string[] {
  const named = pickup_places.some((name) => name.includes(city.name))
  return named ? [...pickup_places] : [...pickup_places, city.name]
}

function Arrival({ order }: { readonly order: Order }) {
  const t = useText(ordersText)
  const now = useNow()
  const locale = useLocale()
  const arrival = orderArrival(order, now, locale)
  if (!arrival) return null
  return (
    <span className="block text-dense text-quiet">
      {order.status === 'pending' ? t.ifAcceptedNow(arrival) : arrival}
    </span>
  )
}

function Line({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden size={20} className="mt-1 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </li>
  )
}

function Address({
  order,
  address,
}: {
  readonly order: Order
  readonly address: NonNullable<Order['address']>
}) {
  return (
    <address className="not-italic">
      <span className="block font-bold">
        <Name>{address.recipient_name}</Name>
      </span>
      <AddressLines address={address} city={order.city.name} />
      <MapLink order={order} address={address} />
    </address>
  )
}

/** A link that searches a map for the short address; if there is none, for the full address. */
function MapLink({
  order,
  address,
}: {
  readonly order: Order
  readonly address: NonNullable<Order['address']>
}) {
  const t = useText(detailsText)
  if (order.side !== 'seller') return null
  const wanted =
    address.short_address ||
    [address.address, address.street, order.city.name, address.region].filter(Boolean).join(', ')
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wanted)}`}
      target="_blank"
      rel="noreferrer"
      className="touch mt-1 inline-block text-dense font-bold text-primary hover:underline"
    >
      {t.map}
    </a>
  )
}

function PaymentBadge({ order }: { readonly order: Order }) {
  const t = useText(ordersText)
  const word = paymentLabel(order)
  const tone = tones[order.payment_status]
  const waits = word === 'unpaid' || word === 'paymentPending'
  return (
    <Badge tone={word === 'onDelivery' ? 'plain' : tone} icon={waits ? Clock : undefined}>
      {t[word]}
    </Badge>
  )
}

const tones = {
  paid: 'palm',
  refunded: 'plain',
  failed: 'coral',
  unpaid: 'amber',
  pending: 'amber',
} as const satisfies Record<Order['payment_status'], string>
