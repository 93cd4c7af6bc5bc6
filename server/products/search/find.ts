import type { Sql } from '#platform/database/db.ts'
import { worth } from './matches.ts'
import { isFiller, isMeasure, stem } from './meaning.ts'
import { isPlain, type OwnWords, type Reading, readingsOf } from './reading.ts'
import {
  enough,
  findOwnWords,
  loadBareProducts,
  loadVersion,
  mostFound,
  type Picked,
  pick,
  type Shown,
} from './store.ts'
import { typoOf } from './typo.ts'
import { likeness, synonymsOf, type Vocabulary } from './vocabulary.ts'

/** The goods of one page of a search, best match first. */
export interface Found extends Omit<Picked, 'ids'> {
  /** The ids of the page, in order. */
  readonly ids: readonly number[]
}

/** The text of a search. */
export interface Typed {
  /** The whole text in folded form. */
  readonly name: string
  /** The words to interpret. */
  readonly words: readonly string[]
}

/**
 * Finds the goods that a text means. Exact names come first. If a good reading finds enough goods, only that reading is
 * used; otherwise the next readings follow. Readings that ignore words are used only if the other readings find nothing.
 */
export async function find(db: Sql, typed: Typed, vocabulary: Vocabulary, shown: Shown): Promise<Found> {
  const pickFor = pickOnce(db, within(shown))
  const best = readingsOf(typed.words, vocabulary)[0]?.[0]
  // Only a reading by an exact name of several words can rank above a reading that is sure.
  if (best && isSure(best, typed)) {
    const [picked, named] = await Promise.all([
      pickFor(best),
      typed.words.length > 1 && pickFor(byWholeName(typed)),
    ])
    const isEnough = picked.count >= enough && !(named && named.count > 0)
    if (isEnough || picked.version !== vocabulary.version) return pageOf(picked, shown)
  }
  for await (const readings of triesFor(db, typed, vocabulary)) {
    const found = await findAll(db, pickFor, readings, shown)
    if (found.count > 0 || found.version !== vocabulary.version) return found
  }
  return { version: await loadVersion(db), count: 0, ids: [], rows: [] }
}

/** The readings of the first attempt that finds goods on sale; empty if no attempt does. */
export async function findReadings(
  db: Sql,
  typed: Typed,
  vocabulary: Vocabulary,
): Promise<readonly Reading[]> {
  for await (const readings of triesFor(db, typed, vocabulary)) {
    const unnamed = readings.filter(({ name }) => name === undefined)
    // For lists, a sure reading by species, place or trait is sufficient, because an index finds its goods.
    if (unnamed[0] && isSure(unnamed[0], typed) && unnamed[0].words.length === 0) return unnamed
    const picked = await Promise.all(readings.map((reading) => pick(db, reading, { from: 0, until: 1 })))
    if (picked.some(({ count }) => count > 0)) return readings
  }
  return []
}

/**
 * The attempts to interpret a text, in order: the whole text, the text without one of its words, and each word alone. A
 * text that consists only of numbers and units is interpreted only as a name.
 */
async function* triesFor(db: Sql, typed: Typed, vocabulary: Vocabulary): AsyncGenerator<readonly Reading[]> {
  const { words } = typed
  if (words.every((word) => isMeasure(stem(word)))) {
    yield [byWholeName(typed)]
    return
  }
  const [first = [], ...others] = await withOwnNames(db, words, vocabulary)
  const known = words.length === 1 && first[0] && isSure(first[0], typed)
  yield known ? first : [byWholeName(typed), ...first]
  const isGuess = ([best]: readonly Reading[]) =>
    best && best.dropped > 0 && explained(best) < worth.fish * (words.length - best.dropped)
  const guesses = others.filter(isGuess)
  yield* others.filter((group) => !guesses.includes(group))
  yield* await partsOf(db, words, vocabulary)
  yield* guesses
}

/**
 * Two attempts: the readings of the text without one of its words, and the readings of its single words. In each attempt, the
 * best reading comes first. A reading that does not explain all of its words is left out.
 */
async function partsOf(db: Sql, words: readonly string[], vocabulary: Vocabulary): Promise<Reading[][]> {
  const significant = words.filter((word) => !isFiller(stem(word)))
  if (significant.length < 2) return []
  const bestOf = async (part: readonly string[]) => {
    const [[best] = []] = await withOwnNames(db, part, vocabulary)
    return best?.dropped === 0 ? [best] : []
  }
  const readingsOfAll = async (parts: readonly (readonly string[])[]) =>
    (await Promise.all(parts.map(bestOf))).flat().sort((a, b) => b.score - a.score)
  const withoutOne = significant.length > 2 ? significant.map((_, at) => significant.toSpliced(at, 1)) : []
  const groups = [await readingsOfAll(withoutOne), await readingsOfAll(significant.map((word) => [word]))]
  return groups.filter((group) => group.length > 0)
}

