import type { Sql } from '#platform/database/db.ts'
import { type Locale, type Pair, translationsOf } from '#shared/base/locale.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import type { Coast } from '#shared/catalog/coasts.ts'
import type { Option, Options } from '#shared/catalog/contract.ts'
import { pictureUrl } from '../base/images/pictures.ts'

interface ListedRow {
  id: number
  code: string
  name_ar: string
  name_en: string
}

interface OptionRow extends ListedRow {
  hidden: boolean
  list: 'sizes' | 'qualities' | 'categories' | 'fish_types' | 'payments' | 'delivery_methods'
  fee_halalas: Halalas
}

/**
 * Every list of options in the reader's language (contract, main/options). The reference data limits the number of rows.
 */
export async function loadOptions(db: Sql, locale: Locale): Promise<Options> {
  const [options, regions, cities, markets, fish, cuts] = await Promise.all([
    db.query<OptionRow>({
      name: 'catalog_options',
      // Hidden categories are included, because a species keeps its category after the category is hidden.
      text: `select * from options where not hidden or list = 'categories' order by list, position, id limit 1000`,
    }),
    db.query<ListedRow>({
      name: 'catalog_regions',
      text: 'select * from regions order by position, id limit 100',
    }),
    db.query<ListedRow & { region_id: number; coastal: boolean }>({
      name: 'catalog_cities',
      text: 'select * from cities where not hidden order by position, id limit 1000',
    }),
    db.query<ListedRow & { city_id: number; kind: string; is_primary: boolean; coast: Coast | null }>({
      name: 'catalog_markets',
      text: `select m.*, c.coast from markets m left join market_coasts c on c.market_id = m.id
             where not m.hidden order by m.is_primary desc, m.position, m.id limit 1000`,
    }),
    loadFish(db),
    db.query<{ name: string; path: string }>({
      name: 'catalog_cuts',
      text: 'select c.name, i.path from cut_pictures c join images i on i.id = c.image_id order by c.name limit 100',
    }),
  ])
  const listed = (row: ListedRow) => listedOf(row, locale)
  const listOf = (list: OptionRow['list']) => options.filter((row) => row.list === list && !row.hidden)
  const ofFish = options.filter((row) => row.list === 'categories')
  const categories = new Map(ofFish.map((row) => [row.id, optionOf(row, locale)]))
  return {
    cities: cities.map((row) => ({ ...listed(row), region_id: row.region_id, coastal: row.coastal })),
    regions: regions.map(listed),
    markets: markets
      .filter(({ kind }) => kind !== 'landing_site')
      .map((row) => ({
        ...listed(row),
        city_id: row.city_id,
        primary: Number(row.is_primary),
        coast: row.coast,
      })),
    landing_places: markets
      .filter(({ kind }) => kind === 'landing_site')
      .map((row) => ({ ...listed(row), city_id: row.city_id })),
    fish: fish.flatMap((row) => {
      const category = categories.get(row.category_id)
      if (!category) return []
      const official = row.official_name_en
      const aliases = [...row.aliases_ar, ...(official ? [official] : []), ...row.aliases_en]
      return [
        {
          ...listed(row),
          official_name: official,
          category,
          aliases,
          hundred_riyal: row.hundred_riyal,
          image: pictureUrl(row.image),
        },
      ]
    }),
    sizes: listOf('sizes').map(listed),
    qualities: listOf('qualities').map(listed),
    categories: listOf('categories').map(listed),
    fish_types: listOf('fish_types').map(listed),
    payments: listOf('payments').map(listed),
    delivery_methods: listOf('delivery_methods').map((row) => ({
      ...listed(row),
      fee: toRiyals(row.fee_halalas),
    })),
    cut_images: cuts.map(({ name, path }) => ({ name, image: pictureUrl(path) })),
  }
}

interface FishRow extends ListedRow {
  official_name_en: string | null
  category_id: number
  aliases_ar: string[]
  aliases_en: string[]
  hundred_riyal: boolean
  image: string | null
}

function loadFish(db: Sql): Promise<FishRow[]> {
  return db.query<FishRow>({
    name: 'catalog_fish',
    text: `select f.id, f.code, f.name_ar, f.name_en, f.official_name_en, f.category_id, f.aliases_ar, f.aliases_en, f.hundred_riyal, i.path as image
           from fish f left join images i on i.id = f.image_id
           where not f.hidden order by f.position, f.id limit 1000`,
  })
}

function listedOf(row: ListedRow, locale: Locale) {
  const pair: Pair = { ar: row.name_ar, en: row.name_en }
  return { id: row.id, code: row.code, name: pair[locale], translations: translationsOf(pair) }
}

function optionOf(row: ListedRow, locale: Locale): Option {
  return { id: row.id, code: row.code, name: locale === 'ar' ? row.name_ar : row.name_en }
}
