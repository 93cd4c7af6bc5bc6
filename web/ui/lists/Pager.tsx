import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'

type PagerProps = {
  readonly page: number
  readonly lastPage: number
  /** Returns the link to a page, if the number of the page is in the address. */
  readonly linkTo?: (page: number) => Pick<LinkProps, 'to' | 'params' | 'search'>
  /** Called with the page, if its number is not in the address. */
  readonly onPage?: (page: number) => void
}

/** Links to the pages of a list; renders nothing if there is only one page. */
export function Pager({ page, lastPage, linkTo, onPage }: PagerProps) {
  const t = useText(baseText)
  if (lastPage <= 1) return null
  const step = (to: number, label: string, content: ReactNode, current = false) => (
    <Step
      key={label}
      to={to}
      label={label}
      current={current}
      off={to < 1 || to > lastPage}
      linkTo={linkTo}
      onPage={onPage}
    >
      {content}
    </Step>
  )
  return (
    <nav aria-label={t.pages} className="mt-6 flex flex-wrap items-center justify-center gap-1">
      {step(page - 1, t.previousPage, <ChevronRight aria-hidden size={20} className="backwards" />)}
      {shownPages(page, lastPage).map((shown) =>
        shown > 0 ? (
          step(shown, t.pageNumber(shown), shown, shown === page)
        ) : (
          <span key={shown} aria-hidden="true" className="px-1 text-quiet">
            …
          </span>
        ),
      )}
      {step(page + 1, t.nextPage, <ChevronRight aria-hidden size={20} className="onwards" />)}
    </nav>
  )
}

type StepProps = Pick<PagerProps, 'linkTo' | 'onPage'> & {
  readonly to: number
  readonly label: string
  readonly current: boolean
  readonly off: boolean
  readonly children: ReactNode
}

function Step({ to, label, current, off, linkTo, onPage, children }: StepProps) {
  const look = classes(
    'inline-flex size-11 items-center justify-center rounded-control text-dense',
    current ? 'bg-primary font-bold text-on-primary' : 'text-text hover:bg-tint disabled:text-line',
  )
  if (linkTo && !off) {
    return (
      <Link
        {...linkTo(to)}
        resetScroll
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        className={look}
      >
        {children}
      </Link>
    )
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      disabled={off}
      onClick={() => onPage?.(to)}
      className={look}
    >
      {children}
    </button>
  )
}

/** The first, the last and the current page with its neighbours; a negative number means a gap. */
export function shownPages(page: number, lastPage: number): number[] {
  const near = new Set([1, page - 1, page, page + 1, lastPage])
  if (page <= 2) near.add(3)
  if (page >= lastPage - 1) near.add(lastPage - 2)
  const shown = [...near].filter((each) => each >= 1 && each <= lastPage).sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1]
    if (before === undefined || each === before + 1) return [each]
    return each === before + 2 ? [each - 1, each] : [-each, each]
  })
}
