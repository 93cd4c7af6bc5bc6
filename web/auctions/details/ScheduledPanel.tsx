import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useProductActions } from '../../products/productActions.ts'
import { BuyInstead } from './BuyInstead.tsx'
import { dayMoment } from './dayMoment.ts'
import { auctionText } from './messages.ts'
import { SandPanel } from './SandPanel.tsx'

/** Before the start: the start time, and the favorite button that saves the auction. */
export function ScheduledPanel({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const locale = useLocale()
  const { Heart } = useProductActions()
  return (
    <SandPanel
      title={t.beforeStart}
      body={t.beforeStartBody(dayMoment(auction.starts_at, auction.server_time, locale))}
    >
      <div className="flex items-center gap-3 pb-1">
        <Heart id={auction.id} name={auction.name} />
        <p className="min-w-0 text-dense">{t.remind}</p>
      </div>
      <BuyInstead auction={auction} />
    </SandPanel>
  )
}
