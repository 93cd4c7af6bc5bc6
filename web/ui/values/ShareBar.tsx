import { classes } from '../classes.ts'

type ShareBarProps = {
  /** The share, from 0 to 1. */
  readonly share: number
  readonly fill?: 'fill-primary' | 'fill-amber-dot'
  readonly ground?: 'fill-tint' | 'fill-ice-edge'
  readonly className?: string
}

/** A share as a bar, 8 px high. Hidden from screen readers, because the text next to it gives the same information. */
export function ShareBar({ share, fill = 'fill-primary', ground = 'fill-tint', className }: ShareBarProps) {
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
      <rect width="100" height="8" className={ground} />
      <rect width={100 * share} height="8" className={fill} />
    </svg>
  )
}
