import { CheckCheck, CircleDot, Hourglass, Lock, PackageCheck, X } from 'lucide-react'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'
import { Mark } from '../ui/values/Mark.tsx'

/** The state of a supply or a demand: the integration's own word, with our sign. */
export function EntryMark({ status }: { readonly status: (Supply | Demand)['status'] }) {
  return <Mark {...looks[status.code]}>{status.name}</Mark>
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
