import { CheckCheck, CircleDot, Lock, PackageCheck } from 'lucide-react'
import type { RequestStatus } from '#shared/requests/status.ts'
import { useText } from '../app/texts/text.ts'
import { Badge } from '../ui/values/Badge.tsx'
import { Plate } from '../ui/values/Plate.tsx'
import { requestText } from './details/messages.ts'

/** The anchor of the offer form on a request's page: `/requests/318#offer`. */
export const offerPlace = 'offer'

type RequestPlateProps = {
  readonly image: string
  /** True if the picture is the drawing of the species and not a photograph. */
  readonly plate: boolean
  readonly priority?: boolean
}

/** The picture of a request, 76 by 56 px: the species drawing on an ice background, or the buyer's photograph. */
export function RequestPlate({ image, plate, priority = false }: RequestPlateProps) {
  return (
    <Plate
      image={image}
      fit={plate ? 'drawing' : 'photo'}
      width={76}
      height={56}
      priority={priority}
      className="h-14 w-19"
    />
  )
}

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
