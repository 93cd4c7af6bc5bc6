import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { shellText } from '../messages.ts'
import { isAt, morePlaces } from './places.ts'

/** The sections for which the header has no room: a button that shows their links below itself. */
export function MorePlaces() {
  const t = useText(shellText)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes after each navigation.
  useEffect(() => setOpen(false), [pathname])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  }
  const current = morePlaces.some(({ to }) => isAt(pathname, to))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the button and the links inside.
    <div className="relative h-full" onBlur={leave} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={classes(
          'inline-flex h-full items-center gap-1 border-y-3 border-transparent px-2 text-dense whitespace-nowrap hover:text-on-ink',
          current ? 'border-b-ink-active font-bold text-on-ink' : 'text-ink-link',
        )}
      >
        {t.more}
        <ChevronDown aria-hidden size={18} className={open ? 'rotate-180' : undefined} />
      </button>
      {open && (
        <ul className="absolute inset-s-0 top-full w-60 rounded-b-card bg-card py-2 text-text shadow-popover">
          {morePlaces.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={() => setOpen(false)}
                aria-current={isAt(pathname, to) ? 'page' : undefined}
                className="flex min-h-11 items-center border-s-3 border-transparent px-4 text-dense hover:bg-tint aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-primary"
              >
                {t[label]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
