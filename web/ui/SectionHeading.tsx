import { createLink, type LinkComponent } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

/** A title and an optional line below it, with a link or a control at the end. */
export function SectionHeading({
  id,
  title,
  sub,
  action,
}: {
  /** The id of the heading, for `aria-labelledby` of the section. */
  readonly id?: string
  readonly title: string
  readonly sub?: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {sub && <p className="text-meta text-quiet">{sub}</p>}
      </div>
      {action}
    </div>
  )
}

/** A link such as "See all" at the end of the heading of a section. */
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
