import { useEffect } from 'react'
import { Refusal } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { dropHearts, loadHearts } from './toggle.ts'

/** Keeps the hearts of every page those of the reader: filled right after a sign-in, empty after a sign-out. */
export function Hearts() {
  const locale = useLocale()
  const reader = useSession().profile?.id
  useEffect(() => {
    if (reader === undefined) return
    const ended = new AbortController()
    loadHearts(locale, ended.signal).catch((error: unknown) => {
      // That a sign-in has ended is told by the session.
      const signedOut = error instanceof Refusal && error.status === 401
      if (!ended.signal.aborted && !signedOut) console.warn('the hearts could not be loaded', error)
    })
    return () => {
      ended.abort()
      dropHearts()
    }
  }, [reader, locale])
  return null
}
