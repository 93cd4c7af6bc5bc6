import { LockKeyhole, TrendingDown } from 'lucide-react'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import { useText } from '../app/texts/text.ts'
import { Badge } from '../ui/values/Badge.tsx'
import { auctionsText } from './messages.ts'

/** A badge with the way of selling; shown for Dutch auctions and sealed tenders only. */
export function WayBadge({ way }: { readonly way: AuctionWay }) {
  const t = useText(auctionsText)
  if (way === 'english') return null
  return (
    <Badge tone="amber" icon={way === 'dutch' ? TrendingDown : LockKeyhole}>
      {t[way]}
    </Badge>
  )
}
