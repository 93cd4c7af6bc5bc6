import { wordsOf } from '#shared/base/text/fold.ts'
import { isFiller, type Phrase, stem, stemsOf } from './meaning.ts'
import { phrasesOf, type VocabularyRows } from './phrases.ts'
import { soundOf } from './sound.ts'
import { typoOf } from './typo.ts'
import { sameWords } from './words.ts'

/** The position of a word in a phrase; `whole` means the words of the phrase written as one word. */
export interface Posting {
  readonly phrase: Phrase
  readonly at: number | 'whole'
}

/** A known word that a typed word may mean, with its likeness from 0 to 1. */
export interface Candidate {
  readonly word: string
  readonly likeness: number
}

/** The likeness of a typed word by kind of match. */
export const likeness = {
  exact: 1,
  bent: 0.97,
  joined: 0.95,
  begin: 0.8,
  typo: 0.6,
  sound: 0.5,
  typoBegin: 0.45,
} as const

/** The words that name species, places and traits, as of one version of their rows. They are a few thousand words, so they are kept in memory. */
export class Vocabulary {
  readonly version: number
  /** The ids of the species of each category, by the id of the category. */
  readonly fishOf: ReadonlyMap<number, readonly number[]>
  readonly #postings = new Map<string, Posting[]>()
  readonly #sounds = new Map<string, string[]>()
  /** The known words, sorted for prefix search, without names written as one word. */
  readonly #words: readonly string[]
  readonly #joined: ReadonlySet<string>
  /** The spelling of known words in their names, by their folded form. */
  readonly #spelled = new Map<string, string>()

