import { isFiller, type KnownTrait, type Meaning, type Phrase, stem } from './meaning.ts'
import { likeness, type Vocabulary } from './vocabulary.ts'

/** A species or place that typed words may name. */
export interface Match<M extends Meaning = Meaning> {
  readonly meaning: M
  /** The likeness of each typed word to a part of the name; 0 if it matches none. */
  readonly worth: readonly number[]
  /** A bonus for the typed share of the name, which is higher for the whole name and for its main word. */
  readonly bonus: number
}

export type FishMatch = Match<Extract<Meaning, { facet: 'fish' }>>
export type PlaceMatch = Match<Extract<Meaning, { facet: 'place' }>>

export interface Matches {
  readonly fish: readonly FishMatch[]
  readonly places: readonly PlaceMatch[]
  /** For each word, the trait whose name matches best; undefined if no trait matches. */
  readonly traits: readonly ({ readonly trait: KnownTrait; readonly worth: number } | undefined)[]
}

/** The score of each kind of explanation of a word; a species has the highest score. */
export const worth = { fish: 10, place: 9, trait: 8, own: 7, filler: 2, dropped: -4 } as const

/** The species, places and traits that typed words (folded) may name. */
export function matchesOf(typed: readonly string[], vocabulary: Vocabulary): Matches {
  const hits = hitsOf(typed, vocabulary)
    .map((hit) => judge(hit, typed))
    .filter((judged) => judged !== null)
  const named = hits.some(
    ({ phrase, complete, sure }) =>
      phrase.meaning.facet === 'fish' && phrase.named && complete && sure >= likeness.joined,
  )
  return {
    fish: gather(hits, 'fish', (judged) => judged.sure * fishBonus(judged, named)) as FishMatch[],
    places: gather(hits, 'place', ({ complete, sure }) => (complete ? 2 * sure : 0)) as PlaceMatch[],
    traits: typed.map((word, index) => bestTrait(hits, word, index)),
  }
}

interface Hit {
  readonly phrase: Phrase
  /** The place of each typed word in the phrase. */
  readonly at: { readonly index: number; readonly place: number | 'whole'; readonly likeness: number }[]
}

function hitsOf(typed: readonly string[], vocabulary: Vocabulary): Hit[] {
  const hits = new Map<Phrase, Hit>()
  const put = (word: string, indexes: readonly number[], like: number) => {
    for (const { phrase, at: place } of vocabulary.postings(word)) {
      const hit = hits.get(phrase) ?? { phrase, at: [] }
      hits.set(phrase, hit)
      for (const index of indexes) hit.at.push({ index, place, likeness: like })
    }
  }
  typed.forEach((word, index) => {
    const next = typed[index + 1]
    for (const candidate of vocabulary.candidates(word, next === undefined)) {
      put(candidate.word, [index], candidate.likeness)
    }
    if (next !== undefined) put(stem(word) + stem(next), [index, index + 1], likeness.joined)
  })
  return [...hits.values()]
}

interface Judged {
  readonly phrase: Phrase
  readonly complete: boolean
  /** Whether the main word of the phrase was typed: the first in Arabic, the last in English. */
  readonly head: boolean
  /** The likeness of each typed word to a part of the phrase. */
  readonly likeness: ReadonlyMap<number, number>
  readonly sure: number
}

function judge({ phrase, at }: Hit, typed: readonly string[]): Judged | null {
  const complete =
    at.some(({ place }) => place === 'whole') ||
    Math.min(countOf(at, 'place'), countOf(at, 'index')) >= phrase.words.length
  const significant = complete ? at : at.filter(({ index }) => !isFiller(stem(typed[index] ?? '')))
  if (significant.length === 0) return null
  const best = new Map<number, number>()
  for (const { index, likeness: like } of significant) best.set(index, Math.max(best.get(index) ?? 0, like))
  const headPlace = phrase.latin ? phrase.words.length - 1 : 0
  return {
    phrase,
    complete,
    head: significant.some(({ place }) => place === headPlace),
    likeness: best,
    sure: [...best.values()].reduce((sum, like) => sum + like, 0) / best.size,
  }
}

function countOf(at: Hit['at'], key: 'place' | 'index'): number {
  return new Set(at.map((one) => one[key])).size
}

/**
 * The bonus of a species. If no species has exactly the typed name, an alternative name ranks no higher than a name that
 * begins with the words: روبيان means روبيان أبيض as much as the tiger prawn. English alternative names are complete, so
 * they get the full bonus.
 */
function fishBonus({ phrase, complete, head }: Judged, named: boolean): number {
  if (complete) return (phrase.named || phrase.latin || named ? 5 : 4) + 2 * (phrase.words.length - 1)
  if (head) return phrase.named ? 4 : 3.2
  return 0
}

function gather(
  hits: readonly Judged[],
  facet: 'fish' | 'place',
  bonusOf: (judged: Judged) => number,
): Match[] {
  const found = new Map<string, { meaning: Meaning; worth: number[]; bonus: number }>()
  for (const judged of hits) {
    const { meaning } = judged.phrase
    if (meaning.facet !== facet) continue
    const key = JSON.stringify(meaning)
    const match = found.get(key) ?? { meaning, worth: [], bonus: 0 }
    found.set(key, match)
    const share = judged.complete || judged.head || judged.likeness.size > 1 ? 1 : 0.6
    for (const [index, like] of judged.likeness) {
      match.worth[index] = Math.max(match.worth[index] ?? 0, worth[facet] * like * share)
    }
    match.bonus = Math.max(match.bonus, bonusOf(judged))
  }
  return [...found.values()]
}

/** The best trait for a word. All words of the trait's name must be typed; a prefix counts from 3 letters on. */
function bestTrait(hits: readonly Judged[], word: string, index: number): Matches['traits'][number] {
  let best: Matches['traits'][number]
  for (const { phrase, complete, likeness: likes } of hits) {
    const like = likes.get(index) ?? 0
    const guessed = like < likeness.typo || (word.length < 3 && like < likeness.joined)
    if (phrase.meaning.facet !== 'trait' || !complete || guessed) continue
    if (worth.trait * like > (best?.worth ?? 0))
      best = { trait: phrase.meaning.trait, worth: worth.trait * like }
  }
  return best
}
