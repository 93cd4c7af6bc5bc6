import { PageFailed } from '../../app/PageFailed.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Bids } from '../bidding/Bids.tsx'
import { lotName } from '../head.ts'
import { Announcer } from '../live/Announcer.tsx'
import { useLiveAuction } from '../live/useLiveAuction.ts'
import { auctionsText } from '../messages.ts'
import { EndingSoon } from './EndingSoon.tsx'
import { LotCard } from './LotCard.tsx'
import type { AuctionData } from './loadAuction.ts'
import { auctionText } from './messages.ts'
import { PricePanel } from './PricePanel.tsx'
import { PriceRise } from './PriceRise.tsx'

/** The page of one auction: lot, clock, price and bids; or the error with a retry button. */
export function AuctionDetailsView({ data }: { readonly data: AuctionData }) {
  const t = useText(auctionText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  // The state of one auction must not leak into the next.
  return <AuctionDetailsLive key={data.auction.id} {...data} />
}

function AuctionDetailsLive({ auction: drawn, others }: Extract<AuctionData, { refusal: null }>) {
  const words = useText(auctionsText)
  const locale = useLocale()
  const live = useLiveAuction(drawn)
  const { auction } = live
  return (
    <div className="content pt-2.5 pb-10 md:pt-4 md:pb-14">
      <div className="mb-3 hidden md:block">
        <Breadcrumbs
          crumbs={[
            { label: words.home, link: { to: '/home' } },
            { label: words.title, link: { to: '/auctions' } },
            { label: lotName(auction, locale) },
          ]}
        />
      </div>
      <Announcer {...live} />
      {/* On a phone the bids follow the price; the price chart comes last. */}
      <article className="grid items-start gap-2.5 md:gap-5 lg:grid-cols-[340px_minmax(0,1fr)] xl:grid-cols-[340px_minmax(0,1fr)_324px]">
        <div className="min-w-0 lg:row-span-2 lg:h-full xl:row-auto">
          <LotCard auction={auction} />
        </div>
        <div className="contents min-w-0 flex-col gap-5 lg:flex">
          <PricePanel {...live} />
          <PriceRise auction={auction} />
        </div>
        <Bids {...live} />
      </article>
      <EndingSoon auctions={others} asOf={drawn.server_time} />
    </div>
  )
}
