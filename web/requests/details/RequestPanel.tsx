import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

type RequestPanelProps = {
  /** Sand: for the user; palm: success; card: over. */
  readonly look?: keyof typeof looks
  readonly title: string
  readonly body: ReactNode
  /** The next step. */
  readonly children?: ReactNode
}

/** The user's standing on a request and the next step: stacked on a phone, side by side on a wide screen. */
export function RequestPanel({ look = 'sand', title, body, children }: RequestPanelProps) {
  return (
    <section
      aria-label={title}
      className={classes(
        'flex flex-col gap-4 rounded-card p-4 md:flex-row md:items-center md:p-6',
        looks[look],
      )}
    >
      <div className="min-w-0 grow">
        <h2 className="text-h3 text-text">{title}</h2>
        <p className="text-dense">{body}</p>
      </div>
      {children && <div className="flex shrink-0 flex-col gap-2">{children}</div>}
    </section>
  )
}

const looks = {
  sand: 'bg-sand text-on-sand',
  palm: 'bg-palm-tint text-palm',
  card: 'bg-card text-quiet shadow-card',
} as const
