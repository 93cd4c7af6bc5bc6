import {
  Ban,
  Check,
  CircleCheck,
  CreditCard,
  Hourglass,
  type LucideIcon,
  Package,
  Scale,
  Undo2,
  X,
} from 'lucide-react'
import type { OrderSummary } from '#shared/orders/contract.ts'
import type { OrderStatus, PaymentCode } from '#shared/orders/status.ts'
import { turnOf } from '#shared/orders/turn.ts'
import { useText } from '../app/texts/text.ts'
import { Badge } from '../ui/values/Badge.tsx'
import { ordersText } from './messages.ts'

type BadgeFacts = Pick<OrderSummary, 'status' | 'side' | 'payment' | 'payment_status' | 'outcome'>

/**
 * The state of an order as a badge. For a pending order, the badge shows whether the order waits for payment or for the
 * seller.
 */
export function OrderState({ order }: { readonly order: BadgeFacts }) {
  const t = useText(ordersText)
  if (order.status === 'pending') {
    const turn = turnOf({
      status: order.status,
      payment: order.payment.code as PaymentCode,
      paymentStatus: order.payment_status,
    })
    if (turn === 'seller') {
      return (
        <Badge tone="amber" icon={Hourglass}>
          {order.side === 'seller' ? t.pendingMine : t.pending}
        </Badge>
      )
    }
    return (
      <Badge tone="amber" icon={CreditCard}>
        {turn === 'operator' ? t.paymentPending : t.pendingPay}
      </Badge>
    )
  }
  const { tone, icon } = states[order.status]
  return (
    <Badge tone={tone} icon={icon}>
      {t[order.outcome ?? order.status]}
    </Badge>
  )
}

/** The icons of the states, for badges and for the timeline. */
export const stateIcons: Readonly<Record<OrderStatus, LucideIcon>> = {
  pending: Hourglass,
  accepted: Check,
  rejected: X,
  in_progress: Package,
  completed: CircleCheck,
  cancelled: Ban,
  return_requested: Undo2,
  returned: Undo2,
  disputed: Scale,
}

type Tone = 'palm' | 'coral' | 'amber' | 'tint' | 'plain'

const states: Readonly<
  Record<Exclude<OrderStatus, 'pending'>, { readonly tone: Tone; readonly icon: LucideIcon }>
> = {
  accepted: { tone: 'tint', icon: stateIcons.accepted },
  rejected: { tone: 'plain', icon: stateIcons.rejected },
  in_progress: { tone: 'tint', icon: stateIcons.in_progress },
  completed: { tone: 'palm', icon: stateIcons.completed },
  cancelled: { tone: 'plain', icon: stateIcons.cancelled },
  return_requested: { tone: 'coral', icon: stateIcons.return_requested },
  returned: { tone: 'plain', icon: stateIcons.returned },
  disputed: { tone: 'amber', icon: stateIcons.disputed },
}
