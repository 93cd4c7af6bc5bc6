import { Sun } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Origin } from '#shared/products/contract.ts'
import { useNow } from '../app/live/now.ts'
import { useText } from '../app/texts/text.ts'
import { Badge, OriginBadge } from '../ui/values/Badge.tsx'
import { cardText } from './card.ts'

type ProductBadgesProps = {
  readonly origin: Origin
  readonly farmed: boolean
  readonly caughtAt: string | null
  /** A longer text for "caught today", where there is enough room. */
  readonly caughtTodayText?: string
}

/** Badges for the origin and for goods caught today. */
export function ProductBadges({ origin, farmed, caughtAt, caughtTodayText }: ProductBadgesProps) {
  const t = useText(cardText)
  const today = useCaughtToday(caughtAt)
  return (
    <>
      <OriginBadge origin={origin} farmed={farmed} />
      {today && (
        <Badge tone="palm" icon={Sun}>
          {caughtTodayText ?? t.caughtToday}
        </Badge>
      )}
    </>
  )
}

/** Whether the fish was caught on the current day in Riyadh (طروة). */
function useCaughtToday(caughtAt: string | null): boolean {
  const day = caughtAt && riyadhDay(new Date(caughtAt))
  return useNow((now) => day === riyadhDay(new Date(now)))
}
