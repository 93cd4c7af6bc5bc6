import './app/trustedTypes.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Locale } from '#shared/base/locale.ts'
import { serviceWorkerPath } from '#shared/base/paths.ts'
import { currentVisit } from './app/state/visit.ts'
import { getRouter } from './router.tsx'

void hydrate()

/**
 * Creates the router and hydrates the page in tasks of their own, because a slow phone takes a noticeable time for each.
 * RouterClient is used and not StartClient: this site has no server functions, so their transport and serialiser are not
 * loaded.
 */
async function hydrate(): Promise<void> {
  await nextTask()
  const router = getRouter()
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

const { locale } = currentVisit()
// The session is loaded after the page. A failed session call is a state of the session; any other error must not stop
// the page.
void import('./auth/session.ts')
  .then(({ loadSession, watchSession }) => {
    watchSession(locale)
    return loadSession(locale)
  })
  .catch(() => undefined)
registerServiceWorker(locale)

/**
 * Registers the service worker after the load event, so that it does not slow down the first visit, and sends it the
 * language.
 */
function registerServiceWorker(locale: Locale): void {
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
