import { classes } from '../classes.ts'

/** A share from 0 to 1 as a bar, 8 px high. */
export function ShareBar({ share, className }: { readonly share: number; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      width="100%"
      height="8"
      aria-hidden="true"
      focusable="false"
      className={classes('block rounded-full rtl:-scale-x-100', className)}
    >
      <rect width="100" height="8" className="fill-tint" />
      <rect width={100 * share} height="8" className="fill-primary" />
    </svg>
  )
}
