import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
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
 * A table in chunks, for the CSV export, in the order of its pages; at most `most` rows. The ids are read once, so that
 * concurrent changes neither repeat nor move rows. Only one chunk of rows is in memory at a time.
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

/** The ids of the first rows of a table in the given order. */
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
