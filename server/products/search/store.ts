import { createHash } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import { Where } from '../../base/where.ts'
import { countableOf, goodsOf } from './goods.ts'
import type { BareProductRow } from './names.ts'
import type { VocabularyRows } from './phrases.ts'
import type { Reading } from './reading.ts'

/** The names of species, places and options. The version is read first, so that newer rows cause another reload. */
export async function loadVocabularyRows(db: Sql): Promise<VocabularyRows> {
  const version = await loadVersion(db)
  const [fish, regions, cities, markets, options] = await Promise.all([
    db.query<VocabularyRows['fish'][number]>({
      text: `select f.id, f.code, name_ar, name_en, official_name_en,
             array_remove(official_name_en || aliases_ar || aliases_en, null) as aliases, category_id, hundred_riyal,
             i.path as image from fish f left join images i on i.id = f.image_id order by f.id`,
    }),
    db.query<VocabularyRows['regions'][number]>({
      text: 'select id, name_ar, name_en from regions order by id',
    }),
    db.query<VocabularyRows['cities'][number]>({
      text: 'select id, name_ar, name_en, aliases, region_id from cities order by id',
    }),
    db.query<VocabularyRows['markets'][number]>({
      text: 'select id, name_ar, name_en, aliases, city_id from markets order by id',
    }),
    db.query<VocabularyRows['options'][number]>({
      text: 'select id, name_ar, name_en, list, code from options order by id',
    }),
  ])
  return { version, fish, regions, cities, markets, options }
}

export async function loadVersion(db: Sql): Promise<number> {
  const [row] = await db.query<{ version: number }>({
    name: 'search_version',
    text: 'select version from search_version',
  })
  return row?.version ?? 0
}

export interface FishOffersRow {
  readonly fish_id: number
  readonly offers: number
  /** The lowest price per kilogram. */
  readonly lowest: Halalas
}

/** The number and the lowest price of the goods on sale of each species, by an index-only scan. */
export function loadFishOffers(db: Sql): Promise<FishOffersRow[]> {
  return db.query<FishOffersRow>({
    name: 'search_fish_offers',
    text: `select fish_id, count(*)::int as offers, min(price_halalas) as lowest from products
           where sale_type = 'normal' and status = 'active' group by fish_id`,
  })
}

export interface OwnWord {
  /** The index of the typed word that this word may match. */
  readonly index: number
  readonly word: string
}

/** Words in names of goods on sale that equal a typed word, begin with it, or may be one typing error away from it. */
export function findOwnWords(db: Sql, typed: readonly string[]): Promise<OwnWord[]> {
  const variants = typed.flatMap((word, index) => variantsOf(word).map((variant) => ({ index, variant })))
  return db.query<OwnWord>({
    name: 'search_own_words',
    text: `select t.index - 1 as index, found.word
           from jsonb_array_elements_text($1::jsonb) with ordinality t(word, index) cross join lateral (
             (select word from search_own_words w
              where w.word >= t.word and w.word < t.word || U&'\\+10FFFF' order by w.word limit ${mostBegun})
             union
             (select s.word from jsonb_to_recordset($2::jsonb) v(index int, variant text)
              join search_slips s on s.variant = v.variant where v.index = t.index - 1 limit ${mostTypos})
             union
             (select s.word from search_slips s where s.variant = t.word limit ${mostTypos})
             union
             (select w.word from jsonb_to_recordset($2::jsonb) v(index int, variant text)
              join search_own_words w on w.word = v.variant where v.index = t.index - 1)) found
           where exists (select from (
             select product_id from product_words k where k.word = found.word order by product_id desc limit ${mostHidden}) k
             join products p on p.id = k.product_id where p.status = 'active')`,
    values: [JSON.stringify(typed), JSON.stringify(variants)],
  })
}

const mostBegun = 24
const mostTypos = 40
/** The maximum number of the newest goods with a word that are checked until one on sale is found. */
const mostHidden = 200

/** All variants of the word with one letter removed; empty for short words. */
function variantsOf(word: string): string[] {
  if (word.length < 3) return []
  return [...new Set([...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)))]
}

/** The goods of a reading: their count, and the ids of the first ones. Newer goods come first, and several species alternate. */
export interface Picked {
  /** The version of the names at the time of the query. */
  readonly version: number
  /** The number of goods that match; at most `mostFound` + 1. */
  readonly count: number
  readonly ids: readonly number[]
  /** The rows of the goods on the page, in no particular order. */
  readonly rows: readonly BareProductRow[]
}

