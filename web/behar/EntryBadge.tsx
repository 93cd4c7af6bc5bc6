import { CheckCheck, CircleDot, Hourglass, Lock, PackageCheck, X } from 'lucide-react'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'
import { Badge } from '../ui/values/Badge.tsx'

/** The state of a supply or a demand as a badge with the integration's label and our icon. */
export function EntryBadge({ status }: { readonly status: (Supply | Demand)['status'] }) {
  return <Badge {...looks[status.code]}>{status.name}</Badge>
}

const looks = {
  available: { tone: 'palm', icon: CircleDot },
  open: { tone: 'tint', icon: CircleDot },
  reserved: { tone: 'amber', icon: Hourglass },
  matched: { tone: 'palm', icon: CheckCheck },
  sold: { tone: 'plain', icon: PackageCheck },
  fulfilled: { tone: 'plain', icon: PackageCheck },
  expired: { tone: 'plain', icon: Lock },
  removed: { tone: 'plain', icon: X },
} as const satisfies Record<SupplyStatus | DemandStatus, object>
