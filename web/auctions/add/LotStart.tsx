import { riyadhTime } from '#shared/base/dates.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { weekday } from '../times.ts'
import { addAuctionText } from './messages.ts'
import type { NewAuction } from './useNewAuction.ts'

/** When it starts, beside the button that publishes it. */
export function LotStart({ lot, times: { startsAt } }: Pick<NewAuction, 'lot' | 'times'>) {
  const t = useText(addAuctionText)
  const locale = useLocale()
  const now = lot.start === 'now'
  return (
    <p className="shrink-0 text-meta xl:hidden">
      <span className="block text-quiet">
        {now ? t.startsNow : startsAt ? t.startsOn(weekday(startsAt, locale)) : t.startsNow}
      </span>
      <span className="block text-h3 font-bold">
        {now ? t.atOnce : startsAt ? <Isolate>{riyadhTime(startsAt)}</Isolate> : '—'}
      </span>
    </p>
  )
}
