import { useEffect, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import type { Origin } from '#shared/products/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { wordsOf } from '../filters/filters.ts'

/** A product or an auction in the suggestions. */
export type Suggestion = {
  readonly id: number
  readonly kind: 'normal' | 'auction'
  readonly origin: Origin
  readonly name: string
  /** The name in the other language; absent where it is the same. */
  readonly otherName: { readonly locale: Locale; readonly name: string } | undefined
  readonly image: string
  /** SAR: per kilogram, or per lot for an auction. */
  readonly price: number
  readonly market: string
}

export type Suggestions = {
  /** The search text that they match. */
  readonly words: string
  readonly found: readonly Suggestion[]
  readonly failed: boolean
}

/**
 * Suggestions for the typed text, shortly after the last keystroke; undefined before the first answer and for a
 * blank text, which sends no request (specification, section 5). Old suggestions stay until the new ones
 * arrive.
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
    const timer = setTimeout(async () => {
      try {
        const found = await findSuggestions(words, locale, gone.signal)
        setShown({ words, found, failed: false })
      } catch {
        if (!gone.signal.aborted) setShown({ words, found: [], failed: true })
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
const most = 7

async function findSuggestions(s: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const { products } = await api('GET products', { query: { s, limit: most } }, { locale, signal })
  return products.data.map((found) => ({
    id: found.id,
    kind: found.sale_type,
    origin: found.origin,
    name: found.name,
    otherName: found.translations.find(({ name }) => name !== found.name),
    image: found.image,
    price: found.price,
    market: found.market.name,
  }))
}
