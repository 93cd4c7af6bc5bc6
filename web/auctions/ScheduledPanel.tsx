import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn, useLocale, useText } from '../base/text.ts'
import { useProductActions } from '../products/productActions.ts'
import { BuyInstead } from './BuyInstead.tsx'
import { auctionText } from './detailsMessages.ts'
import { SandPanel } from './SandPanel.tsx'
import { dayDistance, riyadhMoment, weekday } from './times.ts'

/** Before the start: when it is, and the heart by which it is found again. */
export function ScheduledPanel({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const locale = useLocale()
  const { Heart } = useProductActions()
  return (
    <SandPanel title={t.beforeStart} body={t.beforeStartBody(startOf(auction, locale))}>
      <div className="flex items-center gap-3 pb-1">
        <Heart id={auction.id} name={auction.name} />
        <p className="min-w-0 text-dense">{t.remind}</p>
      </div>
      <BuyInstead auction={auction} />
    </SandPanel>
  )
}

/** `غدًا 05:32`, by the day on which the page's data was true. */
function startOf({ starts_at, server_time }: AuctionDetails, locale: Locale): string {
  const t = textIn(auctionText, locale)
  const at = new Date(starts_at)
  const time = `\u2066${riyadhTime(at)}\u2069`
  const distance = dayDistance(at, new Date(server_time))
  if (distance === 'today') return t.todayAt(time)
  if (distance === 'tomorrow') return t.tomorrowAt(time)
  return t.dayAt(weekday(at, locale), `\u2066${riyadhMoment(at)}\u2069`)
}
