import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { detailsText } from './messages.ts'

/** The consequences of a failed order of a lot or an offer; renders nothing for other orders. */
export function FailedSale({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  const { failed_by: by, side } = order
  if (by === null || side === 'staff') return null
  const lot = order.items[0]?.product_id
  const buys = side === 'buyer'
  if (order.request) {
    return (
      <Consequence body={t[bodies[by].request[side]]}>
        <ButtonLink
          to={buys ? '/profile/my-requests/$requestId' : '/requests/$requestId'}
          params={{ requestId: String(order.request.id) }}
        >
          {t.toRequest}
        </ButtonLink>
      </Consequence>
    )
  }
  return (
    <Consequence body={t[bodies[by].lot[side]]}>
      <ButtonLink
        kind={buys ? 'outlined' : 'filled'}
        to={buys ? '/auctions/$auctionId' : '/profile/my-auctions/$auctionId'}
        params={{ auctionId: String(lot) }}
      >
        {t.toAuction}
      </ButtonLink>
    </Consequence>
  )
}

/** The text for each side that can cause the failure, for each source of the goods, and for each reader. */
const bodies = {
  seller: {
    request: { buyer: 'requestAgainBuyer', seller: 'requestAgainSeller' },
    lot: { buyer: 'lotAgainBuyer', seller: 'lotAgainSeller' },
  },
  buyer: {
    request: { buyer: 'requestClosedBuyer', seller: 'requestClosedSeller' },
    lot: { buyer: 'lotGoneBuyer', seller: 'lotGoneSeller' },
  },
} as const

function Consequence({ body, children }: { readonly body: string; readonly children: ReactNode }) {
  const t = useText(detailsText)
  return (
    <Card as="section" padding="details" aria-labelledby="failed-sale" className="flex flex-col gap-3">
      <h2 id="failed-sale" className="flex items-center gap-2 text-h3">
        <RotateCcw aria-hidden size={22} className="shrink-0 text-amber" />
        {t.failedTitle}
      </h2>
      <p className="text-dense">{body}</p>
      {children}
    </Card>
  )
}
