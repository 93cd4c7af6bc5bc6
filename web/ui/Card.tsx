import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** A white panel, radius 12, one soft shadow; in dark a line. No card stands in a card. */
export function Card({
  as: Tag = 'div',
  padding = 'normal',
  className,
  ...rest
}: ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** 16 px; `details` 20 to 24; `none` where a picture reaches the edge. */
  readonly padding?: 'normal' | 'details' | 'none'
}) {
  const Element = Tag as 'div'
  return (
    <Element
      {...rest}
      className={classes('min-w-0 rounded-card bg-card shadow-card', paddings[padding], className)}
    />
  )
}

const paddings = { none: '', normal: 'p-4', details: 'p-5 md:p-6' } as const
