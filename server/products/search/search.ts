import type { Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import { fold, wordsOf } from '#shared/base/text/fold.ts'
import { plainUrdu } from '#shared/catalog/speciesNames.ts'
import type { FishOffers, Product } from '#shared/products/contract.ts'
import { productOf } from '../present.ts'
import { type Found, find, findReadings, type Typed } from './find.ts'
import { Names } from './names.ts'
import { type Reading, readingsOf } from './reading.ts'
import { findOwnWords, loadBareProducts, loadVersion, loadVocabularyRows } from './store.ts'
import { distinctOffers, FishOffersCache, fishNamed } from './suggestions.ts'
import { correctedText, Vocabulary } from './vocabulary.ts'

export interface Search {
  /** Goods that match the text, best match first; nothing for a blank text. */
  find(text: string, paging: Paging, locale: Locale): Promise<Page<Product>>
  /** The species that a text names, with their offers, and single offers that match it; nothing for a blank text. */
  suggest(text: string, locale: Locale): Promise<Suggestions>
  /** The readings of a text that filters a list: goods must match one of them. Undefined means that all goods match. */
  filter(text: string | undefined): Promise<readonly Reading[] | undefined>
  /**
   * The text with its unknown words replaced by the known names that are one typing error away or sound alike; null if there is
   * nothing to correct.
   */
  correct(text: string): Promise<string | null>
  /** Loads these products in order, without hidden products. The names of species, places and sizes come from memory. */
  load(sql: Sql, ids: readonly number[], locale: Locale): Promise<Product[]>
  /**
   * Runs `work` with the names of species, places and sizes, and with the readings by these names alone. Runs `work`
   * again when its result has another version than the names.
   */
  withNames<T extends { readonly version: number }>(
    work: (names: Names, readings: (text: string | undefined) => readonly Reading[]) => Promise<T>,
  ): Promise<T>
}

export type Suggestions = { readonly fish: readonly FishOffers[]; readonly products: readonly Product[] }

/**
 * Opens the search over the goods of a database. Names are cached in memory and reloaded when their version changes.
 */
export function openSearch(db: Sql): Search {
  const cache = new NamesCache(db)
  const offers = new FishOffersCache(db)
  return {
    async find(text, paging, locale) {
      const typed = typedOf(text)
      if (typed.words.length === 0) return paged([], 0, paging)
      const from = (paging.page - 1) * paging.limit
      const shown = { from, until: from + paging.limit }
      const { count, products } = await cache.use(async ({ vocabulary, names }) => {
        const found = await find(db, typed, vocabulary, shown)
        return { ...found, products: present(found, names, locale) }
      })
      return paged(products, count, paging)
    },
    async suggest(text, locale) {
      const typed = typedOf(text)
      if (typed.words.length === 0) return { fish: [], products: [] }
      const onSale = await offers.read()
      return cache.use(async (known) => {
        const found = await find(db, typed, known.vocabulary, { from: 0, until: suggested })
        const fish = fishNamed(typed.words, known, onSale, locale)
        const products = distinctOffers(present(found, known.names, locale), fish)
        return { version: found.version, fish, products }
      })
    },
    async filter(text) {
      const typed = typedOf(text ?? '')
      if (typed.words.length === 0) return undefined
      const { readings } = await cache.use(async ({ vocabulary }) => {
        const [readings, version] = await Promise.all([findReadings(db, typed, vocabulary), loadVersion(db)])
        return { readings, version }
      })
      return nearBest(readings)
    },
    async correct(text) {
      const { words } = typedOf(text)
      if (words.length === 0) return null
      const { corrected } = await cache.use(async ({ vocabulary }) => {
        const [own, version] = await Promise.all([findOwnWords(db, words), loadVersion(db)])
        const isOwn = (word: string) => own.some((found) => found.word.startsWith(word))
        return { version, corrected: correctedText(text, vocabulary, isOwn) }
      })
      return corrected
    },
    async load(sql, ids, locale) {
      if (ids.length === 0) return []
      const { products } = await cache.use(async ({ names }) => {
        const { version, rows } = await loadBareProducts(sql, ids)
        return { version, products: present({ ids, rows }, names, locale) }
      })
      return products
    },
    withNames: (work) =>
      cache.use(({ vocabulary, names }) =>
        work(names, (text) => nearBest(readingsOf(typedOf(text ?? '').words, vocabulary)[0] ?? [])),
      ),
  }
}

/** Removes readings that are clearly worse than the best reading, because lists are not sorted by match. */
function nearBest(readings: readonly Reading[]): Reading[] {
  const best = Math.max(...readings.map(({ score }) => score))
  return readings.filter(
    ({ name, score, words }) => name !== undefined || words.length > 0 || score > best - 1,
  )
}

/** The folded text and its first words. Further words are ignored, because they do not improve a search. */
function typedOf(text: string): Typed {
  return { name: fold(text), words: wordsOf(plainUrdu(text.slice(0, mostLetters))).slice(0, mostWords) }
}

/** The number of best matches from which distinct offers are suggested. */
const suggested = 12

const mostLetters = 64
const mostWords = 8

/** The products in order; a product with a name that is not loaded yet is omitted. */
function present({ ids, rows }: Pick<Found, 'ids' | 'rows'>, names: Names, locale: Locale): Product[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const complete = row && names.complete(row)
    return complete ? productOf(complete, locale) : []
  })
}

interface CachedNames {
  readonly vocabulary: Vocabulary
  readonly names: Names
}

/** The cached names of one version of their rows; use() reloads the names when a result has another version. */
class NamesCache {
  readonly #db: Sql
  #known: Promise<CachedNames> | undefined

  constructor(db: Sql) {
    this.#db = db
  }

  async use<T extends Pick<Found, 'version'>>(work: (known: CachedNames) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const loading = this.#load()
      const known = await loading
      const result = await work(known)
      if (result.version === known.vocabulary.version || attempt === mostAttempts) return result
      if (this.#known === loading) this.#known = undefined
    }
  }

  #load(): Promise<CachedNames> {
    this.#known ??= loadVocabularyRows(this.#db).then(
      (rows) => ({ vocabulary: new Vocabulary(rows), names: new Names(rows) }),
      (error: unknown) => {
        this.#known = undefined
        throw error
      },
    )
    return this.#known
  }
}

const mostAttempts = 3
