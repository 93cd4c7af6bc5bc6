import { Hand } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { whenText } from '../moments.ts'
import { OrderState } from '../OrderState.tsx'
import { Goods, OrderLink, Plates, type RowProps, type RowsProps, SaleOf, useRow } from './Goods.tsx'
import { listText } from './messages.ts'
import { RowSteps } from './RowSteps.tsx'

/** The orders on a phone, one card each; the next step is highlighted if it is the reader's. */
export function OrderCards({ side, orders }: RowsProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
      {orders.map((order, index) => (
        <OrderCard key={order.id} side={side} order={order} first={index === 0} />
      ))}
    </ul>
  )
}

function OrderCard(props: RowProps) {
  const t = useText(listText)
  const { now, turn, other } = useRow(props)
  const { side, order, first } = props
  return (
    <Card as="li" className="relative flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-baseline gap-2">
          <OrderLink
            side={side}
            order={order}
            className="text-body font-bold after:absolute after:inset-0 after:rounded-card"
          />
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
