import { CheckCheck, CircleDot, Lock, PackageCheck } from 'lucide-react'
import type { RequestStatus } from '#shared/requests/status.ts'
import { useText } from '../app/texts/text.ts'
import { Badge } from '../ui/values/Badge.tsx'
import { requestText } from './details/messages.ts'

/** The state of a request as a badge. */
export function RequestBadge({ status }: { readonly status: RequestStatus }) {
  const t = useText(requestText)
  return <Badge {...looks[status]}>{t[status]}</Badge>
}

const looks = {
  open: { tone: 'tint', icon: CircleDot },
  accepted: { tone: 'palm', icon: CheckCheck },
  ordered: { tone: 'palm', icon: PackageCheck },
  closed: { tone: 'plain', icon: Lock },
} as const
