import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#shared/base/paths.ts'

/** Redirects to sign-in once the session is over, with this page as the return address. */
export function useSignInRedirect(over: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (over) void router.navigate({ href: paths.signIn(router.state.location.href), replace: true })
  }, [over, router])
}
