import { Circle, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LaterStyles } from '../base/LaterStyles.tsx'
import { useServerSeconds } from '../base/serverClock.ts'
import { useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { classes } from '../base/ui/classes.ts'
import { awardText } from './bidMessages.ts'
import { countdown, riyadhMoment } from './times.ts'
import type { LiveAuction } from './useLiveAuction.ts'

/** Who won: what happened, what is their turn and until when, and the big way there. */
export function AwardPanel({ auction }: Pick<LiveAuction, 'auction'>) {
  const t = useText(awardText)
  const { awarded_bid, status, market, id, server_time } = auction
  const now = useServerSeconds(server_time)
  if (!awarded_bid) return null
  const ordered = status === 'ordered'
  const left = countdown(Date.parse(awarded_bid.order_until) - now)
  const until = `\u2066${riyadhMoment(new Date(awarded_bid.order_until))}\u2069`
  return (
    <div>
      <LaterStyles />
      <ol aria-label={t.steps} className="mt-2 mb-4 flex flex-col gap-4">
        <Step icon={CircleCheck} look="text-palm">
          {t.wonStep}
        </Step>
        {ordered ? (
          <Step icon={CircleCheck} look="text-palm">
            {t.ordered}
          </Step>
        ) : (
          <Step icon={CircleDot} look="text-amber-dot">
            <span className="font-bold">{t.orderStep}</span>
            <span className="block text-meta text-quiet">{t.orderBefore(until)}</span>
            {left && (
              <span className="block text-meta font-bold text-amber">
                {t.orderLeft(`\u2066${left}\u2069`)}
              </span>
            )}
          </Step>
        )}
        <Step icon={Circle} look="text-line">
          <span className="text-quiet">{t.receiveStep(market.name)}</span>
        </Step>
      </ol>
      {ordered ? (
        <ButtonLink size="main" wide kind="outlined" to="/profile/purchase-orders">
          {t.toOrders}
        </ButtonLink>
      ) : (
        <ButtonLink
          size="main"
          wide
          to="/auctions/$auctionId/confirmation"
          params={{ auctionId: String(id) }}
        >
          {t.order}
        </ButtonLink>
      )}
    </div>
  )
}

function Step({
  icon: Icon,
  look,
  children,
}: {
  readonly icon: LucideIcon
  readonly look: string
  readonly children: ReactNode
}) {
  return (
    <li className="flex gap-3 text-dense">
      <Icon aria-hidden size={24} className={classes('shrink-0', look)} />
      <div className="min-w-0">{children}</div>
    </li>
  )
}
