import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** A panel with a radius of 12 px and a soft shadow; in dark mode a border replaces the shadow. Cards are not nested. */
export function Card({
  as: Tag = 'div',
  padding = 'normal',
  className,
  ...rest
}: ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** The padding: `normal` is 16 px; `details` is 20 to 24 px; `none` is for a picture that reaches the edge. */
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
