import type { ReactNode } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/values/Money.tsx'
import { ordersText } from '../messages.ts'
import { deadlineText } from '../moments.ts'
import { detailsText } from './messages.ts'

/**
 * The total of an order. The seller also sees the commission, the proceeds, and the time until which the proceeds are
 * held.
 */
export function OrderSums({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  const common = useText(ordersText)
  return (
    <Card as="section" padding="details" aria-labelledby="sums">
      <h2 id="sums" className="mb-3 text-h3">
        {t.sums}
      </h2>
      <dl className="flex flex-col gap-2">
        <Row label={t.subtotal}>
          <Money riyals={order.subtotal} />
        </Row>
        <Row label={order.delivery_method.name}>
          {order.delivery_fee > 0 ? <Money riyals={order.delivery_fee} /> : t.free}
        </Row>
        <Row label={t.total} strong>
          <Money riyals={order.total} />
        </Row>
        {order.vat && (
          <Row label={common.vatIncluded(order.vat.percent)} small>
            <Money riyals={order.vat.amount} className="[&>bdi]:font-normal" />
          </Row>
        )}
        {order.refunded > 0 && (
          <Row label={order.side === 'buyer' ? t.refundedYou : t.refunded}>
            <Money riyals={order.refunded} className="text-palm" />
          </Row>
        )}
        {order.side === 'seller' && <Proceeds order={order} />}
      </dl>
      {order.delivery_orders > 1 && (
        <p className="mt-2 text-meta text-quiet">{t.sharedDelivery(order.delivery_orders)}</p>
      )}
      {order.side !== 'staff' && <PayoutNote order={order} />}
    </Card>
  )
}

function Proceeds({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  const { commission, proceeds, status, payment_status } = order
  const cash = order.payment.code === 'cod'
  // The seller has returned the cash of a returned order, so there are no proceeds.
  if (proceeds === null || (cash && status === 'returned')) return null
  const inCash = payment_status === 'paid' ? t.collected : t.collect
  return (
    <>
      {commission !== null && commission > 0 && (
        <Row label={t.commission}>
          <Money riyals={-commission} />
        </Row>
      )}
      <Row label={cash ? inCash : t.proceeds} strong>
        <Money riyals={proceeds} size="card" />
      </Row>
    </>
  )
}

/** For a cash order, says when the cash is paid. Otherwise shows the seller how long the proceeds are held. */
function PayoutNote({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  const locale = useLocale()
  const now = useNow()
  const { held_until: heldUntil } = order
  const cash = order.payment.code === 'cod'
  const held = heldUntil && Date.parse(heldUntil) > now
  const running = ['pending', 'accepted', 'in_progress'].includes(order.status)
  const buys = order.side === 'buyer'
  const note = cash
    ? running && (buys ? t.payCash : t.cashOnDelivery)
    : buys
      ? null
      : held
        ? t.heldUntil(deadlineText(heldUntil, now, locale))
        : running
          ? t.held
          : null
  return note && <p className="mt-1 text-meta text-quiet">{note}</p>
}

function Row({
  label,
  strong = false,
  small = false,
  children,
}: {
  readonly label: string
  readonly strong?: boolean
  /** Smaller text, for a part of the row above. */
  readonly small?: boolean
  readonly children: ReactNode
}) {
  return (
    <div
      className={
        strong
          ? 'mt-1 flex items-baseline justify-between gap-3 border-t border-hairline pt-3 text-h3'
          : classes('flex items-baseline justify-between gap-3', small && 'text-meta text-quiet')
      }
    >
      <dt className={strong ? undefined : 'text-quiet'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
