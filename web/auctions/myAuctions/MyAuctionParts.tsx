import { Ban, Check, Clock, EyeOff, Gavel, Hourglass, type LucideIcon, X } from 'lucide-react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { TimeStrip } from '../TimeStrip.tsx'
import { myAuctionsText } from './messages.ts'

type Marked = Pick<OwnAuction, 'status' | 'hidden' | 'hidden_by_staff'>

/** The state of the user's own auction as a badge; "hidden" takes precedence over other states. */
export function MyAuctionBadge({
  auction: { status, hidden, hidden_by_staff },
}: {
  readonly auction: Marked
}) {
  const t = useText(myAuctionsText)
  if (hidden)
    return (
      <Badge tone={hidden_by_staff ? 'coral' : 'amber'} icon={EyeOff}>
        {hidden_by_staff ? t.staffBadge : t.hiddenBadge}
      </Badge>
    )
  const { tone, icon } = marks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t[`${status}Badge`]}
    </Badge>
  )
}

const marks: Readonly<
  Record<
    AuctionStatus,
    { readonly tone: 'coral' | 'amber' | 'tint' | 'palm' | 'plain'; readonly icon: LucideIcon }
  >
> = {
  scheduled: { tone: 'tint', icon: Clock },
  open: { tone: 'coral', icon: Gavel },
  ended: { tone: 'amber', icon: Hourglass },
  awarded: { tone: 'tint', icon: Hourglass },
  ordered: { tone: 'palm', icon: Check },
  unsold: { tone: 'plain', icon: X },
  void: { tone: 'plain', icon: Ban },
}

/** The picture of the user's own lot in a list; a species drawing has a margin. */
export function MyLotPlate({
  auction: { image, fish },
}: {
  readonly auction: Pick<OwnAuction, 'image' | 'fish'>
}) {
  return (
    <Plate
      image={image}
      fit={image === fish.image ? 'drawing' : 'photo'}
      width={76}
      height={56}
      className="h-14 w-19"
    />
  )
}

/** The time strip of the user's own auction. */
export function OwnTimeStrip({ auction }: { readonly auction: OwnAuction }) {
  const { status } = auction
  if (status !== 'open' && status !== 'scheduled') return null
  return (
    <TimeStrip
      status={status}
      startsAt={auction.starts_at}
      startsAfter={auction.starts_after}
      endsAt={auction.ends_at}
      asOf={auction.server_time}
    />
  )
}