/** Whether the words of product names cannot explain the text better than this reading does. */
function isSure(best: Reading, { words }: Typed): boolean {
  return best.dropped === 0 && best.score >= worth.own * words.length
}

/** The sum of the scores of the words that a reading explains. */
function explained({ score, dropped }: Reading): number {
  return score - dropped * worth.dropped
}

function byWholeName({ name }: Typed): Reading {
  return { name, fish: null, place: null, traits: {}, words: [], score: 0, dropped: 0 }
}

type PickOnce = (reading: Reading) => Promise<Picked>

/** Returns a function that loads the goods of a reading, once for equal readings. */
function pickOnce(db: Sql, shown: Shown): PickOnce {
  const picks = new Map<string, Promise<Picked>>()
  return (reading) => {
    const key = JSON.stringify(reading)
    const picked = picks.get(key) ?? pick(db, reading, shown)
    picks.set(key, picked)
    return picked
  }
}

/** The goods of the best reading. If they are too few, the goods of the other readings follow. Exact names come first. */
async function findAll(
  db: Sql,
  pickFor: PickOnce,
  [best, ...others]: readonly Reading[],
  shown: Shown,
): Promise<Found> {
  if (!best) return { version: await loadVersion(db), count: 0, ids: [], rows: [] }
  const first = await pickFor(best)
  const isName = best.name !== undefined
  if (others.length === 0 || (!isName && first.count >= enough)) return pageOf(first, shown)
  if (isName && first.count === 0) return findAll(db, pickFor, others, shown)
  const none = { from: mostFound, until: mostFound }
  const all = await Promise.all(
    (isName ? [best, ...others] : others).map((reading) => pick(db, reading, none)),
  )
  if (!isName && all.every(({ count }) => count === 0)) return pageOf(first, shown)
  const ids = [...new Set([...(isName ? [] : first.ids), ...all.flatMap((picked) => picked.ids)])]
  const capped = all.some(({ count }) => count > mostFound)
  const visible = ids.slice(shown.from, shown.until)
  const { rows } = await loadBareProducts(db, visible)
  return { version: first.version, count: capped ? mostFound + 1 : ids.length, ids: visible, rows }
}

function within({ from, until }: Shown): Shown {
  return { from: Math.min(from, mostFound), until: Math.min(until, mostFound) }
}

function pageOf(picked: Picked, { from, until }: Shown): Found {
  return { ...picked, ids: picked.ids.slice(from, until) }
}

/** The readings of typed words, including readings by words of product names. */
async function withOwnNames(db: Sql, typed: readonly string[], vocabulary: Vocabulary): Promise<Reading[][]> {
  const tries = readingsOf(typed, vocabulary)
  const [first = [], ...others] = tries
  const [best] = first
  if (best?.dropped !== 0 || !typed.every((word) => vocabulary.knows(word))) {
    return readingsOf(typed, vocabulary, await ownWordsOf(db, typed))
  }
  const significant = typed.filter((word) => !isFiller(stem(word)))
  const named = significant.length > 0 && (typed.length === 1 || isPlain(best))
  return named ? [[...first, byOwnNames(significant)], ...others] : tries
}

/** The reading that matches goods whose names contain the typed words, without interpreting them as species or traits. */
function byOwnNames(typed: readonly string[]): Reading {
  return { fish: null, place: null, traits: {}, words: typed.map((word) => [word]), score: 0, dropped: 0 }
}

/**
 * For each typed word, the words of product names that it means: the exact matches of the word and of its synonyms. If there
 * are none, the words that begin with the typed word or differ from it by a typing error.
 */
async function ownWordsOf(db: Sql, typed: readonly string[]): Promise<(OwnWords | undefined)[]> {
  const said = typed.map((word) => [word, ...synonymsOf(word)])
  const asked = said.flat()
  const found = await findOwnWords(db, asked)
  const meant = asked.map((word, index) => {
    const near = found.filter((one) => one.index === index).map((one) => one.word)
    const candidates = [
      { words: near.filter((one) => one === word), likeness: likeness.exact },
      { words: near.filter((one) => one.startsWith(word)), likeness: likeness.begin },
      { words: near.filter((one) => typoOf(word, one) === 'whole'), likeness: likeness.typo },
    ]
    return candidates.find(({ words }) => words.length > 0)
  })
  return said.map((words, at) => {
    const from = said.slice(0, at).flat().length
    const [own, ...others] = meant.slice(from, from + words.length)
    const exact = [own, ...others].filter((one) => one?.likeness === likeness.exact)
    const all = exact.flatMap((one) => one?.words ?? [])
    return all.length > 0 ? { words: [...new Set(all)], likeness: likeness.exact } : own
  })
}
