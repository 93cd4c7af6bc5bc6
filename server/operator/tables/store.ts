import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { Where } from '../../base/where.ts'

/** A table of the back office: the source of its rows, and their columns. */
export interface TableSource {
  /** The table with its alias, such as `orders o`, and the joins that conditions need. */
  readonly from: string
  /** The column of the row's id, such as `o.id`. */
  readonly key: string
  readonly columns: string
  /** The joins that the columns need, starting from `picked`, whose ids are `picked.id`. */
  readonly joins: string
}

/** One page of a table, with the count of rows up to the cap of totals. An index should provide the order. */
export async function pageRows<Row>(
  db: Sql,
  { from, key, columns, joins }: TableSource,
  where: Where,
  { order, page, limit }: Paging & { readonly order: string },
): Promise<{ rows: Row[]; count: number }> {
  const counting = countRows(db, { from }, where)
  const { taken, skipped } = sliceOf({ page, limit })
  const slice = `limit ${where.put(taken)} offset ${where.put(skipped)}`
  const listing = db.query<Row>({
    text: `with picked as materialized (
             select id, row_number() over () as place from (
               select ${key} as id from ${from} where ${where.text} order by ${order} ${slice}) ordered)
           select ${columns} from picked ${joins} order by picked.place`,
    values: where.values,
  })
  const [count, rows] = await Promise.all([counting, listing])
  return { rows, count }
}

