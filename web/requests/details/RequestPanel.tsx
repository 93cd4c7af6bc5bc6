import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

type RequestPanelProps = {
  /** Sand: for the reader; palm: done in their favour; card: over. */
  readonly look?: keyof typeof looks
  readonly title: string
  readonly body: ReactNode
  /** The next useful step. */
  readonly children?: ReactNode
}

/** How the reader stands to a request, in words, and the next step: below each other on a phone, side by side on a wide screen. */
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
