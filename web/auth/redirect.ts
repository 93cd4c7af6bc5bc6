import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#shared/base/paths.ts'
import { redirectQuery, safeRedirect } from '#shared/base/redirect.ts'
import { useSession } from './session.ts'

type RedirectSearch = { readonly redirect?: string | undefined }

/** The only query of the sign-in pages: a way back that stays on this site, or none. */
export function readRedirect(search: Readonly<Record<string, unknown>>): RedirectSearch {
  return { redirect: redirectQuery(search.redirect).redirect }
}

/** For links between the sign-in pages: they carry the way back on. */
export function useWayBack(): RedirectSearch {
  return redirectQuery(useRouterState({ select: ({ location }) => redirectOf(location.search) }))
}

/** Whoever is signed in has no business here: on to where they wanted to go; a new account first to its code. */
export function useLeadOn(): void {
  const { state, profile } = useSession()
  const router = useRouter()
  const verified = profile?.mobile_verified
  useEffect(() => {
    if (state !== 'in') return
    const redirect = redirectOf(router.latestLocation.search)
    if (verified) void router.navigate({ href: safeRedirect(redirect), replace: true })
    else void router.navigate({ href: paths.verifyMobile(redirectQuery(redirect).redirect), replace: true })
  }, [router, state, verified])
}

function redirectOf(search: object): unknown {
  return (search as { readonly redirect?: unknown }).redirect
}
