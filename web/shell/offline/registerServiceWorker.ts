import type { Locale } from '#shared/base/locale.ts'
import { serviceWorkerPath } from '#shared/base/paths.ts'

/**
 * Registers the service worker after the load event, so that it does not slow down the first visit, and sends it the
 * language.
 */
export function registerServiceWorker(locale: Locale): void {
  // The worker is not registered in development, where sources change, and not in browsers that block storage.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    try {
      await navigator.serviceWorker.register(serviceWorkerPath)
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ locale })
    } catch {
      // Without the worker, the browser shows its own offline page.
    }
  }
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
