import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { compareText } from './messages.ts'

type SideScrollProps = {
  readonly label: string
  readonly children: ReactNode
}

/**
 * A wide table that scrolls horizontally: by two buttons, the arrow keys, touch or wheel. A shadow marks each side that has
 * more. A table that fits has no buttons.
 */
export function SideScroll({ label, children }: SideScrollProps) {
  const t = useText(compareText)
  const box = useRef<HTMLElement>(null)
  const { before, after } = useMore(box)
  const wide = before || after
  const turn = (by: 1 | -1) => {
    const { current } = box
    if (!current) return
    const onwards = getComputedStyle(current).direction === 'rtl' ? -by : by
    current.scrollBy({ left: onwards * current.clientWidth * 0.6, behavior: 'smooth' })
  }
  return (
    <div className="flex flex-col gap-2">
      {wide && (
        <div className="flex items-center gap-2">
          <p className="min-w-0 grow text-meta text-quiet">{t.sideways}</p>
          {/* The button is not `disabled` at the first offer, because a disabled button would lose the focus. */}
          <IconButton
            kind="outlined"
            icon={ChevronRight}
            iconClassName="backwards"
            label={t.previousOffers}
            aria-disabled={!before}
            className="aria-disabled:text-quiet"
            onClick={() => turn(-1)}
          />
          <IconButton
            kind="outlined"
            icon={ChevronRight}
            iconClassName="onwards"
            label={t.nextOffers}
            aria-disabled={!after}
            className="aria-disabled:text-quiet"
            onClick={() => turn(1)}
          />
        </div>
      )}
      <div className="relative overflow-hidden rounded-card shadow-card">
        <section
          ref={box}
          aria-label={label}
          tabIndex={wide ? 0 : undefined}
          className="overflow-x-auto bg-card"
        >
          {children}
        </section>
        {before && <Edge side="start" />}
        {after && <Edge side="end" />}
      </div>
    </div>
  )
}

/**
 * The shadow at a side where the table continues. At the start, it is next to the first column, which does
 * not scroll.
 */
function Edge({ side }: { readonly side: 'start' | 'end' }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute inset-y-0 w-6 from-text/20 to-transparent',
        side === 'start'
          ? 'inset-s-42 bg-linear-90 rtl:bg-linear-270'
          : 'inset-e-0 bg-linear-270 rtl:bg-linear-90',
      )}
    />
  )
}

/** Whether an element has more content before and after its visible part, in the direction of reading. */
function useMore(box: { readonly current: HTMLElement | null }) {
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const update = () => {
      // In a right-to-left page, the position is 0 or negative.
      const at = Math.abs(current.scrollLeft)
      const before = at > 1
      const after = at + current.clientWidth < current.scrollWidth - 1
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    update()
    const sizes = new ResizeObserver(update)
    sizes.observe(current)
    if (current.firstElementChild) sizes.observe(current.firstElementChild)
    current.addEventListener('scroll', update, { passive: true })
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', update)
    }
  }, [box])
  return more
}
