import type { Locale } from '#shared/base/locale.ts'
import { isNode, type Node, parse, visit } from '../source.ts'
import { type File, lineOf } from '../tree.ts'

/** A word or phrase that texts of one language do not use, and the glossary's word for the thing. */
export interface RefusedWord {
  readonly locale: Locale
  readonly word: string
  readonly instead: string
}

/** The refused words of the glossary's tables: the last column, next to the Arabic and English words. */
export function refusedWordsOf(markdown: string): RefusedWord[] {
  return markdown.split('\n').flatMap((line) => {
    const [thing, arabic, english, , not] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (!thing || !arabic || !english || !not || thing === 'thing' || /^-+$/.test(thing)) return []
    return not.split(' / ').map((word): RefusedWord => {
      const locale = isArabic(word) ? 'ar' : 'en'
      return { locale, word, instead: locale === 'ar' ? arabic : english }
    })
  })
}

/** A text of a pair `{ ar, en }`; values of a template are written as `…`. */
export interface PairText {
  readonly place: string
  readonly locale: Locale
  readonly text: string
}

/** Every text in the pairs `{ ar, en }` of a module: literals, templates, the forms of a count. */
export function pairTextsOf(file: File): PairText[] {
  const found: PairText[] = []
  visit(parse(file).program, (node) => {
    if (node.type !== 'ObjectExpression') return
    const sides = (node.properties as readonly Node[]).flatMap((property) => {
      const locale = localeOf(property)
      return locale ? [{ locale, value: property.value }] : []
    })
    if (sides.length !== 2) return
    for (const { locale, value } of sides) {
      visit(value, (each) => {
        const text = writtenIn(each)
        if (text !== undefined)
          found.push({ place: `${file.path}:${lineOf(file.text, each.start)}`, locale, text })
      })
    }
  })
  return found
}

/** The first refused word in a text, or undefined. */
export function refusedIn(
  locale: Locale,
  text: string,
  words: readonly RefusedWord[],
): RefusedWord | undefined {
  return words.find((each) => each.locale === locale && patternOf(each.word).test(text))
}

function patternOf(word: string): RegExp {
  let pattern = patterns.get(word)
  if (!pattern) {
    const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    // Arabic joins "and" and prepositions to the next word; a refused word may follow them.
    const start = isArabic(word) ? '(?<![\\p{L}])[وفبل]?' : '(?<![\\p{L}])'
    pattern = new RegExp(`${start}${escaped}(?![\\p{L}])`, 'iu')
    patterns.set(word, pattern)
  }
  return pattern
}

const patterns = new Map<string, RegExp>()

function localeOf(property: Node): Locale | undefined {
  const { key } = property
  const name = isNode(key) ? (key.name ?? key.value) : undefined
  return name === 'ar' || name === 'en' ? name : undefined
}

function writtenIn(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}
