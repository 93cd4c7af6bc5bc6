import { limits } from '#shared/base/limits.ts'

export type Toast = {
  readonly id: number
  readonly tone: 'success' | 'info' | 'wrong'
  readonly text: string
  /** The next step: "view cart". */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Shows a short message for {@link limits.toastMs}; read aloud politely. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  const toast = { id: ++last, tone, text, action }
  change([...shown, toast])
  setTimeout(() => dismissToast(toast.id), limits.toastMs)
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): readonly Toast[] => shown,
  getOnServer: (): readonly Toast[] => none,
}

const none: readonly Toast[] = []
const listeners = new Set<() => void>()
let shown: readonly Toast[] = none
let last = 0

function change(toasts: readonly Toast[]): void {
  shown = toasts
  for (const listener of listeners) listener()
}
