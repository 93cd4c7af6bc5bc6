import type { Sql } from '#node/db.ts'
import { worth } from './searchMatches.ts'
import { isPlain, type OwnWords, type Reading, readingsOf } from './searchReading.ts'
import { slipOf } from './searchSlip.ts'
import {
  enough,
  findOwnWords,
  loadBareProducts,
  loadVersion,
  mostFound,
  type Picked,
  pick,
  type Shown,
} from './searchStore.ts'
import { likeness, type Vocabulary } from './searchVocabulary.ts'

/** The goods of a search that are shown, best match first. */
export interface Found extends Omit<Picked, 'ids'> {
  /** The shown ids in their order. */
  readonly ids: readonly number[]
}

/**
 * The goods that typed words (folded) mean. A good reading that finds enough stands alone; where it does not, the next
 * ones follow it. Readings that leave words aside come in only where the others find nothing.
 */
export async function find(
  db: Sql,
  typed: readonly string[],
  vocabulary: Vocabulary,
  shown: Shown,
): Promise<Found> {
  const ask = askOnce(db, within(shown))
  const tries = readingsOf(typed, vocabulary)
  const best = tries[0]?.[0]
  // Nothing that the products' own names could add would come before such a reading.
  if (best?.dropped === 0 && best.score >= worth.own * typed.length) {
    const picked = await ask(best)
    if (picked.count >= enough || picked.version !== vocabulary.version) return showing(picked, shown)
  }
  for (const readings of await withOwnNames(db, typed, tries, vocabulary)) {
    const found = await findAll(db, ask, readings, shown)
    if (found.count > 0 || found.version !== vocabulary.version) return found
  }
  return { version: await loadVersion(db), count: 0, ids: [], rows: [] }
}

type Ask = (reading: Reading) => Promise<Picked>

/** Picks what is shown of a reading; a second time it is known. */
function askOnce(db: Sql, shown: Shown): Ask {
  const asked = new Map<string, Promise<Picked>>()
  return (reading) => {
    const key = JSON.stringify(reading)
    const picked = asked.get(key) ?? pick(db, reading, shown)
    asked.set(key, picked)
    return picked
  }
}

/** The goods of the best reading, and of all where that finds too few. */
async function findAll(
  db: Sql,
  ask: Ask,
  [best, ...others]: readonly Reading[],
  shown: Shown,
): Promise<Found> {
  if (!best) return { version: 0, count: 0, ids: [], rows: [] }
  const first = await ask(best)
  if (first.count >= enough || others.length === 0) return showing(first, shown)
  const none = { from: mostFound, until: mostFound }
  const more = await Promise.all(others.map((reading) => pick(db, reading, none)))
  if (more.every(({ count }) => count === 0)) return showing(first, shown)
  const ids = [...new Set([first, ...more].flatMap((picked) => picked.ids))]
  const capped = more.some(({ count }) => count > mostFound)
  const visible = ids.slice(shown.from, shown.until)
  const { rows } = await loadBareProducts(db, visible)
  return { version: first.version, count: capped ? mostFound + 1 : ids.length, ids: visible, rows }
}

function within({ from, until }: Shown): Shown {
  return { from: Math.min(from, mostFound), until: Math.min(until, mostFound) }
}

function showing(picked: Picked, { from, until }: Shown): Found {
  return { ...picked, ids: picked.ids.slice(from, until) }
}

/** The ways to understand typed words, those by words of the products' own names among them. */
export async function triesFor(
  db: Sql,
  typed: readonly string[],
  vocabulary: Vocabulary,
): Promise<Reading[][]> {
  return withOwnNames(db, typed, readingsOf(typed, vocabulary), vocabulary)
}

async function withOwnNames(
  db: Sql,
  typed: readonly string[],
  tries: Reading[][],
  vocabulary: Vocabulary,
): Promise<Reading[][]> {
  const [first = [], ...others] = tries
  const [best] = first
  if (best?.dropped !== 0 || !typed.every((word) => vocabulary.knows(word))) {
    return readingsOf(typed, vocabulary, ownWordsOf(typed, await findOwnWords(db, typed)))
  }
  return typed.length === 1 || isPlain(best) ? [[...first, byOwnNames(typed)], ...others] : tries
}

/** Goods that are named with the typed words although neither their species nor anything else of them is. */
function byOwnNames(typed: readonly string[]): Reading {
  return { fish: null, place: null, traits: {}, words: typed.map((word) => [word]), score: 0, dropped: 0 }
}

function ownWordsOf(
  typed: readonly string[],
  found: Awaited<ReturnType<typeof findOwnWords>>,
): (OwnWords | undefined)[] {
  return typed.map((word, index) => {
    const near = found.filter((one) => one.index === index).map((one) => one.word)
    const ways = [
      { words: near.filter((one) => one === word), likeness: likeness.exact },
      { words: near.filter((one) => one.startsWith(word)), likeness: likeness.begin },
      { words: near.filter((one) => slipOf(word, one) === 'whole'), likeness: likeness.slip },
    ]
    return ways.find(({ words }) => words.length > 0)
  })
}
