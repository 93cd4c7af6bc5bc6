import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'

type Tone = keyof typeof tones

/** A label, 26 px high. A state also has an icon, so that it does not depend on the colour alone. */
export function Badge({
  tone,
  icon: Icon,
  children,
}: {
  readonly tone: Tone
  readonly icon?: LucideIcon
  readonly children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex h-6.5 items-center gap-1.5 rounded-badge px-2 text-meta font-bold whitespace-nowrap',
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden size={16} className="shrink-0" />}
      {children}
    </span>
  )
}

const tones = {
  local: 'bg-local text-on-local',
  imported: 'border border-line bg-card text-text',
  palm: 'bg-palm-tint text-palm',
  coral: 'bg-coral-tint text-coral',
  amber: 'bg-amber-tint text-amber',
  tint: 'bg-tint text-primary',
  plain: 'bg-ice-edge font-normal text-text',
} as const

/** The origin of a product: بلدي (local), مستورد (imported), or farmed in the country. */
export function OriginBadge({
  origin,
  farmed,
}: {
  readonly origin: 'local' | 'imported'
  readonly farmed: boolean
}) {
  const t = useText(baseText)
  if (origin === 'imported') return <Badge tone="imported">{t.imported}</Badge>
  return farmed ? <Badge tone="palm">{t.farmed}</Badge> : <Badge tone="local">{t.local}</Badge>
}
