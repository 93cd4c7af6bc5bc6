import { createLink, type LinkComponent } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** "See all" at the end of a section's heading, with its chevron onwards. */
export const MoreLink: LinkComponent<typeof MoreAnchor> = createLink(MoreAnchor)

function MoreAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={classes(
        'touch inline-flex items-center gap-1 text-dense font-bold text-primary hover:text-primary-hover hover:underline',
        className,
      )}
    >
      {children}
      <ChevronRight aria-hidden size={18} className="onwards" />
    </a>
  )
}
