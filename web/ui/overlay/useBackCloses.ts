import { useEffect, useEffectEvent } from 'react'

/**
 * Closes an overlay by the back button or gesture of Android instead of leaving the page, as native dialogs do. On other
 * systems it does nothing: there, CloseWatcher reacts to Escape, which the dialog itself handles.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !window.CloseWatcher || !navigator.userAgent.includes('Android')) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [open])
}

declare global {
  interface Window {
    /** Only browsers based on Chromium have this class, which is missing from the DOM types of TypeScript. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}
