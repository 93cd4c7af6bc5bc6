import { limits } from '#shared/base/limits.ts'
import { createStore } from '../../app/state/createStore.ts'

export type Toast = {
  readonly id: number
  readonly tone: 'success' | 'info' | 'wrong'
  readonly text: string
  readonly action?: ToastAction | undefined
}

/** An action that can follow, such as "view cart". */
export type ToastAction = {
  readonly label: string
  readonly onPress: () => void
  /** True for an undo, which stays for {@link limits.undoMs} milliseconds. */
  readonly undo?: boolean
}

/**
 * Shows a short message for {@link limits.toastMs} milliseconds. Only one toast is visible: a new toast replaces it, or waits
 * until the time of an undo is over.
 */
export function showToast(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const toast = { id: ++last, tone, text, action }
  const shown = toasts.get()[0]
  const waits = shown?.action?.undo && !action?.undo
  toasts.set(waits ? [shown, toast] : [toast])
  if (!waits) startTime()
}

export function dismissToast(id: number): void {
  const before = toasts.get()
  const left = before.filter((toast) => toast.id !== id)
  toasts.set(left)
  if (left[0] !== before[0]) startTime()
}

export function dismissAllToasts(): void {
  toasts.set([])
}

/** Keeps the toast while the pointer or the focus is on its action. */
export function holdToast(): void {
  clearTimeout(timer)
}

/** Lets the visible toast close after its full time from now. */
export function startTime(): void {
  clearTimeout(timer)
  const shown = toasts.get()[0]
  if (shown)
    timer = setTimeout(() => dismissToast(shown.id), shown.action?.undo ? limits.undoMs : limits.toastMs)
}

/** The visible toast, and the toast that is shown after it. */
export const toasts = createStore<readonly Toast[]>([])

let last = 0
let timer: ReturnType<typeof setTimeout> | undefined
