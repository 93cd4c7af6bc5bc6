import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { dismissToast, holdToast, startTime, type Toast, toasts } from './toasts.ts'

/**
 * Shows one toast at the inline end, which is right in English and left in Arabic (specification, section 2): below the
 * header on a wide screen, above the dock or the bottom bar on a phone, or above an open sheet or dialog. It leaves the width of the
 * back-to-top button free.
 */
export function Toaster() {
  const [shown] = toasts.use()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shown) box.current?.style.setProperty('bottom', `${dockHeight() + 12}px`)
  }, [shown])
  return (
    <div
      ref={box}
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed z-60 flex justify-end max-md:inset-s-4 max-md:inset-e-18 md:inset-e-4 md:top-19 md:bottom-auto! md:max-w-96 [:root:has([role=dialog])_&]:top-2 [:root:has([role=dialog])_&]:bottom-auto!"
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

/** The height in px of what is fixed to the bottom of the window: the bottom bar, a dock, or a dock above the bar. */
function dockHeight(): number {
  const heights = [...document.querySelectorAll('[data-dock], [data-bar=bottom]')]
    .filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
    )
    .map((element) => window.innerHeight - element.getBoundingClientRect().top)
  return Math.max(0, ...heights)
}

const tones = {
  success: { icon: CircleCheck, className: 'shrink-0 text-up' },
  info: { icon: Info, className: 'shrink-0 text-ink-active' },
  wrong: { icon: CircleAlert, className: 'shrink-0 text-down' },
} as const
