import { createRouter } from '@tanstack/react-router'
import { PageError } from './base/PageError.tsx'
import { parseSearch, stringifySearch } from './base/search.ts'
import { currentVisit } from './base/visit.ts'
import { routeTree } from './routeTree.gen.ts'

/** One router per visit: made for each page on the server, once in the browser. */
export function getRouter() {
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
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
