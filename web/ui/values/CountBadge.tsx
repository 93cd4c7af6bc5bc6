import { classes } from '../classes.ts'

/** A count at the corner of an icon. Hidden from screen readers, because the name of the control includes the count. */
export function CountBadge({ count, className }: { readonly count: number; readonly className: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-coral px-1 text-meta leading-none font-bold text-on-coral',
        className,
      )}
    >
      <bdi dir="ltr">{count > 99 ? '99+' : count}</bdi>
    </span>
  )
}
