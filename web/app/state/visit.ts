import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { asLocale, defaultLocale, type Locale } from '#shared/base/locale.ts'
import type { ServerContext } from '../serverContext.ts'

/** The language and origin of a visit. They do not change while the page is open; loaders receive them as `context`. */
export type Visit = { readonly locale: Locale; readonly origin: string }

/** The current visit: on the server from the request, in the browser from the server's document. */
export const currentVisit: () => Visit = createIsomorphicFn()
  .client(
    (): Visit => ({
      locale: asLocale(document.documentElement.lang) ?? defaultLocale,
      origin: window.location.origin,
    }),
  )
  .server((): Visit => {
    const { locale, origin } = getGlobalStartContext() as unknown as ServerContext
    return { locale, origin }
  })

/** The nonce of the application's scripts during server rendering. */
export const scriptNonce: () => string | undefined = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => (getGlobalStartContext() as unknown as ServerContext).nonce)
