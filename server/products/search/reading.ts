import type { Origin } from '#shared/products/contract.ts'
import { type FishMatch, type Matches, matchesOf, type PlaceMatch, worth } from './matches.ts'
import { isFiller, type KnownTrait, stem } from './meaning.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One interpretation of a search: conditions that goods must meet together. */
export interface Reading {
  /** The whole name of the goods in folded form. A reading with a name has no other condition. */
  readonly name?: string
  /** The possible species; null means any species. */
  readonly fish: readonly number[] | null
  /** The possible markets and cities; null means anywhere. */
  readonly place: Place | null
  readonly traits: Traits
  /** Words of product names; one word of each group is required. */
  readonly words: readonly (readonly string[])[]
  /** How well the reading explains the words: the scores of the words and the bonuses of the names, added up. */
  readonly score: number
  /** The number of unexplained words. */
  readonly dropped: number
}

export interface Place {
  readonly markets: readonly number[]
  readonly cities: readonly number[]
}

/** Allowed values of a product's traits; a missing list does not restrict. */
export interface Traits {
  readonly origin?: readonly Origin[]
  readonly farmed?: readonly boolean[]
  readonly country?: readonly string[]
  readonly fish_types?: readonly number[]
  readonly sizes?: readonly number[]
  readonly qualities?: readonly number[]
}

/** The words of product names that a typed word may mean. */
export interface OwnWords {
  readonly words: readonly string[]
  readonly likeness: number
}

/**
 * The readings of typed words (folded), as attempts in order; each attempt has its best reading first. The best reading
 * leaves the fewest words unexplained and explains the others best. Equally good species and places are merged into one
 * reading.
 */
export function readingsOf(
  typed: readonly string[],
  vocabulary: Vocabulary,
  own: readonly (OwnWords | undefined)[] = [],
): Reading[][] {
  const matches = matchesOf(typed, vocabulary)
  const drafts: Draft[] = []
  for (const fish of [null, ...bestOf(matches.fish, mostFish)]) {
    for (const place of [null, ...bestOf(matches.places, mostPlaces)]) {
      for (const additions of [true, false]) {
        const draft = draftOf(typed, { fish, place, additions, matches, own })
        if (draft) drafts.push(draft)
      }
    }
  }
  const readings = merge(drafts, vocabulary).sort((a, b) => a.dropped - b.dropped || b.score - a.score)
  return triesOf(readings).filter((group) => group.length > 0)
}

const mostFish = 48
const mostPlaces = 24
const mostReadings = 6
/** Readings with less than this share of the best score are dropped. */
const leastShare = 0.45

function bestOf<M extends FishMatch | PlaceMatch>(matches: readonly M[], most: number): M[] {
  const total = ({ worth: parts, bonus }: M) => parts.reduce((sum, part) => sum + (part ?? 0), bonus)
  return matches.toSorted((a, b) => total(b) - total(a)).slice(0, most)
}

interface Draft {
  readonly fish: number | null
  readonly place: Place | null
  readonly traits: readonly KnownTrait[]
  readonly words: readonly (readonly string[])[]
  readonly score: number
  readonly dropped: number
}

interface Parts {
  readonly fish: FishMatch | null
  readonly place: PlaceMatch | null
  /** Whether traits and words of product names explain typed words too. */
  readonly additions: boolean
  readonly matches: Matches
  readonly own: readonly (OwnWords | undefined)[]
}

/** Assigns each word to its best explanation. Undefined if the species or the place explains no word. */
function draftOf(
  typed: readonly string[],
  { fish, place, additions, matches, own }: Parts,
): Draft | undefined {
  const used = { fish: false, place: false, dropped: 0 }
  const traits: KnownTrait[] = []
  const words: (readonly string[])[] = []
  let score = 0
  typed.forEach((word, index) => {
    const byFish = fish?.worth[index] ?? 0
    const byPlace = place?.worth[index] ?? 0
    const trait = additions ? matches.traits[index] : undefined
    const general = isFiller(stem(word))
    // General words are not searched in the names of products, because many names contain them.
    const named = additions && !general ? own[index] : undefined
    const byOwn = named ? worth.own * named.likeness : 0
    const filler = general ? worth.filler : 0
    const best = Math.max(byFish, byPlace, trait?.worth ?? 0, byOwn, filler)
    score += best || worth.dropped
    if (best === 0) used.dropped += 1
    else if (best === byFish) used.fish = true
    else if (best === byPlace) used.place = true
    else if (trait && best === trait.worth) traits.push(trait.trait)
    else if (named && best === byOwn) words.push(named.words)
  })
  if (!additions && (used.dropped === 0 || (!fish && !place))) return undefined
  if (used.dropped === typed.length || (fish && !used.fish) || (place && !used.place)) return undefined
  return {
    fish: fish?.meaning.id ?? null,
    place: place?.meaning ?? null,
    traits,
    words,
    score: Math.round((score + (fish?.bonus ?? 0) + (place?.bonus ?? 0)) * 10) / 10,
    dropped: used.dropped,
  }
}

