import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#shared/base/paths.ts'

/** The sign-in ended while the form was open: back through it, to this page. */
export function useWayIn(out: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (out) void router.navigate({ href: paths.signIn(router.state.location.href), replace: true })
  }, [out, router])
}
