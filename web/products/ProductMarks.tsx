import { Sun } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Origin } from '#shared/products/contract.ts'
import { useNow } from '../base/now.ts'
import { useText } from '../base/text.ts'
import { Mark, OriginMark } from '../base/ui/Mark.tsx'
import { cardText } from './cardMessages.ts'

type ProductMarksProps = {
  readonly origin: Origin
  readonly farmed: boolean
  readonly caughtAt: string | null
  /** The words for "caught today" where there is room for more of them. */
  readonly caughtTodayWords?: string
}

/** Where it comes from, and that it was caught today: the first questions of every buyer. */
export function ProductMarks({ origin, farmed, caughtAt, caughtTodayWords }: ProductMarksProps) {
  const t = useText(cardText)
  const today = useCaughtToday(caughtAt)
  return (
    <>
      <OriginMark origin={origin} farmed={farmed} />
      {today && (
        <Mark tone="palm" icon={Sun}>
          {caughtTodayWords ?? t.caughtToday}
        </Mark>
      )}
    </>
  )
}

/** طروة: out of the water on the present day of Riyadh. */
function useCaughtToday(caughtAt: string | null): boolean {
  const now = useNow()
  return caughtAt !== null && riyadhDay(new Date(caughtAt)) === riyadhDay(new Date(now))
}
