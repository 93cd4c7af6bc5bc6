import type { Locale } from '#shared/base/locale.ts'
import { maskIn } from '#shared/base/text/masks.ts'

/**
 * The first letters of the first and of the last name; in English, Latin letters for Arabic ones. Arabic letters are
 * separated by a space, because they would otherwise join.
 */
export function initialsOf(name: string, locale: Locale): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  const letters = [first, last].flatMap((word) => (word ? [maskIn(letterOf(word), locale)] : []))
  const arabic = letters.some((letter) => /\p{Script=Arabic}/u.test(letter))
  return letters.join(arabic ? ' ' : '')
}

/** The first letter of a word without the article: القطيفي gives ق. */
function letterOf(word: string): string {
  const bare = word.length > 4 && word.startsWith('ال') ? word.slice(2) : word
  return [...bare][0]?.toUpperCase() ?? ''
}
