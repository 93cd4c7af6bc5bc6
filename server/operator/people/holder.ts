import { wordsOf } from '#shared/base/text/fold.ts'
import type { PersonNames } from '#shared/base/text/masks.ts'
import { soundOf } from '../../products/search/sound.ts'

/**
 * Whether the holder of a bank account has the person's name: each of the person's names must be among the holder's
 * names, in either script. The holder's further names (of father or family) are ignored.
 */
export function isHolder(holder: string, { f_name, l_name }: PersonNames): boolean {
  const personNames = namesIn(`${f_name} ${l_name}`)
  const holderNames = new Set(namesIn(holder))
  return personNames.length > 0 && personNames.every((name) => holderNames.has(name))
}

/**
 * The names in a text, written by their sound and without articles, so that القحطاني, Al-Qahtani and Alqahtani are
 * equal.
 */
function namesIn(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !articles.has(word))
    .map((word) => soundOf(withoutArticle(word)) ?? word)
}

const articles = new Set(['al', 'el', 'ال', 'bin', 'ibn', 'بن', 'ابن', 'bint', 'بنت'])

const withoutArticle = (word: string) => (/^(al|el|ال)..../.test(word) ? word.slice(2) : word)
