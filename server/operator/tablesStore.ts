import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import type { Where } from '../base/where.ts'

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
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select from ${from} where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  // The total is capped, and so is what can be reached.
  const skipped = Math.min((page - 1) * limit, limits.page.totalCap)
  const slice = `limit ${where.put(limit)} offset ${where.put(skipped)}`
  const listing = db.query<Row>({
    text: `with picked as materialized (
             select id, row_number() over () as place from (
               select ${key} as id from ${from} where ${where.text} order by ${order} ${slice}) ordered)
           select ${columns} from picked ${joins} order by picked.place`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return { rows, count: counted?.count ?? 0 }
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
    yield await db.query<Row>({
      text: `select ${columns} from unnest($1::bigint[]) with ordinality as picked (id, place) ${joins} order by picked.place`,
      values: [ids.slice(done, done + atOnce)],
    })
  }
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

/** People whose name holds these folded words; the newest of very many. */
export async function findPeopleNamed(db: Sql, folded: string): Promise<number[]> {
  if (folded === '') return []
  const rows = await db.query<{ id: number }>({
    name: 'operator_people_named',
    text: `select id from users where found_by like '%' || $1 || '%' order by id desc limit 500`,
    values: [folded.replace(/[\\%_]/g, '\\$&')],
  })
  return rows.map(({ id }) => id)
}
