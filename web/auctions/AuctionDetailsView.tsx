import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PageFailed } from '../base/PageFailed.tsx'
import { useAfter } from '../base/serverClock.ts'
import { useLocale, useText } from '../base/text.ts'
import { Breadcrumbs } from '../base/ui/Breadcrumbs.tsx'
import { lotName } from './auctionHead.ts'
import { Bids } from './Bids.tsx'
import { auctionText } from './detailsMessages.ts'
import { EndingSoon } from './EndingSoon.tsx'
import { LotCard } from './LotCard.tsx'
import type { AuctionData } from './loadAuction.ts'
import { auctionsText } from './messages.ts'
import { PricePanel } from './PricePanel.tsx'
import { PriceRise } from './PriceRise.tsx'

/** One auction: lot, clock and price, bids; or what happened instead and a way to try again. */
export function AuctionDetailsView({ data }: { readonly data: AuctionData }) {
  const t = useText(auctionText)
  const words = useText(auctionsText)
  const locale = useLocale()
  const router = useRouter()
  const reload = useCallback(() => void router.invalidate(), [router])
  useAfter(nextChange(data.auction), reload)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  const { auction, others } = data
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <div className="mb-3 hidden md:block">
        <Breadcrumbs
          crumbs={[
            { label: words.home, link: { to: '/home' } },
            { label: words.title, link: { to: '/auctions' } },
            { label: lotName(auction, locale) },
          ]}
        />
      </div>
      <article className="grid items-start gap-3 md:gap-5 lg:grid-cols-[340px_minmax(0,1fr)] xl:grid-cols-[340px_minmax(0,1fr)_324px]">
        <div className="min-w-0 lg:row-span-2 lg:h-full xl:row-auto">
          <LotCard auction={auction} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 md:gap-5">
          <PricePanel auction={auction} />
          <PriceRise auction={auction} />
        </div>
        <Bids auction={auction} />
      </article>
      <EndingSoon auctions={others} asOf={auction.server_time} />
    </div>
  )
}

/** When the auction becomes another by itself: at its start, at its end. */
function nextChange(auction: AuctionData['auction']): string | undefined {
  if (auction?.status === 'open') return auction.ends_at
  return auction?.status === 'scheduled' ? auction.starts_at : undefined
}
