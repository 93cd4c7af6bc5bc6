import { Fish } from 'lucide-react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { fromRiyals, printMoney } from '#shared/base/money.ts'
import { useLocale, useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { Money } from '../base/ui/Money.tsx'
import { marketOf } from '../products/productLink.ts'
import { ClockPanel } from './ClockPanel.tsx'
import { auctionText } from './detailsMessages.ts'
import { auctionsText } from './messages.ts'

/** Clock, price of the whole lot with the price of a kilogram beside it, and what the reader can do. */
export function PricePanel({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const words = useText(auctionsText)
  const locale = useLocale()
  const { price, price_per_kg, bids_count, status, reserve_met, next_minimum, awarded_bid } = auction
  const over = status !== 'open' && status !== 'scheduled'
  const minimum = fromRiyals(next_minimum)
  return (
    <Card padding="none">
      <ClockPanel auction={auction} />
      <div className="p-4 md:p-5">
        <div className="flex items-baseline justify-between gap-3 text-meta text-quiet">
          <span>{priceLabel(auction, t)}</span>
          <span className="shrink-0">{over && bids_count === 0 ? words.noBids : words.bids(bids_count)}</span>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Money riyals={price} size="auction" />
          <Money riyals={price_per_kg} perKilogram className="text-dense text-quiet [&>bdi]:font-normal" />
        </div>
        {status === 'open' && (
          <p className="mt-1 text-meta text-quiet">
            {minimum !== undefined && t.next(printMoney(minimum, locale))}
            {bids_count > 0 && !reserve_met && <> {t.reserve}</>}
          </p>
        )}
        {awarded_bid && (
          <p className="mt-2 text-dense">
            <span className="text-quiet">{t.winner}</span>{' '}
            <Name className="font-bold">{awarded_bid.bidder}</Name>
          </p>
        )}
        {over ? (
          <div className="mt-4">
            <BuyInstead auction={auction} />
          </div>
        ) : (
          <div className="mt-4 rounded-card bg-sand p-4 text-on-sand">
            <h2 className="text-h3 text-text">{status === 'open' ? t.sellersBid : t.beforeStart}</h2>
            <p className="mb-3 text-dense">{status === 'open' ? t.sellersBidBody : t.beforeStartBody}</p>
            <BuyInstead auction={auction} />
          </div>
        )}
      </div>
    </Card>
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

/** Who may not bid, or came too late, finds the same fish on sale. */
function BuyInstead({ auction: { origin, type_fish_id } }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  return (
    <ButtonLink kind="outlined" wide icon={Fish} to={marketOf[origin]} search={{ fishId: [type_fish_id] }}>
      {origin === 'local' ? t.sameLocal : t.sameImported}
    </ButtonLink>
  )
}
