import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { MarketKind, OptionList } from '#shared/operator/lists/optionLists.ts'
import { Where } from '../../base/where.ts'

/** The columns that every list has. */
export interface ListedRow {
  readonly id: number
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
  readonly place: number
  readonly hidden: boolean
  readonly uses: number
}

export interface FishRow extends ListedRow {
  readonly aliases_ar: string[]
  readonly aliases_en: string[]
  readonly official_name_en: string | null
  readonly scientific_name: string | null
  readonly fao_code: string | null
  readonly hundred_riyal: boolean
  readonly category_id: number
  readonly category_code: string
  readonly category_ar: string
  readonly category_en: string
  readonly image: string | null
}

export interface MarketRow extends ListedRow {
  readonly aliases: string[]
  readonly kind: MarketKind
  readonly is_primary: boolean
  readonly city_id: number
  readonly city_ar: string
  readonly city_en: string
}

export interface CityRow extends ListedRow {
  readonly aliases: string[]
  readonly coastal: boolean
  readonly latitude: number | null
  readonly longitude: number | null
  readonly region_id: number
  readonly region_ar: string
  readonly region_en: string
}

export interface OptionRow extends ListedRow {
  readonly list: OptionList
  readonly fee_halalas: Halalas
  readonly lead_hours: number | null
  readonly from_hour: number | null
  readonly until_hour: number | null
}

/** The query of a list; `id` selects one entry. */
export interface ListQuery extends Paging {
  readonly s?: string | undefined
  readonly sort?: 'order' | 'name' | 'code' | undefined
  readonly order?: 'asc' | 'desc' | undefined
  readonly hidden?: boolean | undefined
  readonly id?: number | undefined
  readonly category?: number | undefined
  readonly city_id?: number | undefined
  readonly kind?: MarketKind | undefined
  readonly region_id?: number | undefined
  readonly list?: OptionList | undefined
}

export interface Rows<Row> {
  readonly rows: Row[]
  readonly count: number
}

/** For each list: the columns of its rows, the texts that a search matches, and the count of references. */
const sources = {
  fish: {
    columns: `t.aliases_ar, t.aliases_en, t.official_name_en, t.scientific_name, t.fao_code, t.hundred_riyal, t.category_id,
      c.code as category_code, c.name_ar as category_ar, c.name_en as category_en, i.path as image`,
    joins: 'join options c on c.id = t.category_id left join images i on i.id = t.image_id',
    words: 'array[t.official_name_en, t.scientific_name, t.fao_code] || t.aliases_ar || t.aliases_en',
    lists: '',
    uses: usesIn('products', 'fish_id'),
  },
  markets: {
    columns: 't.aliases, t.kind, t.is_primary, t.city_id, c.name_ar as city_ar, c.name_en as city_en',
    joins: 'join cities c on c.id = t.city_id',
    words: 'array[c.name_ar, c.name_en] || t.aliases',
    lists: '',
    uses: usesIn('products', 'market_id'),
  },
  cities: {
    columns: `t.aliases, t.coastal, t.latitude, t.longitude, t.region_id, r.name_ar as region_ar,
      r.name_en as region_en`,
    joins: 'join regions r on r.id = t.region_id',
    words: 'array[r.name_ar, r.name_en] || t.aliases',
    lists: '',
    uses: usesIn('markets', 'city_id'),
  },
  options: {
    columns: 't.list, t.fee_halalas, t.lead_hours, t.from_hour, t.until_hour',
    joins: '',
    words: 'array[]::text[]',
    lists: 'partition by list',
    uses: `case t.list when 'categories' then ${usesIn('fish', 'category_id')}
      when 'sizes' then ${usesIn('products', 'size_id')} when 'qualities' then ${usesIn('products', 'quality_id')}
      when 'fish_types' then ${usesIn('products', 'fish_type_id')} when 'payments' then ${usesIn('orders', 'payment_id')}
      else ${usesIn('orders', 'delivery_method_id')} end`,
  },
} as const

function usesIn(table: string, column: string): string {
  return `(select count(*) from ${table} where ${column} = t.id)`
}

export const listFishRows = (db: Sql, query: ListQuery) => listRows<FishRow>(db, 'fish', query)
export const listMarketRows = (db: Sql, query: ListQuery) => listRows<MarketRow>(db, 'markets', query)
export const listCityRows = (db: Sql, query: ListQuery) => listRows<CityRow>(db, 'cities', query)
export const listOptionRows = (db: Sql, query: ListQuery) => listRows<OptionRow>(db, 'options', query)

async function listRows<Row>(db: Sql, table: keyof typeof sources, query: ListQuery): Promise<Rows<Row>> {
  const { columns, joins, lists, uses } = sources[table]
  const where = filterOf(table, query)
  const from = `from (select *, row_number() over (${lists} order by position, id) as place from ${table}) t ${joins}`
  const counting = db.query<{ count: number }>({
    text: `select count(*) ${from} where ${where.text}`,
    values: [...where.values],
  })
  const rows = db.query<Row>({
    text: `select t.id, t.code, t.name_ar, t.name_en, t.place::int as place, t.hidden, (${uses})::int as uses, ${columns}
           ${from} where ${where.text} order by ${orderOf(table, query)}
           limit ${where.put(query.limit)} offset ${where.put((query.page - 1) * query.limit)}`,
    values: where.values,
  })
  const [listed, [counted]] = await Promise.all([rows, counting])
  return { rows: listed, count: counted?.count ?? 0 }
}

function filterOf(table: keyof typeof sources, query: ListQuery): Where {
  const words = `array_to_string(array[t.name_ar, t.name_en, t.code] || ${sources[table].words}, ' ')`
  const where = new Where()
    .andIf(query.id, 't.id = $?')
    .andIf(query.hidden, 't.hidden = $?')
    .andIf(query.s, `strpos(fold(${words}), fold($?)) > 0`)
  if (table === 'fish') where.andIf(query.category, 't.category_id = $?')
  if (table === 'markets') where.andIf(query.city_id, 't.city_id = $?').andIf(query.kind, 't.kind = $?')
  if (table === 'cities') where.andIf(query.region_id, 't.region_id = $?')
  if (table === 'options') where.andIf(query.list, 't.list = $?')
  return where
}

function orderOf(table: keyof typeof sources, { sort = 'order', order = 'asc' }: ListQuery): string {
  const by = { order: 't.place', name: 't.name_ar', code: 't.code' }[sort]
  const lists = table === 'options' && sort === 'order' ? 't.list, ' : ''
  return `${lists}${by} ${order === 'desc' ? 'desc' : 'asc'}, t.id`
}
