import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { dismissToast, type Toast, toasts } from './toasts.ts'

/**
 * Shows toasts at the top, at the inline end, which is right in English and left in Arabic (specification, section 2).
 */
export function Toaster() {
  const shown = toasts.use()
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-e-4 top-20 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2"
    >
      {shown.map((toast) => (
        <Shown key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function Shown({ toast }: { readonly toast: Toast }) {
  const { icon: Icon, className } = tones[toast.tone]
  return (
    <div className="pointer-events-auto flex min-h-12 items-center gap-3 rounded-control bg-ink px-4 py-2 text-dense text-on-ink shadow-popover">
      <Icon aria-hidden size={20} className={className} />
      <span className="grow">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="touch font-bold text-ink-active"
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

const tones = {
  success: { icon: CircleCheck, className: 'shrink-0 text-up' },
  info: { icon: Info, className: 'shrink-0 text-ink-active' },
  wrong: { icon: CircleAlert, className: 'shrink-0 text-down' },
} as const
