import { Children, type ReactNode } from 'react'
import { classes } from '../classes.ts'

/**
 * Facts with dots between them. A fact without room moves to the next line as a whole. Each dot is in the gap before its fact,
 * so at the start of a line it is outside of the clipped box: no line begins or ends with a dot. A fact with `data-phone` is
 * hidden on wide screens.
 */
export function Dotted({
  className,
  children,
}: {
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <span className={classes('flex flex-wrap gap-x-[1em] [clip-path:inset(-0.25rem_-0.2em)]', className)}>
      {Children.map(Children.toArray(children), (fact, index) => (
        <span className="relative min-w-0 md:has-data-phone:hidden">
          {index > 0 && <span className="absolute -inset-s-[1em] w-[1em] text-center"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  )
}
