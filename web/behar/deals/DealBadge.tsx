import { Check, Hourglass, Lock, X } from 'lucide-react'
import type { Deal } from '#shared/behar/dealContract.ts'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { dealStateText, dealText } from './messages.ts'

/** The state of a deal. An interest that the user has to answer has the text "Waiting for you". */
export function DealBadge({ deal: { status, sent } }: { readonly deal: Pick<Deal, 'status' | 'sent'> }) {
  const t = useText(dealText)
  const states = useText(dealStateText)
  const waits = status === 'sent' && !sent
  return <Badge {...looks[status]}>{waits ? t.received : states[status]}</Badge>
}

const looks = {
  sent: { tone: 'amber', icon: Hourglass },
  agreed: { tone: 'palm', icon: Check },
  declined: { tone: 'plain', icon: X },
  withdrawn: { tone: 'plain', icon: X },
  ended: { tone: 'plain', icon: Lock },
} as const
