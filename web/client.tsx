import './app/trustedTypes.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { currentVisit } from './app/state/visit.ts'
import { getRouter } from './router.tsx'
import { registerServiceWorker } from './shell/offline/registerServiceWorker.ts'

// The router's own client instead of the framework's: without server functions, which this site does not use (the API
// is the only way in), their transport and serialiser stay out of the first load.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})

const { locale } = currentVisit()
// Its code follows the page's. A failure is a state of the session; what else went wrong must not stop the page.
void import('./auth/session.ts')
  .then(({ loadSession, watchSession }) => {
    watchSession(locale)
    return loadSession(locale)
  })
  .catch(() => undefined)
registerServiceWorker(locale)