/** The count of rows up to the cap of totals. */
export async function countRows(db: Sql, { from }: Pick<TableSource, 'from'>, where: Where): Promise<number> {
  const [counted] = await db.query<{ count: number }>({
    text: `select count(*) from (select from ${from} where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  return counted?.count ?? 0
}

/** The rows of a page. The total is capped, so no page contains rows beyond the cap (contract, section 1). */
export function sliceOf({ page, limit }: Paging): { readonly taken: number; readonly skipped: number } {
  const skipped = Math.min((page - 1) * limit, limits.page.totalCap)
  return { taken: Math.min(limit, limits.page.totalCap - skipped), skipped }
}

/**
 * A table in parts for a file, in the order of its pages; at most `most` rows. The ids are read once, so that concurrent
 * changes neither repeat nor move rows. Only one part of the rows is in memory at a time.
 */
export async function* readRows<Row>(
  db: Sql,
  { from, key, columns, joins }: TableSource,
  conditions: () => Promise<Where> | Where,
  order: string,
  most = limits.operator.fileRows,
): AsyncGenerator<Row[]> {
  const where = await conditions()
  const ids = await readKeys(db, { from, key, order }, where, most)
  for (let done = 0; done < ids.length; done += atOnce) {
    yield await rowsOf<Row>(db, { columns, joins }, ids.slice(done, done + atOnce))
  }
}

/** The rows with these ids, in the order of the ids. */
export function rowsOf<Row>(
  db: Sql,
  { columns, joins }: Pick<TableSource, 'columns' | 'joins'>,
  ids: readonly number[],
): Promise<Row[]> {
  return db.query<Row>({
    text: `with picked as materialized (select id, place from unnest($1::bigint[]) with ordinality as given (id, place))
           select ${columns} from picked ${joins} order by picked.place`,
    values: [ids],
  })
}

/** The ids of the first rows of a table in an order. */
export async function readKeys(
  db: Sql,
  { from, key, order }: Pick<TableSource, 'from' | 'key'> & { readonly order: string },
  where: Where,
  most: number,
): Promise<number[]> {
  const [row] = await db.query<{ ids: number[] }>({
    text: `select coalesce(json_agg(id order by place), '[]') as ids from (
             select id, row_number() over () as place from (
               select ${key} as id from ${from} where ${where.text} order by ${order} limit ${where.put(most)}) ordered) placed`,
    values: where.values,
  })
  return row?.ids ?? []
}

const atOnce = 1_000

/**
 * An order such as `created_at desc, id desc`. All columns have one direction, so that one index serves both directions.
 */
export function orderBy(columns: readonly string[], order: 'asc' | 'desc' | undefined): string {
  return columns.map((column) => `${column} ${order === 'asc' ? 'asc' : 'desc'}`).join(', ')
}

/** The search text of a table's rows, as trigram indexes store it. */
interface SearchText {
  /** The table that contains the search text, `contacts`, and its id column. */
  readonly table: string
  readonly id: string
  /** The id in the list, such as `c.id`, and the search text, such as `c.signs`. */
  readonly key: string
  readonly signs: string
  /** The indexed expression, if the index is not on a column; `signs` is then the folded text. */
  readonly indexed?: string
}

/**
 * A condition that a row contains these words; false without words. Up to `mostFound` matches are listed by id. If there
 * are more matches, they are frequent, so filtering during an index scan in the list's order fills a page soon. Sorting
 * them would read all of them.
 */
export async function containsWords(
  db: Sql,
  where: Where,
  { table, id, key, signs, indexed }: SearchText,
  words: string,
): Promise<string> {
  const pattern = patternOf(words)
  if (pattern === undefined) return 'false'
  const rows = await db.query<{ id: number }>({
    text: `select ${id} as id from ${table} where ${indexed ?? 'signs'} like trigram_signs($1) limit ${mostFound + 1}`,
    values: [pattern],
  })
  if (rows.length <= mostFound) return `${key} = any(${where.put(rows.map((row) => row.id))}::bigint[])`
  // The concatenation disables the trigram index, as explained above.
  return `(${signs} || '') like ${indexed ? where.put(pattern) : `trigram_signs(${where.put(pattern)})`}`
}

const mostFound = 5_000

/** A `like` pattern that finds the words anywhere in folded text; undefined when folding leaves nothing. */
export function patternOf(words: string): string | undefined {
  const folded = fold(words)
  return folded === '' ? undefined : `%${escaped(folded)}%`
}

/** Escapes the special characters of a `like` pattern. */
export const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/**
 * A condition that at least one of these conditions is true. Each condition needs an index, so that PostgreSQL can
 * combine the indexes.
 */
export const anyOf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `(${conditions.map((condition) => `(${condition})`).join(' or ')})` : 'false'

/** A condition that a column is one of these ids; an empty list if there are no ids. */
export const isOneOf = (where: Where, column: string, ids: readonly number[]): string[] =>
  ids.length > 0 ? [`${column} = any(${where.put(ids)}::bigint[])`] : []

/** People whose name contains these words; if there are more than `mostNamed`, the newest of them. */
export async function findPeopleNamed(db: Sql, words: string): Promise<number[]> {
  const pattern = patternOf(words)
  if (pattern === undefined) return []
  const some = await db.query<{ id: number }>({
    text: `select id from users where trigram_signs(found_by) like trigram_signs($1) limit ${mostNamed + 1}`,
    values: [pattern],
  })
  if (some.length <= mostNamed) return some.map(({ id }) => id)
  // With so many matches, a scan from the newest row soon finds enough.
  const newest = await db.query<{ id: number }>({
    text: `select id from users where found_by like $1 order by id desc limit ${mostNamed}`,
    values: [pattern],
  })
  return newest.map(({ id }) => id)
}

const mostNamed = 500

/** Species whose name in either language contains these words; there are few species. */
export async function findFishNamed(db: Sql, words: string): Promise<number[]> {
  const folded = fold(words)
  if (folded === '') return []
  const rows = await db.query<{ id: number; names: string[] }>({
    name: 'operator_fish_names',
    text: 'select id, array[name_ar, name_en] as names from fish',
  })
  return rows.filter(({ names }) => names.some((name) => fold(name).includes(folded))).map(({ id }) => id)
}

/** The id in a search text; 0 for any other text, because no row has the id 0. */
export function numberIn(words: string): number {
  const digits = /^#?\s*(\d{1,15})$/.exec(latinDigits(words).trim())?.[1]
  return digits === undefined ? 0 : Number(digits)
}
