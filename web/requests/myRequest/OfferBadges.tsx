import { CheckCheck, Sparkles, TriangleAlert } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { compareText } from './messages.ts'
import type { News } from './sorts.ts'

type OfferBadgesProps = {
  readonly best: boolean
  readonly part: boolean
  readonly news: News | undefined
}

/** Badges of an offer: best offer, partial quantity, new or changed. */
export function OfferBadges({ best, part, news }: OfferBadgesProps) {
  const t = useText(compareText)
  return (
    <span className="flex min-h-6.5 flex-wrap gap-2">
      {best && (
        <span className="inline-flex min-h-6.5 items-center gap-1.5 rounded-badge bg-card px-2 text-meta font-bold text-primary">
          <CheckCheck aria-hidden size={16} className="shrink-0" />
          {t.best}
        </span>
      )}
      {part && (
        <Badge tone="amber" icon={TriangleAlert}>
          {t.partBadge}
        </Badge>
      )}
      {news && (
        <Badge tone="palm" icon={Sparkles}>
          {news === 'fresh' ? t.freshBadge : t.changedBadge}
        </Badge>
      )}
    </span>
  )
}
