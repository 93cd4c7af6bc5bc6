import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { asLocale, defaultLocale, type Locale } from '#shared/base/locale.ts'
import type { ServerContext } from '../serverContext.ts'

/** What is fixed for as long as the page is open; every loader has it as `context`. */
export type Visit = { readonly locale: Locale; readonly origin: string }

/** On the server from the request, in the browser from the page that the server drew. */
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

/** What marks our own scripts while a page is drawn; nothing in the browser. */
export const scriptNonce: () => string | undefined = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => (getGlobalStartContext() as unknown as ServerContext).nonce)
