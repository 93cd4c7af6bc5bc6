import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { canSell, type UserType } from '#shared/base/access/permissions.ts'
import { redirectQuery, safeRedirect } from '#shared/base/access/redirect.ts'
import { paths } from '#shared/base/paths.ts'
import { redirectOf } from '../redirect.ts'
import { useSession } from '../session.ts'

/**
 * Redirects a signed-in user to the return address; if the mobile is not verified, redirects to the verification first.
 * `ready` is false while the user must sign in again.
 */
export function useRedirectSignedIn(ready = true): void {
  const { state, profile } = useSession()
  const router = useRouter()
  const verified = profile?.mobile_verified
  const type = profile?.type
  const staff = profile?.staff_role !== null && profile?.staff_role !== undefined
  useEffect(() => {
    if (state !== 'in' || !ready) return
    const address = landingOf(returnAddress(router), { staff, type })
    const href = verified ? address : paths.verifyMobile(redirectQuery(address).redirect)
    void router.navigate({ href, replace: true })
  }, [router, state, type, verified, ready, staff])
}

/** If no other page was requested, staff start in the back office, and selling accounts start in their shop. */
function landingOf(
  asked: string,
  { staff, type }: { readonly staff: boolean; readonly type: UserType | undefined },
): string {
  if (asked !== paths.home()) return asked
  if (staff) return paths.operator()
  return type && canSell(type) ? paths.myShop() : asked
}

/** The search parameters of links between the sign-in pages, which contain the return address. */
export function useReturnSearch(): { readonly redirect?: string } {
  return redirectQuery(useRouterState({ select: ({ location }) => redirectOf(location.search) }))
}

/** The return address in the query if it is on this site; otherwise home. */
export function returnAddress({ latestLocation }: Pick<AnyRouter, 'latestLocation'>): string {
  return safeRedirect(redirectOf(latestLocation.search))
}
