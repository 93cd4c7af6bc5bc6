import './app/trustedTypes.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { currentVisit } from './app/state/visit.ts'
import { getRouter } from './router.tsx'
import { registerServiceWorker } from './shell/offline/registerServiceWorker.ts'

// RouterClient is used and not StartClient: this site has no server functions, so their transport and serialiser are not
// loaded.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})

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
