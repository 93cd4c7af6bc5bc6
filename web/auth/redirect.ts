import { useRouterState } from '@tanstack/react-router'
import { redirectQuery } from '#shared/base/redirect.ts'

type RedirectSearch = { readonly redirect?: string | undefined }

/** The only query of the sign-in pages: a way back that stays on this site, or none. */
export function readRedirect(search: Readonly<Record<string, unknown>>): RedirectSearch {
  return { redirect: redirectQuery(search.redirect).redirect }
}

/** For links between the sign-in pages: they carry the way back on. */
export function useWayBack(): RedirectSearch {
  return redirectQuery(useRouterState({ select: ({ location }) => redirectOf(location.search) }))
}

export function redirectOf(search: object): unknown {
  return (search as { readonly redirect?: unknown }).redirect
}
