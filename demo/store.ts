import type { Sql } from '#platform/database/db.ts'
import type { Files } from '#server/base/files.ts'
import { type AccountName, type MarketKind, marketKinds, shards } from './trade/book.ts'

/** Rows of one table by column names. Dates, arrays and JSON are passed unchanged. */
export type Rows = readonly Readonly<Record<string, unknown>>[]

/** Tables whose ids the demo assigns; their sequences must continue after these ids. */
const sequences = [
  'regions',
  'cities',
  'markets',
  'options',
  'fish',
  'seasons',
  'users',
  'addresses',
  'products',
  'bids',
  'requests',
  'offers',
  'orders',
  'order_items',
  'blogs',
  'ticker_lines',
  'gallery',
  'charges',
  'accounts',
  'transfers',
  'holds',
  'plans',
] as const

/** Inserts many rows with few statements; each statement passes its rows as one JSON value. */
export async function insertRows(sql: Sql, table: string, rows: Rows): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`
  for (let from = 0; from < rows.length; from += batch) {
    await sql.query({ text, values: [JSON.stringify(rows.slice(from, from + batch))] })
  }
}

const batch = 2_000

/** Sets the sequences to continue after the highest existing id. */
export async function continueSequences(sql: Sql): Promise<void> {
  for (const table of sequences) {
    await sql.query({
      text: `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1),
             exists (select from ${table}))`,
    })
  }
  await sql.query({
    text: `select setval('notification_numbers', greatest((select max(number) from notifications), 1),
           exists (select from notifications))`,
  })
}

/** The market's own accounts by kind and shard, as the migrations created them. */
export async function loadMarketAccounts(sql: Sql): Promise<Map<AccountName, number>> {
  const rows = await sql.query<{ id: number; kind: MarketKind; shard: number }>({
    text: 'select id, kind, shard from accounts where shard is not null order by id',
  })
  if (rows.length !== marketKinds.length * shards) throw new RangeError('the market has no accounts')
  return new Map(rows.map(({ id, kind, shard }) => [`${kind} ${shard}`, id]))
}

/** Updates the market's own accounts by the entries that were written for them. */
export async function updateAccounts(sql: Sql, rows: Rows): Promise<void> {
  await sql.query({
    text: `update accounts a set balance_halalas = r.balance_halalas, version = r.version
           from json_populate_recordset(null::accounts, $1::json) r where a.id = r.id`,
    values: [JSON.stringify(rows)],
  })
}

/**
 * Empties every table that the demo or people filled, with all tables that reference them, and creates the market's own
 * accounts again.
 */
export async function emptyTables(sql: Sql): Promise<void> {
  await sql.query({
    text: `truncate world_seed, images, regions, cities, markets, options, fish, seasons, users, tokens, products,
             product_images, cut_pictures, auctions, bids, awards, orders, order_items, order_events, ratings, blogs, site,
             ticker_lines, gallery, accounts, transfers, plans, halls restart identity cascade`,
  })
  await sql.query({
    text: `insert into accounts (kind, shard)
           select kind, shard from unnest($1::text[]) kind, generate_series(0, $2 - 1) shard`,
    values: [marketKinds, shards],
  })
}

export async function imagePaths(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ path: string }>({ text: 'select path from images order by id' })
  return rows.map(({ path }) => path)
}

/** The paths in the rows of pictures whose file is missing. */
export async function findLostPictures(sql: Sql, files: Pick<Files, 'list'>): Promise<string[]> {
  // The rows are read first: a file is written before its row, so a file that is listed later cannot be missing.
  const paths = await imagePaths(sql)
  const stored = new Set<string>()
  for await (const { path } of files.list()) stored.add(path)
  return paths.filter((path) => !stored.has(path))
}

export async function pathOf(sql: Sql, imageId: number): Promise<string> {
  const [row] = await sql.query<{ path: string }>({
    text: 'select path from images where id = $1',
    values: [imageId],
  })
  if (!row) throw new RangeError(`no picture ${imageId}`)
  return row.path
}

/** Ids of the demo's pictures by `folder/key`, found by file name, which consists of the key and a hash. */
export async function pictureIds(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql.query<{ id: number; path: string }>({
    text: 'select id, path from images order by id',
  })
  return new Map(
    rows.flatMap(({ id, path }): [string, number][] => {
      const key = /^(.+)-[0-9a-f]{10}-640\.webp$/.exec(path)?.[1]
      return key ? [[key, id]] : []
    }),
  )
}

/** Returns which parts of the demo are already built. */
export async function builtParts(sql: Sql): Promise<Set<string>> {
  const rows = await sql.query<{ key: string }>({ text: 'select key from world_seed' })
  return new Set(rows.map(({ key }) => key))
}

export async function markBuilt(sql: Sql, key: string, at: Date): Promise<void> {
  await sql.query({ text: 'insert into world_seed (key, built_at) values ($1, $2)', values: [key, at] })
}

export async function countUsers(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>({ text: 'select count(*) from users' })
  return row?.count ?? 0
}

/** The highest existing ids, so that further rows can follow. */
export async function highestIds(sql: Sql): Promise<{ user: number; product: number }> {
  const [row] = await sql.query<{ user: number; product: number }>({
    text: `select (select coalesce(max(id), 0) from users) as user,
             (select coalesce(max(id), 0) from products) as product`,
  })
  return row ?? { user: 0, product: 0 }
}

/** Ids of the lists that forms show, by code. */
export interface Ids {
  readonly regions: ReadonlyMap<string, number>
  readonly cities: ReadonlyMap<string, number>
  readonly markets: ReadonlyMap<string, number>
  readonly fish: ReadonlyMap<string, number>
  option(list: string, code: string): number
}

export async function loadIds(sql: Sql): Promise<Ids> {
  // The queries run in sequence, because a transaction has one connection.
  const regions = await idsOf(sql, 'regions')
  const cities = await idsOf(sql, 'cities')
  const markets = await idsOf(sql, 'markets')
  const fish = await idsOf(sql, 'fish')
  const rows = await sql.query<{ id: number; list: string; code: string }>({
    text: 'select id, list, code from options',
  })
  const options = new Map(rows.map(({ id, list, code }) => [`${list}/${code}`, id]))
  return {
    regions,
    cities,
    markets,
    fish,
    option: (list, code) => known(options, `${list}/${code}`),
  }
}

/** The id of a code that must exist. */
export function known(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new RangeError(`no row for ${code}`)
  return id
}

async function idsOf(sql: Sql, table: string): Promise<Map<string, number>> {
  const rows = await sql.query<{ id: number; code: string }>({ text: `select id, code from ${table}` })
  return new Map(rows.map(({ id, code }) => [code, id]))
}
