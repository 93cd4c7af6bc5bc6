import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { baseText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'

type Crumb = { readonly label: string; readonly link?: Pick<LinkProps, 'to' | 'params' | 'search'> }

/** Breadcrumbs, of which the last one is the current page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useText(baseText)
  return (
    <nav aria-label={t.youAreHere} className="text-meta">
      <ol className="flex flex-wrap items-center gap-2">
        {crumbs.map(({ label, link }, index) => (
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
