import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#shared/base/paths.ts'
import { confirmLeave } from '../../app/calls/unsaved.ts'
import { useLocale } from '../../app/texts/text.ts'
import { endSession } from '../../auth/session.ts'

/** Signs out and redirects home. If there is unsaved work, asks first. */
export function useSignOut(): () => Promise<void> {
  const locale = useLocale()
  return async () => {
    if (!(await confirmLeave())) return
    endDeliberately(() => endSession(locale))
  }
}

/** Ends the session by the user's choice. AccountFrame then redirects home and not to sign-in. */
export function endDeliberately(end: () => unknown): void {
  deliberate = true
  void end()
}

/**
 * Redirects home after the user signs out here. If the session ended otherwise, redirects to sign-in with a return
 * address.
 */
export function useRedirectSignedOut(out: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!out) return
    const { href } = router.state.location
    void router.navigate({ href: takeSignedOut() ? paths.home() : paths.signIn(href), replace: true })
  }, [out, router])
}

/** Whether the session was ended by the user's choice; resets the flag. */
function takeSignedOut(): boolean {
  const was = deliberate
  deliberate = false
  return was
}

let deliberate = false
