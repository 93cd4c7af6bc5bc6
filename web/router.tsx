import { createRouter } from '@tanstack/react-router'
import { PageError } from './app/PageError.tsx'
import { parseSearch, stringifySearch } from './app/search.ts'
import { currentVisit, scriptNonce } from './app/state/visit.ts'
import { routeTree } from './routeTree.gen.ts'

/** Creates a router: on the server one for each page, in the browser only one. */
export function getRouter() {
  const nonce = scriptNonce()
  return createRouter({
    routeTree,
    context: currentVisit(),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultStaleTime: 10_000,
    defaultErrorComponent: PageError,
    trailingSlash: 'never',
    parseSearch,
    stringifySearch,
    ...(nonce && { ssr: { nonce } }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
