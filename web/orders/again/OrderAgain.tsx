import { useRouter } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { OrderSummary } from '#shared/orders/contract.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { againText } from './messages.ts'

/** Whether an order has ended and the reader is its buyer, so that its goods can be ordered again. */
export const isEnded = ({ side, status }: Pick<OrderSummary, 'side' | 'status'>): boolean =>
  side === 'buyer' && ended.includes(status)

const ended: readonly OrderStatus[] = ['completed', 'returned', 'cancelled', 'rejected']

/**
 * Puts the goods of an ended order into the cart again. A lot or an offer is sold only once. For a lot, the button
 * opens the market with the lot's fish chosen; for an offer, it opens a copy of the request that the offer answered.
 */
export function OrderAgain({ order, wide }: { readonly order: OrderSummary; readonly wide?: boolean }) {
  const t = useText(againText)
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const { number, request, sale_type: sale } = order
  if (request) {
    return (
      <ButtonLink
        kind="outlined"
        icon={RotateCw}
        wide={wide}
        to="/profile/add-request"
        search={{ copyOf: request.id }}
        aria-label={t.requestOf(number)}
      >
        {t.request}
      </ButtonLink>
    )
  }
  const again = async () => {
    setBusy(true)
    try {
      const { findSimilar, orderAgain } = await import('./orderAgain.ts')
      await (sale === 'auction' ? findSimilar : orderAgain)(order, router)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      kind="outlined"
      // The column of the table has no room for the icon.
      {...(wide ? { icon: RotateCw } : {})}
      wide={wide}
      busy={busy}
      aria-label={sale === 'auction' ? t.similarOf(number) : t.againOf(number)}
      onClick={again}
    >
      {sale === 'auction' ? t.similar : t.again}
    </Button>
  )
}
