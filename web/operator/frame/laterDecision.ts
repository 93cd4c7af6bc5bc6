import { dismissToast, showToast, toasts } from '../../ui/overlay/toasts.ts'

type Later = { readonly send: () => void; readonly toast: number }

/** The decision that can still be taken back. */
let later: Later | null = null

/**
 * Shows a decision as made and sends it when its toast ends, so that it can be taken back until then. Another decision and
 * leaving the page send it at once.
 */
export function decideLater(
  text: string,
  { undo, send, onUndo }: { readonly undo: string; readonly send: () => void; readonly onUndo: () => void },
): void {
  sendLater()
  showToast('success', text, {
    label: undo,
    undo: true,
    onPress() {
      later = null
      onUndo()
    },
  })
  const toast = toasts.get()[0]?.id ?? 0
  later = { send, toast }
}

/** Sends the decision that waits, if any. */
export function sendLater(): void {
  if (!later) return
  const { send, toast } = later
  later = null
  dismissToast(toast)
  send()
}

/** Whether the toast of the waiting decision has ended. */
function hasEnded(): boolean {
  return later !== null && !toasts.get().some(({ id }) => id === later?.toast)
}

/** Follows the toasts and the page; returns a function that ends it. */
export function watchLater(): () => void {
  const ended = () => {
    // The press on undo removes the toast before it runs, so its turn comes first.
    if (hasEnded()) queueMicrotask(() => hasEnded() && sendLater())
  }
  const hidden = () => document.visibilityState === 'hidden' && sendLater()
  const stop = toasts.follow(ended)
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', sendLater)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', sendLater)
    sendLater()
  }
}
