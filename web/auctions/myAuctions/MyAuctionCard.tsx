import { Link } from '@tanstack/react-router'
import { Hand } from 'lucide-react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { auctionsText } from '../messages.ts'
import { TimeStrip } from '../TimeStrip.tsx'
import { MyAuctionBadge, MyLotPlate } from './MyAuctionBadge.tsx'
import { MyAuctionMenu } from './MyAuctionMenu.tsx'
import { MyAuctionStep } from './MyAuctionStep.tsx'
import { myAuctionsText } from './messages.ts'
import { turnOf } from './turn.ts'

type MyAuctionCardProps = { readonly auction: OwnAuction; readonly filled: boolean }

/**
 * The user's own auction on a phone: time, lot, price and the action; a line on sand background if its owner must act.
 */
export function MyAuctionCard({ auction, filled }: MyAuctionCardProps) {
  const t = useText(myAuctionsText)
  const words = useText(auctionsText)
  const locale = useLocale()
  const now = useServerSeconds(auction.server_time)
  const turn = turnOf(auction, now, locale)
  const { id, name, quantity, price, price_per_kg, status, bids_count, market } = auction
  const runs = status === 'open' || status === 'scheduled'
  return (
    <Card as="li" padding="none" className="relative flex flex-col">
      {runs && (
        <TimeStrip
          status={status}
          startsAt={auction.starts_at}
          startsAfter={auction.starts_after}
          endsAt={auction.ends_at}
          asOf={auction.server_time}
        />
      )}
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex items-start gap-3">
          <MyLotPlate auction={auction} />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-start justify-between gap-x-2">
              <h2 className="min-w-0 text-h3 break-words">
                <Link
                  to="/profile/my-auctions/$auctionId"
                  params={{ auctionId: String(id) }}
                  className="after:absolute after:inset-0 after:rounded-card"
                >
                  <Name>{name}</Name>
                </Link>
              </h2>
              <MyAuctionBadge auction={auction} />
            </div>
            <p className="truncate text-meta text-quiet">
              <Kilograms kilograms={quantity} /> · {market.name}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Money riyals={price} size="card" />
          <span className="text-meta text-quiet">
            <Money riyals={price_per_kg} perKilogram className="[&>bdi]:font-normal" /> ·{' '}
            {status === 'scheduled' ? words.opening : words.bids(bids_count)}
          </span>
        </div>
        {turn.who === 'me' ? (
          <p className="flex items-start gap-3 rounded-control bg-sand px-4 py-3 text-dense text-on-sand">
            <Hand aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>
              <strong className="font-bold">{t.onYou}</strong> {turn.say}
            </span>
          </p>
        ) : (
          !runs && <p className="text-dense text-quiet">{turn.say}</p>
        )}
        {auction.hidden && <p className="text-dense text-quiet">{t.hiddenNote}</p>}
        <div className="relative mt-auto flex gap-2">
          <MyAuctionStep auction={auction} filled={filled} />
          <MyAuctionMenu auction={auction} />
        </div>
      </div>
    </Card>
  )
}
