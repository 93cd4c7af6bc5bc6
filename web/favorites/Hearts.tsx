import { useEffect } from 'react'
import { Refusal } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { dropHearts, loadHearts } from './toggle.ts'

/** Loads the user's favourites after a sign-in and clears them after a sign-out. */
export function Hearts() {
  const locale = useLocale()
  const userId = useSession().profile?.id
  useEffect(() => {
    if (userId === undefined) return
    const abort = new AbortController()
    loadHearts(locale, abort.signal).catch((error: unknown) => {
      // The session handles a 401, so it is ignored here.
      const signedOut = error instanceof Refusal && error.status === 401
      if (!abort.signal.aborted && !signedOut) console.warn('the favourites could not be loaded', error)
    })
    return () => {
      abort.abort()
      dropHearts()
    }
  }, [userId, locale])
  return null
}
