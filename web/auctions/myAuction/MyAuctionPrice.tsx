import { CircleCheck, CircleDashed } from 'lucide-react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { auctionsText } from '../messages.ts'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { TimeStrip } from '../TimeStrip.tsx'

/** Time and price of the user's own auction, and whether the reserve, known to its owner only, is reached. */
export function MyAuctionPrice({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const words = useText(auctionsText)
  const { status, price, price_per_kg, bids_count, reserve_price, reserve_met } = auction
  const label = bids_count === 0 ? t.opening : status === 'open' ? t.currentPrice : t.finalPrice
  return (
    <Card as="section" padding="none" aria-label={label}>
      {(status === 'open' || status === 'scheduled') && (
        <TimeStrip
          status={status}
          startsAt={auction.starts_at}
          startsAfter={auction.starts_after}
          endsAt={auction.ends_at}
          asOf={auction.server_time}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 p-4 md:p-5">
        <div>
          <p className="text-dense text-quiet">{label}</p>
          <p>
            <Money riyals={price} size="block" />
          </p>
          <p className="text-dense text-quiet">
            <Money riyals={price_per_kg} perKilogram className="[&>bdi]:font-normal" /> ·{' '}
            {words.bids(bids_count)}
          </p>
        </div>
        {reserve_price !== null && bids_count > 0 && (
          <Badge tone={reserve_met ? 'palm' : 'amber'} icon={reserve_met ? CircleCheck : CircleDashed}>
            {reserve_met ? t.reserveMet : t.reserveOpen}
          </Badge>
        )}
      </div>
    </Card>
  )
}
