import { searchedNames } from '#shared/catalog/speciesNames.ts'
import { isFiller, type KnownTrait, type Meaning, type Phrase, stemsOf } from './meaning.ts'
import { spokenTraits, type Trait, type TraitList, traitLists, wholeTraits } from './words.ts'

/** The rows whose names the words of a search can mean. All of them were read at `version`. */
export interface VocabularyRows {
  readonly version: number
  readonly fish: readonly (Named & FishParts)[]
  readonly regions: readonly Named[]
  readonly cities: readonly (Named & { readonly region_id: number })[]
  readonly markets: readonly (Named & { readonly city_id: number })[]
  readonly options: readonly (Named & { readonly list: string; readonly code: string })[]
}

interface FishParts {
  readonly code: string
  readonly category_id: number
  readonly official_name_en: string | null
  readonly hundred_riyal: boolean
  /** The path of the picture. */
  readonly image: string | null
}

interface Named {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly aliases?: readonly string[]
}

/** Every name of a species, a place or a trait. */
export function phrasesOf(rows: VocabularyRows): Phrase[] {
  const added = [...placePhrases(rows), ...traitPhrases(rows)]
  return [...withoutAdditions(fishPhrases(rows), added), ...added]
}

function fishPhrases({ fish }: VocabularyRows): Phrase[] {
  return fish.flatMap((one) => {
    const meaning: Meaning = { facet: 'fish', id: one.id }
    const further = searchedNames(one.code).flatMap((name) => phrase(meaning, name, false))
    return [...namePhrases(one, meaning), ...further]
  })
}

/** The names of places. A city means its markets and the city itself; a region means all its cities. */
function placePhrases({ regions, cities, markets }: VocabularyRows): Phrase[] {
  const marketsIn = Map.groupBy(markets, ({ city_id }) => city_id)
  const place = (within: readonly { readonly id: number }[]): Meaning => ({
    facet: 'place',
    cities: within.map(({ id }) => id),
    markets: within.flatMap(({ id }) => marketsIn.get(id) ?? []).map(({ id }) => id),
  })
  const phrases = [
    ...regions.flatMap((one) =>
      namePhrases(one, place(cities.filter(({ region_id }) => region_id === one.id))),
    ),
    ...cities.flatMap((one) => namePhrases(one, place([one]))),
    ...markets.flatMap((one) => namePhrases(one, { facet: 'place', markets: [one.id], cities: [] })),
  ]
  // Words such as market, and the article of Al Qatif and Ad Darb, do not identify a place.
  const isSignificant = (word: string) => !isFiller(word) && !/^a[lrsndzt]h?$/.test(word)
  return phrases
    .map((phrase) => ({ ...phrase, words: phrase.words.filter(isSignificant) }))
    .filter(({ words }) => words.length > 0)
}

function traitPhrases({ options }: VocabularyRows): Phrase[] {
  const known = (trait: Trait): readonly KnownTrait[] =>
    trait.of === 'option'
      ? options
          .filter(({ list, code }) => list === trait.list && code === trait.value)
          .map(({ id }) => ({ of: 'option', list: trait.list, id }))
      : [trait]
  const spoken = [...spokenTraits, ...wholeTraits].flatMap(([trait, text]) =>
    known(trait).flatMap((one) => traitNames(one, text)),
  )
  const named = options
    .filter(({ list }) => (traitLists as readonly string[]).includes(list))
    .flatMap((option) => {
      const trait: KnownTrait = { of: 'option', list: option.list as TraitList, id: option.id }
      return [...traitNames(trait, option.name_ar), ...traitNames(trait, option.name_en)]
    })
  return [...spoken, ...named]
}

function traitNames(trait: KnownTrait, text: string): Phrase[] {
  return phrase({ facet: 'trait', trait }, text, false)
}

function namePhrases({ name_ar, name_en, aliases = [] }: Named, meaning: Meaning): Phrase[] {
  return [
    ...phrase(meaning, name_ar, true),
    ...phrase(meaning, name_en, true),
    ...aliases.flatMap((alias) => phrase(meaning, alias, false)),
  ]
}

function phrase(meaning: Meaning, text: string, named: boolean): Phrase[] {
  const words = stemsOf(text)
  return words.length ? [{ meaning, words, named, latin: /^[a-z\d]/.test(words.at(-1) ?? '') }] : []
}

/**
 * Removes alternative names that consist of the species' own name and a trait or place. For example, هامور بلدي is read
 * as hamour and local, so that it finds only local hamour. If several species share the shorter name, such as lobster,
 * the longer name stays: American lobster is only one of them.
 */
function withoutAdditions(fish: readonly Phrase[], added: readonly Phrase[]): Phrase[] {
  const additions = new Set(added.filter(({ words }) => words.length === 1).map(({ words }) => words[0]))
  const owners = new Map<string, Set<number>>()
  for (const { meaning, words } of fish) {
    if (meaning.facet !== 'fish') continue
    const key = words.join(' ')
    owners.set(key, (owners.get(key) ?? new Set()).add(meaning.id))
  }
  const isOwn = (id: number, words: readonly string[]) => {
    const ids = owners.get(words.join(' '))
    return ids?.size === 1 && ids.has(id)
  }
  return fish.filter(({ meaning, words, named }) => {
    if (named || meaning.facet !== 'fish' || words.length < 2) return true
    const [first, last] = [words[0], words.at(-1)]
    const addedLast = additions.has(last) && isOwn(meaning.id, words.slice(0, -1))
    return !addedLast && !(additions.has(first) && isOwn(meaning.id, words.slice(1)))
  })
}
