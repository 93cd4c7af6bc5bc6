import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type NoticeProps = {
  readonly tone?: keyof typeof looks
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly corners?: 'rounded-control' | 'rounded-card'
  readonly role?: 'status' | 'alert'
  readonly className?: string
  readonly children: ReactNode
}

/** A panel about a change or a next step: an icon, a bold title and a text. */
export function Notice(props: NoticeProps) {
  const { tone = 'amber', icon: Icon, title, corners = 'rounded-control', role, className } = props
  const { ground, text } = looks[tone]
  return (
    <div role={role} className={classes('flex items-start gap-3 p-4 text-dense', corners, ground, className)}>
      <Icon aria-hidden size={20} className={classes('mt-0.5 shrink-0', text)} />
      <div className="min-w-0 grow">
        <p className={classes('font-bold', text)}>{title}</p>
        {props.children}
      </div>
    </div>
  )
}

const looks = {
  amber: { ground: 'bg-amber-tint', text: 'text-amber' },
  palm: { ground: 'bg-palm-tint', text: 'text-palm' },
  tint: { ground: 'bg-tint', text: 'text-primary' },
  coral: { ground: 'bg-coral-tint', text: 'text-coral' },
} as const
