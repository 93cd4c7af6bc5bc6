import type { ProductRow } from '../present.ts'
import type { VocabularyRows } from './phrases.ts'

/** A listed product's own columns, with seller and picture. The other names are in memory. */
export type BareProductRow = Omit<ListedRow, NamedColumns> & {
  readonly [key in `${'fish' | 'market' | 'city' | 'size' | 'quality' | 'fish_type'}_id`]: number
}

type ListedRow = Omit<ProductRow, 'details_ar' | 'details_en'>

type NamedColumns =
  | `${'fish' | 'size' | 'quality' | 'category' | 'fish_type'}_${'code' | 'ar' | 'en'}`
  | `${'market' | 'city'}_${'ar' | 'en'}`
  | 'category_id'
  | 'fish_image'
  | 'fish_official'
  | 'hundred_riyal'

/** The names of species, places and options by id. All of them were read at the same version of their rows. */
export class Names {
  readonly #fish: ReadonlyMap<number, VocabularyRows['fish'][number]>
  readonly #markets: ReadonlyMap<number, VocabularyRows['markets'][number]>
  readonly #cities: ReadonlyMap<number, VocabularyRows['cities'][number]>
  readonly #options: ReadonlyMap<number, VocabularyRows['options'][number]>

  constructor({ fish, markets, cities, options }: VocabularyRows) {
    this.#fish = byId(fish)
    this.#markets = byId(markets)
    this.#cities = byId(cities)
    this.#options = byId(options)
  }

  /** A species by id; undefined if the species was added after the names were read. */
  fish(id: number): VocabularyRows['fish'][number] | undefined {
    return this.#fish.get(id)
  }

  city(id: number): VocabularyRows['cities'][number] | undefined {
    return this.#cities.get(id)
  }

  option(id: number): VocabularyRows['options'][number] | undefined {
    return this.#options.get(id)
  }

  /** The row with its names; undefined if one of them was added after the names were read. */
  complete(row: BareProductRow): ListedRow | undefined {
    const fish = this.#fish.get(row.fish_id)
    const market = this.#markets.get(row.market_id)
    const city = this.#cities.get(row.city_id)
    const size = this.#options.get(row.size_id)
    const quality = this.#options.get(row.quality_id)
    const state = this.#options.get(row.fish_type_id)
    const category = fish && this.#options.get(fish.category_id)
    if (!fish || !market || !city || !size || !quality || !state || !category) return undefined
    return {
      ...row,
      ...fishColumns(fish),
      market_ar: market.name_ar,
      market_en: market.name_en,
      city_ar: city.name_ar,
      city_en: city.name_en,
      size_code: size.code,
      size_ar: size.name_ar,
      size_en: size.name_en,
      quality_code: quality.code,
      quality_ar: quality.name_ar,
      quality_en: quality.name_en,
      category_id: category.id,
      category_code: category.code,
      category_ar: category.name_ar,
      category_en: category.name_en,
      fish_type_code: state.code,
      fish_type_ar: state.name_ar,
      fish_type_en: state.name_en,
    }
  }
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** The columns of a species in a row of goods or of a request. */
export function fishColumns(fish: VocabularyRows['fish'][number]) {
  return {
    fish_code: fish.code,
    fish_ar: fish.name_ar,
    fish_en: fish.name_en,
    fish_official: fish.official_name_en,
    fish_image: fish.image,
    hundred_riyal: fish.hundred_riyal,
  }
}
