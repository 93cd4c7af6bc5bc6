import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { Where } from '../../base/where.ts'

/** A table of the operators: where its rows come from, and with what each is shown. */
export interface TableSource {
  /** `orders o`, with what the conditions need. */
  readonly from: string
  /** The column of a row's number: `o.id`. */
  readonly key: string
  readonly columns: string
  /** What the columns need beside `picked`, whose rows are `picked.id`. */
  readonly joins: string
}

/** One page of a table in an order that an index leads to, and how many rows there are up to the cap of totals. */
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

/** How many rows there are up to the cap of totals. */
export async function countRows(db: Sql, { from }: Pick<TableSource, 'from'>, where: Where): Promise<number> {
  const [counted] = await db.query<{ count: number }>({
    text: `select count(*) from (select from ${from} where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  return counted?.count ?? 0
}

/** Which rows of a table a page shows: the total is capped, and what lies past it is on no page (contract, section 1). */
export function sliceOf({ page, limit }: Paging): { readonly taken: number; readonly skipped: number } {
  const skipped = Math.min((page - 1) * limit, limits.page.totalCap)
  return { taken: Math.min(limit, limits.page.totalCap - skipped), skipped }
}

/**
 * A table in parts for a file, each as one array, in the order of its pages; at most `most` rows in all. Which rows these are
 * is asked once, as numbers alone: what changes meanwhile comes neither twice nor in a wrong place, and no more than one
 * part of the rows is ever held.
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

/** The rows with these numbers, in the order of the numbers. */
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

/** The numbers of the first rows of a table in an order. */
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

/** `created_at desc, id desc`: both the same way, so that one index serves it from either end. */
export function orderBy(columns: readonly string[], order: 'asc' | 'desc' | undefined): string {
  return columns.map((column) => `${column} ${order === 'asc' ? 'asc' : 'desc'}`).join(', ')
}

/** Where the words of a table's rows stand, as the signs that trigrams find them by. */
interface Worded {
  /** `contacts`, and its column of the rows' numbers. */
  readonly table: string
  readonly id: string
  /** The same number in the list, and the words beside it: `c.id`, `c.signs`. */
  readonly key: string
  readonly signs: string
  /** What the index of the words is of, where that is no column; `signs` is the folded text then. */
  readonly indexed?: string
}

/**
 * That a row holds these words. What few rows hold is found at once, by its numbers; what thousands hold is met
 * often enough on the way, in whatever order: sorted, all of it would have to be read. Of no words nothing holds any.
 */
export async function holding(
  db: Sql,
  where: Where,
  { table, id, key, signs, indexed }: Worded,
  words: string,
): Promise<string> {
  const pattern = patternOf(words)
  if (pattern === undefined) return 'false'
  const rows = await db.query<{ id: number }>({
    text: `select ${id} as id from ${table} where ${indexed ?? 'signs'} like trigram_signs($1) limit ${mostFound + 1}`,
    values: [pattern],
  })
  if (rows.length <= mostFound) return `${key} = any(${where.put(rows.map((row) => row.id))}::bigint[])`
  // Not by the index of the words: see above.
  return `(${signs} || '') like ${indexed ? where.put(pattern) : `trigram_signs(${where.put(pattern)})`}`
}

const mostFound = 5_000

/** Words as a pattern that finds them anywhere in a folded text; nothing where nothing is left of them. */
export function patternOf(words: string): string | undefined {
  const folded = fold(words)
  return folded === '' ? undefined : `%${escaped(folded)}%`
}

/** Words as a pattern of `like` takes them for themselves. */
export const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/** That one of these conditions holds. Each is to have an index, so that what they lead to is put together. */
export const either = (ways: readonly string[]) =>
  ways.length > 0 ? `(${ways.map((way) => `(${way})`).join(' or ')})` : 'false'

/** That a column is one of these numbers; no way at all where there are none. */
export const among = (where: Where, column: string, ids: readonly number[]): string[] =>
  ids.length > 0 ? [`${column} = any(${where.put(ids)}::bigint[])`] : []

/** People whose name holds these words; the newest of very many. */
export async function findPeopleNamed(db: Sql, words: string): Promise<number[]> {
  const pattern = patternOf(words)
  if (pattern === undefined) return []
  const some = await db.query<{ id: number }>({
    text: `select id from users where trigram_signs(found_by) like trigram_signs($1) limit ${mostNamed + 1}`,
    values: [pattern],
  })
  if (some.length <= mostNamed) return some.map(({ id }) => id)
  // So many are met soon from the newest on.
  const newest = await db.query<{ id: number }>({
    text: `select id from users where found_by like $1 order by id desc limit ${mostNamed}`,
    values: [pattern],
  })
  return newest.map(({ id }) => id)
}

const mostNamed = 500

/** Kinds of fish whose name in either language holds these words. They are few. */
export async function findFishNamed(db: Sql, words: string): Promise<number[]> {
  const folded = fold(words)
  if (folded === '') return []
  const rows = await db.query<{ id: number; names: string[] }>({
    name: 'operator_fish_names',
    text: 'select id, array[name_ar, name_en] as names from fish',
  })
  return rows.filter(({ names }) => names.some((name) => fold(name).includes(folded))).map(({ id }) => id)
}

/** The number that was looked for; 0, which nothing has, where it is none. */
export function numberIn(words: string): number {
  const digits = /^#?\s*(\d{1,15})$/.exec(latinDigits(words).trim())?.[1]
  return digits === undefined ? 0 : Number(digits)
}
