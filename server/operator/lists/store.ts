import type { Sql } from '#platform/database/db.ts'
import type { OptionList } from '#shared/operator/lists/optionLists.ts'

/** The tables of the lists. Table and column names in the SQL here are constants, never input. */
export type ListTable = 'fish' | 'markets' | 'cities' | 'options'

/** A row of any of these tables; each optional column exists in one of them. */
export interface EntryRow {
  readonly id: number
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
  readonly position: number
  readonly hidden: boolean
  /** Set for options only. */
  readonly list?: OptionList
  /** Set for markets only. */
  readonly is_primary?: boolean
  /** Set for fish only. */
  readonly image_id?: number | null
}

/** Columns with their new values. */
export type Columns = Readonly<Record<string, unknown>>

/**
 * Serializes changes of a list, because order, codes and the primary market depend on all rows of the list. Reads are not
 * blocked.
 */
export async function lockList(tx: Sql, table: ListTable): Promise<void> {
  await tx.query({ text: `lock table ${table} in share row exclusive mode` })
}

export async function findEntry(tx: Sql, table: ListTable, id: number): Promise<EntryRow | undefined> {
  const [row] = await tx.query<EntryRow>({ text: `select * from ${table} where id = $1`, values: [id] })
  return row
}

/** The languages in which another species has this name, in any spelling. */
export async function findFishNames(
  tx: Sql,
  { id, ar, en }: { readonly id: number | null; readonly ar: string; readonly en: string },
): Promise<{ readonly ar: boolean; readonly en: boolean }> {
  const [row] = await tx.query<{ ar: boolean; en: boolean }>({
    text: `select coalesce(bool_or(fold(name_ar) = fold($2)), false) as ar,
             coalesce(bool_or(fold(name_en) = fold($3)), false) as en
           from fish where id is distinct from $1`,
    values: [id, ar, en],
  })
  return row ?? { ar: false, en: false }
}

/** Inserts a row at the end of its list; returns the id. */
export async function insertEntry(tx: Sql, table: ListTable, columns: Columns): Promise<number> {
  const names = Object.keys(columns).join(', ')
  const [row] = await tx.query<{ id: number }>({
    text: `insert into ${table} (${names}, position)
           select ${names}, (select coalesce(max(position), 0) + 1 from ${table})
           from json_populate_record(null::${table}, $1::json) returning id`,
    values: [JSON.stringify(columns)],
  })
  if (!row) throw new RangeError('the insert of a list entry returned no row')
  return row.id
}

export async function updateEntry(tx: Sql, table: ListTable, id: number, columns: Columns): Promise<void> {
  const names = Object.keys(columns).join(', ')
  await tx.query({
    text: `update ${table} set (${names}) = (select ${names} from json_populate_record(null::${table}, $2::json))
           where id = $1`,
    values: [id, JSON.stringify(columns)],
  })
}

export async function deleteEntry(tx: Sql, table: ListTable, id: number): Promise<void> {
  await tx.query({ text: `delete from ${table} where id = $1`, values: [id] })
}

/** Whether any record references the row. */
export async function isReferenced(tx: Sql, table: ListTable, id: number): Promise<boolean> {
  const [row] = await tx.query<{ used: boolean }>({
    text: `select used from is_referred_to('${table}', $1) used`,
    values: [id],
  })
  return row?.used ?? false
}

/** The codes of a list that begin with this prefix. */
export async function listCodesLike(
  tx: Sql,
  table: ListTable,
  { start, list }: { readonly start: string; readonly list: OptionList | undefined },
): Promise<string[]> {
  const rows = await tx.query<{ code: string }>({
    text: `select code from ${table} where starts_with(code, $1) ${table === 'options' ? 'and list = $2' : ''}`,
    values: table === 'options' ? [start, list] : [start],
  })
  return rows.map(({ code }) => code)
}

/** Moves a row to a place in its list, from 1; the other rows keep their order. */
export async function placeEntry(tx: Sql, table: ListTable, id: number, place: number): Promise<void> {
  const own = table === 'options' ? 'and list = (select list from options where id = $1)' : ''
  await tx.query({
    text: `with others as (
             select id, row_number() over (order by position, id) as place from ${table} where id <> $1 ${own}),
           placed as (
             select id, place + (place >= $2)::int as place from others
             union all
             select $1, least($2, (select count(*) + 1 from others)))
           update ${table} t set position = placed.place from placed
           where placed.id = t.id and t.position <> placed.place`,
    values: [id, place],
  })
}

/** The place of a row in its list, from 1. */
export async function placeOf(tx: Sql, table: ListTable, id: number): Promise<number> {
  const own = table === 'options' ? 'and t.list = me.list' : ''
  const [row] = await tx.query<{ place: number }>({
    text: `select count(*)::int + 1 as place from ${table} t, ${table} me
           where me.id = $1 and (t.position, t.id) < (me.position, me.id) ${own}`,
    values: [id],
  })
  return row?.place ?? 1
}

/** The primary market, if any. */
export async function findPrimary(tx: Sql): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({ text: 'select id from markets where is_primary' })
  return row?.id
}

export async function setPrimary(tx: Sql, id: number, primary: boolean): Promise<void> {
  await tx.query({ text: 'update markets set is_primary = $2 where id = $1', values: [id, primary] })
}

/** Whether the category, city or region exists. */
export async function entryExists(
  tx: Sql,
  of: 'categories' | 'cities' | 'regions',
  id: number,
): Promise<boolean> {
  const table = of === 'categories' ? 'options' : of
  const rows = await tx.query({
    text: `select 1 as one from ${table} where id = $1 ${of === 'categories' ? "and list = 'categories'" : ''}`,
    values: [id],
  })
  return rows.length > 0
}
