import { Circle, CircleCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { awardText } from '../bidding/messages.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { countdown } from '../times.ts'
import { dayMoment } from './SandPanel.tsx'

/** The panel of the winner: the result, the next step with its deadline, and the link to the next step. */
export function AwardPanel({ auction }: Pick<LiveAuction, 'auction'>) {
  const t = useText(awardText)
  const locale = useLocale()
  const { awarded_bid, status, id, server_time } = auction
  const now = useServerSeconds(server_time)
  if (!awarded_bid) return null
  const ordered = status === 'ordered'
  const left = countdown(Date.parse(awarded_bid.order_until) - now)
  const until = dayMoment(awarded_bid.order_until, server_time, locale)
  return (
    <div>
      <ol aria-label={t.steps} className="mt-4 mb-5 flex flex-col gap-4">
        <Step icon={CircleCheck} look="text-palm">
          {t.wonStep}
        </Step>
        {ordered ? (
          <Step icon={CircleCheck} look="text-palm">
            {t.ordered}
          </Step>
        ) : (
          <Step icon="turn">
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
          <span className="text-quiet">{t.receiveStep}</span>
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
  /** An icon, or `turn` if the user must act. */
  readonly icon: LucideIcon | 'turn'
  readonly look?: string
  readonly children: ReactNode
}) {
  return (
    <li className="flex gap-3 text-dense">
      {Icon === 'turn' ? (
        <span aria-hidden="true" className="size-6 shrink-0 rounded-full border-8 border-amber-dot" />
      ) : (
        <Icon aria-hidden size={24} className={classes('shrink-0', look)} />
      )}
      <div className="min-w-0">{children}</div>
    </li>
  )
}
