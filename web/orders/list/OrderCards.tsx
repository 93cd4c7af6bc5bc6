import { Link } from '@tanstack/react-router'
import { Hand } from 'lucide-react'
import type { OrderSummary } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ordersText } from '../messages.ts'
import { whenText } from '../moments.ts'
import { OrderState } from '../OrderState.tsx'
import type { OrderSide } from '../orderQueries.ts'
import { sideWays } from '../sideWays.ts'
import { turnFor } from '../turn.ts'
import { Goods, Plates } from './Goods.tsx'
import { listText } from './messages.ts'
import { RowSteps } from './RowSteps.tsx'
import { SaleOf } from './SaleOf.tsx'

/** Orders on a phone: a card each, the line of sand where the reader has to act, and the step itself. */
export function OrderCards({
  side,
  orders,
}: {
  readonly side: OrderSide
  readonly orders: readonly OrderSummary[]
}) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
      {orders.map((order, index) => (
        <OrderCard key={order.id} side={side} order={order} first={index === 0} />
      ))}
    </ul>
  )
}

function OrderCard({
  side,
  order,
  first,
}: {
  readonly side: OrderSide
  readonly order: OrderSummary
  readonly first: boolean
}) {
  const t = useText(listText)
  const common = useText(ordersText)
  const locale = useLocale()
  const now = useNow()
  const turn = turnFor(order, now, locale)
  const other = side === 'seller' ? order.buyer : order.seller
  return (
    <Card as="li" className="relative flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-baseline gap-2">
          <Link
            to={sideWays[side].one}
            params={{ orderId: String(order.id) }}
            aria-label={common.number(order.number)}
            className="text-body font-bold after:absolute after:inset-0 after:rounded-card"
          >
            <Isolate>{order.number}</Isolate>
          </Link>
          <span className="text-meta text-quiet">
            <SaleOf order={order} /> · <Isolate>{whenText(order.created_at, now)}</Isolate>
          </span>
        </h2>
        <OrderState order={order} />
      </div>
      <div className="flex items-center gap-3">
        <Plates items={order.items} />
        <div className="min-w-0">
          <p className="truncate text-body font-bold">
            <Name>{other.name}</Name>
          </p>
          <p className="line-clamp-2 text-meta text-quiet">
            <Goods items={order.items} />
          </p>
        </div>
      </div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-dense text-quiet">{t.total}</span>
        <Money riyals={order.total} className="text-h3" />
      </p>
      {turn.who === 'me' && (
        <p className="flex items-start gap-3 rounded-control bg-sand px-4 py-3 text-dense text-on-sand">
          <Hand aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span>
            <strong className="font-bold">{t.onYou}</strong> {turn.say}
          </span>
        </p>
      )}
      <RowSteps
        side={side}
        order={order}
        first={first}
        className="relative mt-auto grid grid-flow-col auto-cols-fr gap-2"
      />
    </Card>
  )
}
