import { useEffect, useState } from 'react'
import { type Answer, api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { wordsOf } from '../filters/filters.ts'

export type Suggestions = {
  /** The search text that the suggestions match. */
  readonly words: string
  readonly found: Answer<'GET products/suggestions'>
  readonly failed: boolean
}

/**
 * Suggestions for the typed text, requested shortly after the last keystroke. Undefined before the first answer, and for
 * a blank text, which sends no request (specification, section 5). Old suggestions stay until the new ones arrive.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const locale = useLocale()
  const words = wordsOf(typed)
  const [shown, setShown] = useState<Suggestions>()
  useEffect(() => {
    if (words === undefined) {
      setShown(undefined)
      return undefined
    }
    const gone = new AbortController()
    const { signal } = gone
    const timer = setTimeout(async () => {
      try {
        const found = await api('GET products/suggestions', { query: { s: words } }, { locale, signal })
        setShown({ words, found, failed: false })
      } catch {
        if (!signal.aborted) setShown({ words, found: { fish: [], products: [] }, failed: true })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [words, locale])
  return words === undefined ? undefined : shown
}

const pauseMs = 120
