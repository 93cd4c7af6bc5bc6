import type { Bid } from '#shared/auctions/contract.ts'
import { Badge } from '../../ui/values/Badge.tsx'

type BidBadgesProps = Pick<Bid, 'state' | 'automatic'> & {
  readonly words: Readonly<Record<'lapsed' | 'orderFailed' | 'orderAbandoned' | 'automatic', string>>
}

/** Badges of a bid that can no longer win, and a note on automatic bids. */
export function BidBadges({ state, automatic, words }: BidBadgesProps) {
  return (
    <>
      {state === 'ineligible' && <Badge tone="amber">{words.lapsed}</Badge>}
      {state === 'rejected' && <Badge tone="amber">{words.orderFailed}</Badge>}
      {state === 'abandoned' && <Badge tone="amber">{words.orderAbandoned}</Badge>}
      {automatic && <span className="text-meta text-quiet">{words.automatic}</span>}
    </>
  )
}
