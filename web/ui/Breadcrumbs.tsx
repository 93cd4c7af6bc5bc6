import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { baseText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'
import { classes } from './classes.ts'

type Crumb = { readonly label: string; readonly link?: Pick<LinkProps, 'to' | 'params' | 'search'> }

type BreadcrumbsProps = {
  readonly crumbs: readonly Crumb[]
  /** True if the breadcrumbs start with the home page. */
  readonly fromHome?: boolean
  /** True if the breadcrumbs are also shown on a phone, where the title bar usually has a link back. */
  readonly onPhones?: boolean
  readonly className?: string
}

/** Breadcrumbs, of which the last one is the current page. */
export function Breadcrumbs({ crumbs, fromHome = false, onPhones = false, className }: BreadcrumbsProps) {
  const t = useText(baseText)
  const home: Crumb = { label: t.home, link: { to: '/home' } }
  return (
    <nav aria-label={t.youAreHere} className={classes('text-meta', !onPhones && 'max-md:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-2">
        {(fromHome ? [home, ...crumbs] : crumbs).map(({ label, link }, index) => (
          <li key={label} className="flex items-center gap-2">
            {index > 0 && <ChevronRight aria-hidden size={14} className="onwards text-quiet" />}
            {link ? (
              <Link {...link} className="touch text-quiet hover:text-text hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
