import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { redirectQuery, safeRedirect } from '#shared/base/access/redirect.ts'
import { paths } from '#shared/base/paths.ts'
import { redirectOf } from '../redirect.ts'
import { useSession } from '../session.ts'

/**
 * Whoever is signed in has no business here: on to where they wanted to go; a new account first to its code. `ready` is false for
 * who is to sign in once more.
 */
export function useLeadOn(ready = true): void {
  const { state, profile } = useSession()
  const router = useRouter()
  const verified = profile?.mobile_verified
  useEffect(() => {
    if (state !== 'in' || !ready) return
    const place = wantedPlace(router)
    const href = verified ? place : paths.verifyMobile(redirectQuery(place).redirect)
    void router.navigate({ href, replace: true })
  }, [router, state, verified, ready])
}

/** For links between the sign-in pages: they carry the way back on. */
export function useWayBack(): { readonly redirect?: string } {
  return redirectQuery(useRouterState({ select: ({ location }) => redirectOf(location.search) }))
}

/** Where the address says that the reader wants to go, if that is on this site; else home. */
export function wantedPlace({ latestLocation }: Pick<AnyRouter, 'latestLocation'>): string {
  return safeRedirect(redirectOf(latestLocation.search))
}
