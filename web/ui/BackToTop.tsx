import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { limits } from '#shared/base/limits.ts'
import { baseText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'

/**
 * A button that appears after scrolling more than 100 px (specification, section 9). On a phone it is in the header,
 * because a page of cards has no room for it. On a wide screen and on pages without a header it takes the first of its
 * places where it covers no control, and is hidden if there is none.
 */
export function BackToTop() {
  const t = useText(baseText)
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<string | Element>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (window.scrollY <= limits.backToTopPx) return setPlace(undefined)
        const header = phoneHeader()
        const probe = button.current
        if (header || !probe) return setPlace(header)
        setPlace(freePlace(probe))
      })
    }
    update()
    // If the height of the page changes, its controls move without a scroll event.
    const sizes = new ResizeObserver(update)
    sizes.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])
  const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })
  if (place instanceof Element)
    return createPortal(
      // As the last button of the header, it extends into the margin.
      <IconButton icon={ArrowUp} label={t.backToTop} kind="ink" onClick={toTop} className="ms-3 -me-3" />,
      place,
    )
  return (
    <button
      ref={button}
      type="button"
      aria-label={t.backToTop}
      title={t.backToTop}
      onClick={toTop}
      className={classes(
        'fixed z-30 inline-flex items-center justify-center rounded-full border border-hairline bg-card text-primary shadow-popover hover:bg-tint',
        shape,
        place ?? `${places[0]} invisible`,
      )}
    >
      <ArrowUp aria-hidden size={22} />
    </button>
  )
}

/** The row of the header on a phone; undefined on a wide screen and on a page without a header. */
function phoneHeader(): Element | undefined {
  if (window.matchMedia('(min-width: 48rem)').matches) return undefined
  return document.querySelector('header[data-bar] > div') ?? undefined
}

/** The margin of the page is 32 px wide, and has room for the round button only in a window wider than the page. */
const shape = 'size-11 md:max-[84rem]:w-6.5'

/**
 * The classes of the possible places: above the bar of a phone, and above a dock or button that is fixed above the bar; first
 * at the inline end, then at the inline start.
 */
const places = [
  'inset-e-4 md:max-[84rem]:inset-e-0.5 bottom-20 md:bottom-6',
  'inset-e-4 md:max-[84rem]:inset-e-0.5 bottom-40 md:bottom-20',
  'inset-s-4 md:max-[84rem]:inset-s-0.5 bottom-20 md:bottom-6',
  'inset-s-4 md:max-[84rem]:inset-s-0.5 bottom-40 md:bottom-20',
] as const

/** The first place where the button covers no control and no figure. */
function freePlace(button: HTMLElement): string | undefined {
  const shown = button.className
  const free = places.find((place) => {
    button.className = `fixed ${shape} ${place}`
    return !coversControl(button)
  })
  button.className = shown
  return free
}

/** Whether the button covers a part of a control, a dock, a bar or a figure of a list. */
function coversControl(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  // The box is larger than the button, because small targets need free space around them.
  const box = new DOMRect(left - gap, top - gap, width + 2 * gap, height + 2 * gap)
  return pointsOf(box).some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => {
      const control = element.closest(`${controls}, [data-dock], [data-bar], [data-figure]`)
      return control !== null && control !== button
    }),
  )
}

/** The free space in px around the button. */
const gap = 4

const controls = 'a, button, input, select, textarea, label, summary, [tabindex="0"]'

/**
 * A grid of points that includes the corners. The points are close enough to each other to hit every control of 14 px
 * or more.
 */
function pointsOf({ left, top, width, height }: DOMRect): [number, number][] {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  return steps.flatMap((x) => steps.map((y): [number, number] => [left + x * width, top + y * height]))
}
