import { wordsOf } from '#shared/base/text/fold.ts'
import { fillers, type Trait, type TraitList, units } from './words.ts'

/** The species, place or trait that words of a search can mean. */
export type Meaning =
  | { readonly facet: 'fish'; readonly id: number }
  | { readonly facet: 'place'; readonly markets: readonly number[]; readonly cities: readonly number[] }
  | { readonly facet: 'trait'; readonly trait: KnownTrait }

/** A trait and the values that a row must have; options are identified by their id. */
export type KnownTrait =
  | Exclude<Trait, { readonly of: 'option' }>
  | { readonly of: 'option'; readonly list: TraitList; readonly id: number }

/** One name of a meaning, as stems. */
export interface Phrase {
  readonly meaning: Meaning
  readonly words: readonly string[]
  /** True for the record's own name, false for an alternative name. */
  readonly named: boolean
  readonly latin: boolean
}

/** The folded word without the article. Folding keeps the article of words of 4 letters. */
export function stem(word: string): string {
  return word.length === 4 && word.startsWith('ال') ? word.slice(2) : word
}

/** The stems of a text. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem)
}

/** Whether a stem does not restrict goods when it is typed alone. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word) || isMeasure(word)
}

/** Whether a stem is a number or a unit. */
export function isMeasure(word: string): boolean {
  return unitWords.has(word) || /^\d+$/.test(word)
}

const fillerWords = new Set(fillers.flatMap(stemsOf))
const unitWords = new Set(units.flatMap(stemsOf))
