import type { Locale } from '#shared/base/locale.ts'
import { serviceWorkerPath } from '#shared/base/paths.ts'

/** After the page is loaded, so that it costs the first visit nothing; it learns the language that is read. */
export function registerServiceWorker(locale: Locale): void {
  // In development the sources change under it, and where storage is closed there is none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    try {
      await navigator.serviceWorker.register(serviceWorkerPath)
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ locale })
    } catch {
      // A browser that refuses it shows its own page for a lost connection.
    }
  }
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
