import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { Where } from '../../base/where.ts'

/** A table of the back office: the source of its rows, and their columns. */
export interface TableSource {
  /** `orders o`, with the joins that conditions need. */
  readonly from: string
  /** The column of the row's id: `o.id`. */
  readonly key: string
  readonly columns: string
  /** The joins of the columns from `picked`, whose ids are `picked.id`. */
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

/** The rows of a page: the total is capped, and rows beyond the cap are on no page (contract, section 1). */
export function sliceOf({ page, limit }: Paging): { readonly taken: number; readonly skipped: number } {
  const skipped = Math.min((page - 1) * limit, limits.page.totalCap)
  return { taken: Math.min(limit, limits.page.totalCap - skipped), skipped }
}

/**
 * A table in parts for a file, in the order of its pages; at most `most` rows. The ids are read once, so that
 * concurrent changes neither repeat nor move rows, and only one part of the rows is in memory.
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

/** `created_at desc, id desc`: one direction for all columns, so that one index serves both directions. */
export function orderBy(columns: readonly string[], order: 'asc' | 'desc' | undefined): string {
  return columns.map((column) => `${column} ${order === 'asc' ? 'asc' : 'desc'}`).join(', ')
}

/** The search text of a table's rows, in the form that trigram indexes find. */
interface SearchText {
  /** The table with the search text, `contacts`, and its id column. */
  readonly table: string
  readonly id: string
  /** The id in the list, and the search text: `c.id`, `c.signs`. */
  readonly key: string
  readonly signs: string
  /** The indexed expression where it is not a column; `signs` is the folded text then. */
  readonly indexed?: string
}

/**
 * A condition that a row contains these words. Up to `mostFound` matches are listed by id. More matches are frequent
 * enough that filtering during an index scan of the order fills a page soon, while sorting them would read all of
 * them. False without words.
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

/** A condition that one of these holds. Each needs an index, so that PostgreSQL can combine them. */
export const anyOf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `(${conditions.map((condition) => `(${condition})`).join(' or ')})` : 'false'

/** A condition that a column is one of these ids; none without ids. */
export const isOneOf = (where: Where, column: string, ids: readonly number[]): string[] =>
  ids.length > 0 ? [`${column} = any(${where.put(ids)}::bigint[])`] : []

/** People whose name contains these words; the newest ones of more than `mostNamed`. */
export async function findPeopleNamed(db: Sql, words: string): Promise<number[]> {
  const pattern = patternOf(words)
  if (pattern === undefined) return []
  const some = await db.query<{ id: number }>({
    text: `select id from users where trigram_signs(found_by) like trigram_signs($1) limit ${mostNamed + 1}`,
    values: [pattern],
  })
  if (some.length <= mostNamed) return some.map(({ id }) => id)
  // With so many matches a scan from the newest row finds enough soon.
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

/** The id in a search text; 0, which no row has, for other text. */
export function numberIn(words: string): number {
  const digits = /^#?\s*(\d{1,15})$/.exec(latinDigits(words).trim())?.[1]
  return digits === undefined ? 0 : Number(digits)
}