/** Merges drafts that are equally good and differ only in species or place. */
function merge(drafts: readonly Draft[], vocabulary: Vocabulary): Reading[] {
  const groups = Map.groupBy(drafts, ({ fish, place, traits, words, score, dropped }) =>
    JSON.stringify([fish === null, place === null, traits, words, Math.round(score), dropped]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const fish = first.fish === null ? null : unique(group.flatMap(({ fish: id }) => id ?? []))
    const place = first.place && {
      markets: unique(group.flatMap((draft) => draft.place?.markets ?? [])),
      cities: unique(group.flatMap((draft) => draft.place?.cities ?? [])),
    }
    const { words, dropped } = first
    const score = Math.max(...group.map((draft) => draft.score))
    const categories = first.traits.flatMap((trait) => (isOption(trait, 'categories') ? [trait.id] : []))
    const ofCategories = categories.flatMap((id) => vocabulary.fishOf.get(id) ?? [])
    const narrowed = fish && ofCategories.length ? fish.filter((id) => ofCategories.includes(id)) : fish
    return {
      fish: ofCategories.length && !narrowed?.length ? ofCategories : narrowed,
      place,
      traits: traitsOf(first.traits),
      words,
      score,
      dropped,
    }
  })
}

function traitsOf(traits: readonly KnownTrait[]): Traits {
  const options = (list: 'fish_types' | 'sizes' | 'qualities') =>
    unique(traits.flatMap((trait) => (isOption(trait, list) ? [trait.id] : [])))
  const lists = {
    origin: traits.flatMap((trait) => (trait.of === 'origin' ? [trait.value] : [])),
    farmed: traits.flatMap((trait) => (trait.of === 'farmed' ? [trait.value] : [])),
    country: traits.flatMap((trait) => (trait.of === 'country' ? [trait.value] : [])),
    fish_types: options('fish_types'),
    sizes: options('sizes'),
    qualities: options('qualities'),
  }
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0))
}

function isOption(trait: KnownTrait, list: string): trait is Extract<KnownTrait, { of: 'option' }> {
  return trait.of === 'option' && trait.list === list
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)]
}

/**
 * The readings as attempts. If only species are named, the first attempt has every reading that explains all words.
 * Otherwise the first attempt is the best reading, the second has only the species of the best reading, and the later ones
 * explain as many words as possible. For example, a search for hamour in Qatif prefers hamour from elsewhere to other fish in
 * Qatif.
 */
function triesOf(readings: readonly Reading[]): Reading[][] {
  const [best] = readings
  if (!best) return []
  const whole = readings.filter(({ dropped }) => dropped === best.dropped)
  const partly = readings.filter(({ dropped }) => dropped === best.dropped + 1)
  if (!best.fish || isPlain(best)) return [near(whole), near(partly)]
  const asGood = whole.filter((one) => one.score > best.score - 1 && rest(one) === rest(best))
  const fish = JSON.stringify(best.fish)
  const same = readings.filter((one) => one.dropped > best.dropped && JSON.stringify(one.fish) === fish)
  return [near(asGood), near(same), near(whole), near(partly)]
}

/** Whether species are the only condition of the reading. */
export function isPlain({ name, place, traits, words }: Reading): boolean {
  return name === undefined && !place && Object.keys(traits).length === 0 && words.length === 0
}

/** The conditions of a reading other than its species. */
function rest({ place, traits, words }: Reading): string {
  return JSON.stringify([place, traits, words])
}

function near(readings: readonly Reading[]): Reading[] {
  const best = readings[0]?.score ?? 0
  const least = best - Math.abs(best) * (1 - leastShare)
  const usable = readings.filter((reading, index) => {
    return reading.score >= least && !readings.slice(0, index).some((better) => covers(better, reading))
  })
  return usable.slice(0, mostReadings)
}

/** Whether the wide reading finds all goods that the narrow reading finds. */
function covers(wide: Reading, narrow: Reading): boolean {
  const holds = (all: readonly number[], some: readonly number[]) => some.every((id) => all.includes(id))
  const fish = wide.fish === null || (narrow.fish !== null && holds(wide.fish, narrow.fish))
  const place =
    wide.place === null ||
    (narrow.place !== null &&
      holds(wide.place.markets, narrow.place.markets) &&
      holds(wide.place.cities, narrow.place.cities))
  const other = ({ traits, words }: Reading) => JSON.stringify([traits, words])
  return fish && place && other(wide) === other(narrow)
}
