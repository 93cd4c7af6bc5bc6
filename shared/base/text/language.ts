import type { Locale } from '../locale.ts'

/**
 * The language that a person wrote a text in, by the script of most of its letters; undefined for a text without Arabic
 * and Latin letters.
 */
export function languageOf(text: string): Locale | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === 0 && latin === 0) return undefined
  return arabic >= latin ? 'ar' : 'en'
}
