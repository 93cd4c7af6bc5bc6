import { CircleAlert, CircleCheck } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Mark } from '../../ui/values/Mark.tsx'
import type { CardAuction } from '../cardAuction.ts'
import { auctionsText } from '../messages.ts'

/** How the reader stands while bidding runs: a word with its sign. */
export function StandingMark({ standing }: { readonly standing: NonNullable<CardAuction['standing']> }) {
  const t = useText(auctionsText)
  return standing === 'leading' ? (
    <Mark tone="palm" icon={CircleCheck}>
      {t.leading}
    </Mark>
  ) : (
    <Mark tone="coral" icon={CircleAlert}>
      {t.outbid}
    </Mark>
  )
}
