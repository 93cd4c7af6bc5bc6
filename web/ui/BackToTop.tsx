import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { baseText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'
import { classes } from './classes.ts'

/**
 * A button that appears after scrolling more than 100 px (specification, section 9). On a wide screen it is in the margin of
 * the page, where it covers nothing; on a phone it takes the first place where it covers no control. It is hidden where
 * there is no place.
 */
export function BackToTop() {
  const t = useText(baseText)
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const probe = button.current
        if (probe) setPlace(window.scrollY > limits.backToTopPx ? freePlace(probe) : undefined)
      })
    }
    update()
    // A page that changes below a resting pointer also moves its controls.
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
  return (
    <button
      ref={button}
      type="button"
      aria-label={t.backToTop}
      title={t.backToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
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

/** The margin of the page is 32 px wide, and has room for the round button only in a window wider than the page. */
const shape = 'size-11 md:max-[84rem]:w-6.5'

/** Above the bar of a phone, above a dock or button that is fixed above the bar, and the same at the inline start. */
const places = [
  'inset-e-4 md:max-[84rem]:inset-e-0.5 bottom-20 md:bottom-6',
  'inset-e-4 md:max-[84rem]:inset-e-0.5 bottom-40 md:bottom-20',
  'inset-s-4 md:max-[84rem]:inset-s-0.5 bottom-20 md:bottom-6',
  'inset-s-4 md:max-[84rem]:inset-s-0.5 bottom-40 md:bottom-20',
] as const

/** The first place where the button covers no control. */
function freePlace(button: HTMLElement): string | undefined {
  const shown = button.className
  const free = places.find((place) => {
    button.className = `fixed ${shape} ${place}`
    return !coversControl(button)
  })
  button.className = shown
  return free
}

/**
 * Whether the button covers a part of a field, a dock or a bar, or the middle or more than a sixteenth of another control.
 */
function coversControl(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  // Small targets need free space around them.
  const box = new DOMRect(left - gap, top - gap, width + 2 * gap, height + 2 * gap)
  return pointsOf(box).some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => {
      if (element.closest('[data-dock], [data-bar]')) return true
      const control = element.closest(controls)
      if (!control || control === button) return false
      if (control.matches(fields)) return true
      const own = control.getBoundingClientRect()
      const hiddenWidth = Math.min(box.right, own.right) - Math.max(box.left, own.left)
      const hiddenHeight = Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top)
      const middle = { x: own.left + own.width / 2, y: own.top + own.height / 2 }
      const hidesMiddle =
        middle.x > box.left && middle.x < box.right && middle.y > box.top && middle.y < box.bottom
      return hidesMiddle || hiddenWidth * hiddenHeight > (own.width * own.height) / 16
    }),
  )
}

/** The free space in px around the button. */
const gap = 4

const fields = 'input, select, textarea'

const controls = 'a, button, input, select, textarea, label, summary, [tabindex="0"]'

/** A grid of points, close enough to hit every control of 22 px. */
function pointsOf({ left, top, width, height }: DOMRect): [number, number][] {
  const steps = [0.02, 0.34, 0.66, 0.98]
  return steps.flatMap((x) => steps.map((y): [number, number] => [left + x * width, top + y * height]))
}
