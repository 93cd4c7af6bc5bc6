import type { Sql } from '#platform/database/db.ts'
import { type Locale, named } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import type { FishOffers, Product } from '#shared/products/contract.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import type { Names } from './names.ts'
import { isPlain, readingsOf } from './reading.ts'
import { type FishOffersRow, loadFishOffers } from './store.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The maximum numbers of suggested species, and of species and single offers together. */
const mostFish = 3
const mostSuggestions = 7

/**
 * The species that typed words name without any other condition, with their offers on sale. Better readings come first;
 * among equal readings, species with more offers.
 */
export function fishNamed(
  typed: readonly string[],
  { vocabulary, names }: { readonly vocabulary: Vocabulary; readonly names: Names },
  offers: ReadonlyMap<number, FishOffersRow>,
  locale: Locale,
): FishOffers[] {
  const [first = []] = readingsOf(typed, vocabulary)
  const plain = first.filter((reading) => reading.dropped === 0 && isPlain(reading))
  const byOffers = (a: number, b: number) => (offers.get(b)?.offers ?? 0) - (offers.get(a)?.offers ?? 0)
  const ids = new Set(plain.flatMap(({ fish }) => fish?.toSorted(byOffers) ?? []))
  const found = [...ids].flatMap((id) => {
    const [fish, onSale] = [names.fish(id), offers.get(id)]
    if (!fish || !onSale) return []
    return {
      id,
      code: fish.code,
      ...named({ ar: fish.name_ar, en: fish.name_en }, locale),
      official_name: fish.official_name_en,
      image: pictureUrl(fish.image),
      hundred_riyal: fish.hundred_riyal,
      offers: onSale.offers,
      lowest_price: toRiyals(onSale.lowest),
    }
  })
  return found.slice(0, mostFish)
}

/** The first offers that differ in species, market or kind of sale; fewer if there are species to suggest. */
export function distinctOffers(products: readonly Product[], fish: readonly FishOffers[]): Product[] {
  const seen = new Set<string>()
  const distinct = products.filter(({ type_fish_id, market_id, sale_type }) => {
    const key = `${type_fish_id} ${market_id} ${sale_type}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  return distinct.slice(0, mostSuggestions - fish.length)
}

/**
 * The offers of every species. They are counted at most every 30 s, because counting reads all goods on sale. While a new count
 * runs, readers get the last one (stale-while-revalidate).
 */
export class FishOffersCache {
  readonly #db: Sql
  #counted: Promise<ReadonlyMap<number, FishOffersRow>> | undefined
  #due = 0
  #counting = false

  constructor(db: Sql) {
    this.#db = db
  }

  read(): Promise<ReadonlyMap<number, FishOffersRow>> {
    if (!this.#counting && performance.now() >= this.#due) this.#count()
    return this.#counted ?? Promise.resolve(new Map())
  }

  #count(): void {
    this.#counting = true
    const counting = loadFishOffers(this.#db).then((rows) => new Map(rows.map((row) => [row.fish_id, row])))
    this.#counted ??= counting
    counting
      .then(() => {
        this.#counted = counting
        this.#due = performance.now() + lifeMs
      })
      .catch(() => {
        // If the first count fails, the readers who waited for it get the error, and the next reader starts a new count.
        if (this.#counted === counting) this.#counted = undefined
      })
      .finally(() => {
        this.#counting = false
      })
  }
}

const lifeMs = 30_000