  constructor(rows: VocabularyRows) {
    this.version = rows.version
    const groups = Map.groupBy(rows.fish, ({ category_id }) => category_id)
    this.fishOf = new Map([...groups].map(([category, fish]) => [category, fish.map(({ id }) => id)]))
    const phrases = phrasesOf(rows)
    for (const phrase of phrases) {
      for (const [at, word] of phrase.words.entries()) this.#post(word, { phrase, at })
    }
    this.#words = [...this.#postings.keys()].sort()
    for (const phrase of phrases) {
      if (phrase.words.length > 1) this.#post(phrase.words.join(''), { phrase, at: 'whole' })
    }
    this.#joined = new Set([...this.#postings.keys()].slice(this.#words.length))
    for (const word of this.#words) {
      const sound = soundOf(word)
      if (sound) this.#sounds.set(sound, [...(this.#sounds.get(sound) ?? []), word])
    }
    for (const { name_ar, name_en, aliases = [] } of [...rows.fish, ...rows.cities, ...rows.markets]) {
      for (const spelled of [name_ar, name_en, ...aliases].flatMap((name) => name.split(/\s+/))) {
        const [word, ...others] = stemsOf(spelled)
        if (word && others.length === 0 && !this.#spelled.has(word)) this.#spelled.set(word, spelled)
      }
    }
  }

  postings(word: string): readonly Posting[] {
    return this.#postings.get(word) ?? []
  }

  /** Whether a typed word equals a known word. */
  knows(typed: string): boolean {
    return isFiller(stem(typed)) || formsOf(typed).some((form) => this.#postings.has(form))
  }

  /**
   * The known words that a typed word may mean. After an exact match, only the last word of a search may also be a prefix
   * of other words. Typing errors and sounds are used only without an exact match.
   */
  candidates(typed: string, isLast: boolean): Candidate[] {
    const exact = formsOf(typed)
      .flatMap((form) => [form, ...(alsoSaid.get(form) ?? [])])
      .filter((form) => this.#postings.has(form))
      .map((word) => ({ word, likeness: word === stem(typed) ? likeness.exact : likeness.bent }))
    if (exact.length || isFiller(stem(typed)))
      return isLast ? [...exact, ...this.#begunBy(stem(typed))] : exact
    return [...this.#begunBy(stem(typed)), ...this.#typos(typed), ...this.#alike(typed)]
  }

  /**
   * The spelling of the known name that an unknown word most likely means: one typing error away, of the same sound, or with the
   * same beginning. Undefined for words that are known, or begin a known word, and for numbers.
   */
  corrected(typed: string): string | undefined {
    const word = stem(typed)
    if (word.length < shortestMistyped || /\d/.test(word) || this.knows(typed) || this.#begunBy(word).length)
      return undefined
    const likely = [...this.#typos(typed), ...this.#alike(typed)].sort((a, b) => b.likeness - a.likeness)
    const begins = [1, 2].flatMap((cut) => {
      const start = word.slice(0, -cut)
      return start.length > shortestMistyped ? this.#begunBy(start) : []
    })
    const [best] = [...likely, ...begins].flatMap((candidate) => this.#spelled.get(candidate.word) ?? [])
    return best
  }

  #post(word: string, posting: Posting): void {
    const known = this.#postings.get(word)
    if (known) known.push(posting)
    else this.#postings.set(word, [posting])
  }

  #begunBy(typed: string): Candidate[] {
    const found: Candidate[] = []
    for (let at = firstAtLeast(this.#words, typed); found.length < most; at += 1) {
      const word = this.#words[at]
      if (!word?.startsWith(typed)) break
      if (word !== typed) found.push({ word, likeness: likeness.begin })
    }
    return found
  }

  #typos(typed: string): Candidate[] {
    if (typed.length < shortestMistyped) return []
    const found: Candidate[] = []
    for (const word of this.#postings.keys()) {
      const typo = typoOf(typed, word)
      if (typo === 'whole') found.push({ word, likeness: likeness.typo })
      // Joined names are not matched by a prefix with a typing error, because the match would be too uncertain.
      else if (typo && !this.#joined.has(word)) found.push({ word, likeness: likeness.typoBegin })
      if (found.length === most) break
    }
    return found
  }

  #alike(typed: string): Candidate[] {
    const sound = soundOf(typed)
    const words = (sound && this.#sounds.get(sound)) || []
    return words.slice(0, most).map((word) => ({ word, likeness: likeness.sound }))
  }
}

/** The text with its unknown words corrected, except words of product names (`isOwn`); null if nothing was corrected. */
export function correctedText(
  text: string,
  vocabulary: Vocabulary,
  isOwn: (word: string) => boolean,
): string | null {
  const parts = text.trim().split(/\s+/)
  const corrected = parts.map((part) => {
    const [word, ...others] = wordsOf(part)
    if (!word || others.length > 0 || isOwn(word)) return part
    return vocabulary.corrected(word) ?? part
  })
  return corrected.some((part, index) => part !== parts[index]) ? corrected.join(' ') : null
}

const most = 64
const shortestMistyped = 3

/** The synonyms of a word (folded) in the fish trade. */
export const synonymsOf = (word: string): readonly string[] => alsoSaid.get(stem(word)) ?? []

const alsoSaid = new Map(
  sameWords.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)),
)

/**
 * A word in its forms: as typed, without repeated letters, and without Arabic and English prefixes and suffixes
 * (بالقطيف, والروبيان, alqatif, prawns).
 */
function formsOf(typed: string): string[] {
  const plain = stem(typed.replace(/(.)\1{2,}/gu, '$1'))
  const arabic = /^(?:[وفبك]ال|لل|[وبلف])(.{3,})$/.exec(plain)?.[1]
  const latin = /^(?:al)?([a-z]{3,})$/.exec(plain)?.[1]
  return [
    stem(typed),
    ...(plain === stem(typed) ? [] : [plain]),
    ...(arabic ? [arabic] : []),
    ...(latin ? [latin, latin.replace(/s$/, ''), latin.replace(/es$/, '')] : []),
  ]
}

function firstAtLeast(sorted: readonly string[], typed: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < typed) low = middle + 1
    else high = middle
  }
  return low
}
