import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { currencyLabel } from '#shared/base/money.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ClockPanel } from '../live/ClockPanel.tsx'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { lotAmount } from '../lotAmount.ts'
import { auctionsText } from '../messages.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { auctionText } from './messages.ts'

/** Clock, price of the lot, price per kilogram, and the user's actions. */
export function PricePanel(live: LiveAuction) {
  const t = useText(auctionText)
  const words = useText(auctionsText)
  const { auction } = live
  const { price_per_kg, bids_count, status, awarded_bid } = auction
  const over = status !== 'open' && status !== 'scheduled'
  return (
    <Card padding="none">
      <ClockPanel auction={auction} />
      <div className="px-4 pt-2.5 pb-4 md:px-5 md:pt-4 md:pb-5">
        <div className="flex items-baseline justify-between gap-3 text-meta text-quiet">
          <span>{priceLabel(auction, t)}</span>
          <span className="shrink-0">{over && bids_count === 0 ? words.noBids : words.bids(bids_count)}</span>
        </div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <LotPrice riyals={auction.price} />
          <Money riyals={price_per_kg} perKilogram className="text-dense text-quiet [&>bdi]:font-normal" />
        </div>
        {awarded_bid && !awarded_bid.mine && (
          <p className="mb-3 text-dense">
            <span className="text-quiet">{t.winner}</span>{' '}
            <Name className="font-bold">{awarded_bid.bidder}</Name>
          </p>
        )}
        <ActionPanel {...live} />
      </div>
    </Card>
  )
}

/** 46 px on a phone, 56 px on a wide screen, with a small unit. */
function LotPrice({ riyals }: { readonly riyals: number }) {
  const locale = useLocale()
  const unit = <span className="text-h3 font-normal text-quiet">{currencyLabel[locale]}</span>
  return (
    <span className="whitespace-nowrap">
      {locale === 'en' && <>{unit} </>}
      <Isolate className="text-price-auction">{lotAmount(riyals)}</Isolate>
      {locale === 'ar' && <> {unit}</>}
    </span>
  )
}

function priceLabel(
  { status, bids_count }: AuctionDetails,
  t: { readonly [key in 'priceNow' | 'priceOpening' | 'priceFinal' | 'priceHighest']: string },
): string {
  if (bids_count === 0) return t.priceOpening
  if (status === 'open') return t.priceNow
  return status === 'awarded' || status === 'ordered' ? t.priceFinal : t.priceHighest
}
