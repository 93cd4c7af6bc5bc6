import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { filledClass } from '../Button.tsx'
import { heightAtBottom, toastTop } from './toastPlace.ts'
import { dismissToast, holdToast, startTime, type Toast, toasts } from './toasts.ts'

/**
 * Shows one toast at the inline end, which is right in English and left in Arabic (specification, section 2): below the
 * header on a wide screen, above the dock or the bottom bar on a phone, or above an open sheet or dialog. It moves away from filled
 * buttons, also from those that appear or are scrolled to while it is shown.
 */
export function Toaster() {
  const [shown] = toasts.use()
  const box = useRef<HTMLDivElement>(null)
  useFreePlace(box, shown?.id)
  return (
    <div
      ref={box}
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed z-60 flex justify-end max-md:inset-s-4 max-md:inset-e-4 md:inset-e-4 md:top-19 md:bottom-auto! md:max-w-96 [:root:has([role=dialog])_&]:top-2 [:root:has([role=dialog])_&]:bottom-auto!"
    >
      {shown && <Shown key={shown.id} toast={shown} />}
    </div>
  )
}

function Shown({ toast }: { readonly toast: Toast }) {
  const { icon: Icon, className } = tones[toast.tone]
  return (
    <div className="pointer-events-auto flex min-h-11 items-center gap-3 rounded-control border border-ink-line bg-ink px-4 py-1.5 text-dense text-on-ink shadow-popover max-md:grow">
      <Icon aria-hidden size={20} className={className} />
      <span className="min-w-0 grow">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="touch shrink-0 font-bold text-ink-active"
          onPointerEnter={holdToast}
          onPointerLeave={startTime}
          onFocus={holdToast}
          onBlur={startTime}
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.onPress()
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  )
}

/** Keeps the toast off the filled buttons while it is shown. */
function useFreePlace(box: RefObject<HTMLDivElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const toast = box.current
    if (shown === undefined || !toast) return
    const place = () => movedAway(toast)
    place()
    let frame = 0
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        place()
      })
    }
    const changes = new MutationObserver((all) => {
      if (all.some(({ target }) => !toast.contains(target))) later()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', later, { passive: true, capture: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      window.removeEventListener('scroll', later, { capture: true })
      window.removeEventListener('resize', later)
    }
  }, [box, shown])
}

function movedAway(toast: HTMLElement): void {
  toast.style.setProperty('bottom', `${dockHeight() + 12}px`)
  toast.style.setProperty('translate', 'none')
  const own = toast.getBoundingClientRect()
  const dialog = document.querySelector('[role=dialog]')
  const fromTop = own.top < window.innerHeight - own.bottom
  const header = document.querySelector('header[data-bar]')?.getBoundingClientRect()
  const obstacles = [...(dialog ?? document).querySelectorAll(`:is(a, button).${filledClass}`)]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.getBoundingClientRect())
    .filter(({ left, right }) => left < own.right && right > own.left)
  const within = fromTop
    ? { top: own.top, bottom: window.innerHeight - dockHeight() }
    : { top: (header?.bottom ?? 0) + 8, bottom: own.bottom }
  const top = toastTop(own.height, { from: fromTop ? 'top' : 'bottom', within, obstacles })
  toast.style.setProperty('translate', top === own.top ? 'none' : `0 ${top - own.top}px`)
}

/** The height in px of what is fixed to the bottom of the window: the bottom bar, a dock, or a dock above the bar. */
function dockHeight(): number {
  const heights = [...document.querySelectorAll('[data-dock], [data-bar=bottom]')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) =>
      heightAtBottom(getComputedStyle(element).position, element.getBoundingClientRect(), window.innerHeight),
    )
  return Math.max(0, ...heights)
}

const tones = {
  success: { icon: CircleCheck, className: 'shrink-0 text-up' },
  info: { icon: Info, className: 'shrink-0 text-ink-active' },
  wrong: { icon: CircleAlert, className: 'shrink-0 text-down' },
} as const
