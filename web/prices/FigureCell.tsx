import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ShownFigure } from '#shared/prices/contract.ts'
import { useText } from '../app/texts/text.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import { plainAmount } from '../ui/values/Money.tsx'
import { pricesText } from './messages.ts'

/** An average price without its unit, which the heading names; or the reason why no price is shown. */
export function FigureCell({ shown: { figure, hidden } }: { readonly shown: ShownFigure }) {
  const t = useText(pricesText)
  if (!figure) return <span className="text-meta text-quiet">{hidden ? t.hidden : t.none}</span>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Isolate className="font-bold">{plainAmount(figure.average_price)}</Isolate>
      {figure.thin && <ThinTag />}
    </span>
  )
}

/** The note that a figure is based on few sales. */
export function ThinTag() {
  const t = useText(pricesText)
  return (
    <span className="rounded-badge bg-amber-tint px-2 text-meta whitespace-nowrap text-amber">{t.thin}</span>
  )
}

/** A change in percent with an arrow. `of` names the earlier price, for screen readers or next to the change. */
export function PriceChange({
  change,
  of,
  worded = false,
}: {
  readonly change: number | null
  readonly of: string
  readonly worded?: boolean
}) {
  if (change === null) return <span className="text-quiet">—</span>
  const Icon = change > 0 ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 text-dense">
      {/* A rising price is neither good nor bad, so it has no colour of its own. */}
      <span className="inline-flex items-center gap-1 font-bold whitespace-nowrap">
        {change !== 0 && <Icon aria-hidden size={14} />}
        <Isolate>{`${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}%`}</Isolate>
      </span>
      {worded ? <span className="text-meta text-quiet">{of}</span> : <VisuallyHidden>{of}</VisuallyHidden>}
    </span>
  )
}
