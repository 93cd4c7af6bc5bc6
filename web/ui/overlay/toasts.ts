import { limits } from '#shared/base/limits.ts'
import { createStore } from '../../app/state/createStore.ts'

export type Toast = {
  readonly id: number
  readonly tone: 'success' | 'info' | 'wrong'
  readonly text: string
  /** An action that can follow, such as "view cart". */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Shows a short message for {@link limits.toastMs} milliseconds. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  const toast = { id: ++last, tone, text, action }
  toasts.set([...toasts.get(), toast])
  setTimeout(() => dismissToast(toast.id), limits.toastMs)
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** The shown toasts, oldest first. */
export const toasts = createStore<readonly Toast[]>([])

let last = 0
