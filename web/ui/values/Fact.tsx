import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type FactProps = {
  readonly name: string
  /** A note below the name. */
  readonly note?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A name and its value, at the two ends of a line of 44 px, in a list of facts. A long name wraps before its value does. */
export function Fact({ name, note, className, children }: FactProps) {
  return (
    <div className={classes('flex min-h-11 items-center justify-between gap-4 text-dense', className)}>
      <dt className="min-w-0 text-quiet">
        {name}
        {note && <span className="block text-meta">{note}</span>}
      </dt>
      <dd className="max-w-2/3 shrink-0 text-end font-bold wrap-anywhere">{children}</dd>
    </div>
  )
}
