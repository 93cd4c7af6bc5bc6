import type { Sql } from '#node/db.ts'
import { wordsOf } from '#shared/base/fold.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import type { Product } from '#shared/products/contract.ts'
import { productOf } from './present.ts'
import { type Found, find, triesFor } from './searchFind.ts'
import { Names } from './searchNames.ts'
import { type Reading, readingsOf } from './searchReading.ts'
import { loadBareProducts, loadVersion, loadVocabularyRows } from './searchStore.ts'
import { Vocabulary } from './searchVocabulary.ts'

export interface Search {
  /** Goods that fit the text, best match first; a blank text finds nothing. */
  find(text: string, paging: Paging, locale: Locale): Promise<Page<Product>>
  /** The ways to understand a text that filters a list: goods of any of them fit it. Undefined: all goods fit. */
  filter(text: string | undefined): Promise<readonly Reading[] | undefined>
  /** These products in their order, what is hidden left out; their species, places and sizes are named from memory. */
  load(sql: Sql, ids: readonly number[], locale: Locale): Promise<Product[]>
  /**
   * Works with what names species, places and sizes, and with what a text means by these names alone; once more where they
   * are of another version than what was loaded.
   */
  withNames<T extends { readonly version: number }>(
    work: (names: Names, readings: (text: string | undefined) => readonly Reading[]) => Promise<T>,
  ): Promise<T>
}

/** Opens the search over the goods of a database. What names them stays in memory and is held against the rows. */
export function openSearch(db: Sql): Search {
  const kept = new KeptNames(db)
  return {
    async find(text, paging, locale) {
      const words = typedWords(text)
      if (words.length === 0) return paged([], 0, paging)
      const from = (paging.page - 1) * paging.limit
      const shown = { from, until: from + paging.limit }
      const { count, products } = await kept.use(async ({ vocabulary, names }) => {
        const found = await find(db, words, vocabulary, shown)
        return { ...found, products: present(found, names, locale) }
      })
      return paged(products, count, paging)
    },
    async filter(text) {
      const words = typedWords(text ?? '')
      if (words.length === 0) return undefined
      const { tries } = await kept.use(async ({ vocabulary }) => {
        const [tries, version] = await Promise.all([triesFor(db, words, vocabulary), loadVersion(db)])
        return { tries, version }
      })
      return asGood(tries)
    },
    async load(sql, ids, locale) {
      if (ids.length === 0) return []
      const { products } = await kept.use(async ({ names }) => {
        const { version, rows } = await loadBareProducts(sql, ids)
        return { version, products: present({ ids, rows }, names, locale) }
      })
      return products
    },
    withNames: (work) =>
      kept.use(({ vocabulary, names }) =>
        work(names, (text) => asGood(readingsOf(typedWords(text ?? ''), vocabulary))),
      ),
  }
}

/** In a list, whose order says nothing of the match, what is only called so beside does not stand among the rest. */
function asGood([readings = []]: readonly (readonly Reading[])[]): Reading[] {
  const best = readings[0]?.score ?? 0
  return readings.filter(({ score, words }) => words.length > 0 || score > best - 1)
}

/** The words that count: what is typed beyond them makes a search no clearer, only longer. */
function typedWords(text: string): string[] {
  return wordsOf(text.slice(0, mostLetters)).slice(0, mostWords)
}

const mostLetters = 64
const mostWords = 8

/** The products in their order; whatever was just renamed is told as it was. */
function present({ ids, rows }: Pick<Found, 'ids' | 'rows'>, names: Names, locale: Locale): Product[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const complete = row && names.complete(row)
    return complete ? productOf(complete, locale) : []
  })
}

interface Known {
  readonly vocabulary: Vocabulary
  readonly names: Names
}

/** What names the goods, as of the version that their rows have: who finds another version gets it read again. */
class KeptNames {
  readonly #db: Sql
  #known: Promise<Known> | undefined

  constructor(db: Sql) {
    this.#db = db
  }

  async use<T extends Pick<Found, 'version'>>(work: (known: Known) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const held = this.#hold()
      const known = await held
      const result = await work(known)
      if (result.version === known.vocabulary.version || attempt === mostAttempts) return result
      if (this.#known === held) this.#known = undefined
    }
  }

  #hold(): Promise<Known> {
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
