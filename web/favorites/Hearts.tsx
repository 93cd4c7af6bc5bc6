import { useEffect } from 'react'
import { useSession } from '../auth/session.ts'
import { useLocale } from '../base/text.ts'
import { dropHearts, loadHearts } from './toggle.ts'

/** Keeps the hearts of every page those of the reader: filled right after a sign-in, empty after a sign-out. */
export function Hearts() {
  const locale = useLocale()
  const reader = useSession().profile?.id
  useEffect(() => {
    if (reader === undefined) return
    const ended = new AbortController()
    loadHearts(locale, ended.signal).catch((error: unknown) => {
      if (!ended.signal.aborted) console.warn('the hearts could not be loaded', error)
    })
    return () => {
      ended.abort()
      dropHearts()
    }
  }, [reader, locale])
  return null
}
