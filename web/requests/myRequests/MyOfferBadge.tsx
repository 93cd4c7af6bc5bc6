import { CheckCheck, Hourglass, Repeat2, Undo2, X } from 'lucide-react'
import type { OfferStatus } from '#shared/requests/status.ts'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { myOffersText } from './messages.ts'

/** The state of the user's own offer as a badge. */
export function MyOfferBadge({ status }: { readonly status: OfferStatus }) {
  const t = useText(myOffersText)
  return <Badge {...looks[status]}>{t[`${status}Badge`]}</Badge>
}

const looks = {
  open: { tone: 'amber', icon: Hourglass },
  accepted: { tone: 'palm', icon: CheckCheck },
  declined: { tone: 'plain', icon: X },
  withdrawn: { tone: 'plain', icon: Undo2 },
  replaced: { tone: 'plain', icon: Repeat2 },
} as const