/** The positions of a page: from `from` (inclusive, starts at 0) to `until` (exclusive). */
export interface Shown {
  readonly from: number
  readonly until: number
}

/** The maximum number of goods that are counted and shown. */
export const mostFound = limits.page.totalCap

/** If at least this many goods are found, worse readings are not tried. */
export const enough = 24

/** The first goods on sale of a reading, at least as many as the page needs. */
export async function pick(db: Sql, reading: Reading, { from, until }: Shown): Promise<Picked> {
  const where = new Where()
  const limit = steps.find((step) => step >= until) ?? mostFound
  const first = firstOf(reading, goodsOf(reading, where, limit), limit)
  const counted = `select count(*) from (${countableOf(reading, where, mostFound + 1)} limit ${mostFound + 1}) counted`
  const shown = `unnest(ids[${where.put(from + 1)}::int:${where.put(until)}::int]) shown(id)`
  const text = `with found as materialized (select (${counted}) as count, ${first} as ids)
    select version, count, ids, (select json_agg(bare) from (${bareRows(shown)}) bare) as rows
    from found, search_version`
  const [row] = await db.query<Written>({ ...nameOf(reading, text), text, values: where.values })
  if (!row) throw new RangeError('search_version has no row')
  // The driver returns elements of 64-bit arrays as text.
  return { ...row, ids: row.ids.map(Number), rows: (row.rows ?? []).map(withDates) }
}

/** The rows of products without the names that are in memory, and the version of the names; in no particular order. */
export async function loadBareProducts(
  db: Sql,
  ids: readonly number[],
): Promise<Pick<Picked, 'version' | 'rows'>> {
  const [row] = await db.query<Pick<Written, 'version' | 'rows'>>({
    name: 'search_load',
    text: `select version, (select json_agg(bare) from (${bareRows('unnest($1::bigint[]) shown(id)')}) bare) as rows
           from search_version`,
    values: [ids],
  })
  return { version: row?.version ?? 0, rows: (row?.rows ?? []).map(withDates) }
}

const steps = [enough, 60, 120, 300, mostFound]

/** The SQL of the first ids. Newer goods come first; with several species, the goods alternate between the species. */
function firstOf({ fish }: Reading, goods: string, limit: number): string {
  const turn = fish && fish.length > 1 ? 'row_number() over (partition by fish_id order by id desc)' : '1'
  return `array(select id from (select id, ${turn} as turn from (${goods}) goods) turned
          order by turn, id desc limit ${limit})`
}

/**
 * Returns a name for frequent statements, which are then prepared. The other statements are too many to keep on every
 * connection.
 */
function nameOf({ words, traits }: Reading, text: string): { name?: string } {
  if (words.length > 1 || Object.keys(traits).length > 1) return {}
  return { name: `search_${createHash('sha1').update(text).digest('base64url')}` }
}

function bareRows(shown: string): string {
  return `select p.id, p.sale_type, p.origin, p.farmed, p.origin_country, p.landing_place_ar, p.landing_place_en,
      p.caught_at, p.name_ar, p.name_en, p.fish_id, p.market_id, p.city_id, p.size_id,
      p.quality_id, p.fish_type_id, p.quantity_grams, p.price_halalas, p.preparations, p.special_position, p.status, p.created_at,
      p.seller_id, i.path as image, u.f_name, u.l_name, u.type as seller_type, u.mobile as seller_mobile,
      u.email as seller_email, u.vat_number is not null as vat_included, a.path as avatar, r.stars, r.ratings
    from ${shown} join products p on p.id = shown.id and p.status <> 'hidden'
    join images i on i.id = p.image_id join users u on u.id = p.seller_id left join images a on a.id = u.avatar_id
    cross join lateral (select sum(stars)::int as stars, count(*)::int as ratings
                        from ratings where rated_id = p.seller_id) r`
}

/** A row as JSON. */
type WrittenRow = Omit<BareProductRow, 'caught_at' | 'created_at'> & {
  readonly caught_at: string | null
  readonly created_at: string
}

interface Written extends Omit<Picked, 'ids' | 'rows'> {
  readonly ids: readonly string[]
  readonly rows: readonly WrittenRow[] | null
}

function withDates(row: WrittenRow): BareProductRow {
  return {
    ...row,
    caught_at: row.caught_at === null ? null : new Date(row.caught_at),
    created_at: new Date(row.created_at),
  }
}
