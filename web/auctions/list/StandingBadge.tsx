import { CircleAlert, CircleCheck } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import type { CardAuction } from '../cardAuction.ts'
import { auctionsText } from '../messages.ts'

/** How the reader stands while bidding runs: a word with its sign. */
export function StandingBadge({ standing }: { readonly standing: NonNullable<CardAuction['standing']> }) {
  const t = useText(auctionsText)
  return standing === 'leading' ? (
    <Badge tone="palm" icon={CircleCheck}>
      {t.leading}
    </Badge>
  ) : (
    <Badge tone="coral" icon={CircleAlert}>
      {t.outbid}
    </Badge>
  )
}
