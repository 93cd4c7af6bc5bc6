import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type FieldProblems, Refusal, refuseProblems } from '#shared/base/errors.ts'
import type { OptionList } from '#shared/operator/lists/optionLists.ts'
import { type ArrivalRule, hoursProblem } from '#shared/orders/arrival.ts'
import { isDuplicate } from '../../base/duplicate.ts'
import { insertAudit } from '../store.ts'
import { codeOf } from './code.ts'
import {
  type Columns,
  deleteEntry,
  type EntryRow,
  entryExists,
  findEntry,
  findFishNames,
  findPrimary,
  insertEntry,
  isReferenced,
  type ListTable,
  listCodesLike,
  lockList,
  placeEntry,
  placeOf,
  setPrimary,
  updateEntry,
} from './store.ts'

/** The new values of an entry. A missing value keeps the current value; in a new entry it gets the default. */
export interface EntryValues {
  /** Columns of the table; undefined columns keep their value. */
  readonly columns: Columns
  /** The arrival times of a delivery method; they are written with `columns`. */
  readonly arrival?: ArrivalRule | undefined
  readonly code?: string | undefined
  readonly hidden?: boolean | undefined
  /** The position of the entry in its list, from 1. */
  readonly order?: number | undefined
  /** For markets: whether the market is the primary one. */
  readonly primary?: boolean | undefined
  /** The entry of another list to which this entry refers, and the form's field for it. */
  readonly names?: {
    readonly field: string
    readonly of: 'categories' | 'cities' | 'regions'
    readonly id: number | undefined
  }
}

/**
 * Adds an entry at the given place or at the end of its list; returns the id (contract, section 8). If no code is given,
 * the code is derived from the English name. Refuses: validation_failed at a `code` or a species' name that is taken, and
 * at the field of a missing reference; conflict for built-in lists.
 */
export function addEntry(
  tx: Sql,
  caller: Caller,
  table: ListTable,
  values: EntryValues & { readonly list?: OptionList },
): Promise<number> {
  return refusingTaken(async () => {
    if (values.list === 'payments') throw builtIn()
    await lockList(tx, table)
    await requireReference(tx, values)
    if (table === 'fish') await requireNewName(tx, null, values.columns)
    refuseDelivery(values, values.list)
    const code = values.code ?? (await freeCode(tx, table, values))
    const columns = { ...definedOf(values.columns), code, hidden: values.hidden ?? false }
    const id = await insertEntry(tx, table, columns)
    if (values.order !== undefined) await placeEntry(tx, table, id, values.order)
    if (table === 'markets') await requireOnePrimary(tx, id, values)
    await insertAudit(tx, {
      actorId: caller.id,
      action: `${recordOf[table]}.add`,
      record: { type: recordOf[table], id },
      before: null,
      after: columns,
      note: null,
    })
    return id
  })
}

/**
 * Changes the given values; equal values are neither written nor logged (contract, section 8). Returns the id of the
 * replaced picture, if any. Refuses: not_found; validation_failed like {@link addEntry}; conflict for the code of an
 * entry that is in use or built in. Also conflict when the primary market would be hidden or would no longer be primary.
 */
export function changeEntry(
  tx: Sql,
  caller: Caller,
  table: ListTable,
  { id, ...values }: EntryValues & { readonly id: number },
): Promise<{ readonly dropped: number | null }> {
  return refusingTaken(async () => {
    await lockList(tx, table)
    const row = await findEntry(tx, table, id)
    if (!row) throw new Refusal('not_found')
    await requireReference(tx, values)
    refuseDelivery(values, row.list)
    const { before, after } = differing(
      row,
      definedOf({ ...values.columns, code: values.code, hidden: values.hidden }),
    )
    if (table === 'fish') await requireNewName(tx, id, after)
    if (after.code !== undefined) await requireFreeCode(tx, table, row)
    if (
      row.is_primary &&
      (after.hidden === true || after.kind === 'landing_site' || values.primary === false)
    )
      throw new Refusal('conflict', undefined, { words: 'primary_market' })
    if (Object.keys(after).length > 0) await updateEntry(tx, table, id, after)
    const moved = await move(tx, table, id, values.order)
    const primary = table === 'markets' ? await requireOnePrimary(tx, id, values) : undefined
    const changes = {
      before: { ...before, ...moved?.before, ...primary?.before },
      after: { ...after, ...moved?.after, ...primary?.after },
    }
    if (Object.keys(changes.after).length > 0) {
      await insertAudit(tx, {
        actorId: caller.id,
        action: `${recordOf[table]}.change`,
        record: { type: recordOf[table], id },
        ...changes,
        note: null,
      })
    }
    return { dropped: after.image_id === undefined ? null : (row.image_id ?? null) }
  })
}

/**
 * Deletes an unreferenced entry; returns the id of its picture, if any. Refuses: not_found; conflict for entries in
 * use, the primary market and built-in entries (contract, section 8).
 */
export function removeEntry(
  db: Database,
  caller: Caller,
  table: ListTable,
  id: number,
): Promise<{ readonly dropped: number | null }> {
  return db.transaction(async (tx) => {
    await lockList(tx, table)
    const row = await findEntry(tx, table, id)
    if (!row) throw new Refusal('not_found')
    if (row.list === 'payments') throw builtIn()
    if (row.is_primary) throw new Refusal('conflict', undefined, { words: 'primary_market' })
    if (await isReferenced(tx, table, id)) throw inUse()
    await deleteEntry(tx, table, id).catch((error: unknown) => {
      // A concurrent transaction has added a reference to the entry.
      throw (error as { code?: string }).code === '23503' ? inUse() : error
    })
    const { search_words: _, ...before } = row as EntryRow & { search_words?: unknown }
    await insertAudit(tx, {
      actorId: caller.id,
      action: `${recordOf[table]}.remove`,
      record: { type: recordOf[table], id },
      before,
      after: null,
      note: null,
    })
    return { dropped: row.image_id ?? null }
  })
}

/** The record types of the audit log. */
const recordOf = { fish: 'fish', markets: 'market', cities: 'city', options: 'option' } as const

const builtIn = () => new Refusal('conflict', undefined, { words: 'built_in_list' })
const inUse = () => new Refusal('conflict', undefined, { words: 'in_use' })

async function refusingTaken<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    const taken = ['fish', 'markets', 'cities', 'options_list'].some((name) =>
      isDuplicate(error, `${name}_code_key`),
    )
    throw taken ? new Refusal('validation_failed', { code: [{ code: 'taken' }] }) : error
  }
}

async function requireReference(tx: Sql, { names }: EntryValues): Promise<void> {
  if (names?.id === undefined || (await entryExists(tx, names.of, names.id))) return
  const problems: FieldProblems = { [names.field]: [{ code: 'choice' }] }
  throw new Refusal('validation_failed', problems)
}

/** Refuses a species whose name in either language is that of another species, because buyers could not tell them apart. */
async function requireNewName(tx: Sql, id: number | null, { name_ar, name_en }: Columns): Promise<void> {
  const taken = await findFishNames(tx, { id, ar: String(name_ar ?? ''), en: String(name_en ?? '') })
  const problems: FieldProblems = {
    ...(taken.ar && { 'name.ar': [{ code: 'taken' }] }),
    ...(taken.en && { 'name.en': [{ code: 'taken' }] }),
  }
  refuseProblems(problems)
}

/** Only delivery methods have a fee and an arrival. */
function refuseDelivery({ columns, arrival }: EntryValues, list: OptionList | undefined): void {
  if (list === 'delivery_methods') {
    const problem = arrival && hoursProblem(arrival)
    if (problem) throw new Refusal('validation_failed', { 'arrival.until_hour': [problem] })
    return
  }
  const problems: FieldProblems = {
    ...(columns.fee_halalas !== undefined && { fee: [{ code: 'choice' }] }),
    ...(arrival !== undefined && { arrival: [{ code: 'choice' }] }),
  }
  refuseProblems(problems)
}

/** Records and URLs contain the code, so the code is fixed once the entry is referenced. */
async function requireFreeCode(tx: Sql, table: ListTable, row: EntryRow): Promise<void> {
  if (row.list === 'payments') throw builtIn()
  if (await isReferenced(tx, table, row.id))
    throw new Refusal('conflict', undefined, { words: 'code_in_use' })
}

function freeCode(
  tx: Sql,
  table: ListTable,
  { columns, list }: EntryValues & { readonly list?: OptionList },
): Promise<string> {
  return codeOf(String(columns.name_en), table, (start) => listCodesLike(tx, table, { start, list }))
}

async function move(tx: Sql, table: ListTable, id: number, place: number | undefined) {
  if (place === undefined) return undefined
  const before = await placeOf(tx, table, id)
  if (before === place) return undefined
  await placeEntry(tx, table, id, place)
  const after = await placeOf(tx, table, id)
  return after === before ? undefined : { before: { order: before }, after: { order: after } }
}

/**
 * Keeps at most one market primary. If no market is primary, the added or changed market becomes the primary one,
 * unless it is hidden or a landing site.
 */
async function requireOnePrimary(tx: Sql, id: number, { primary, columns, hidden }: EntryValues) {
  const current = await findPrimary(tx)
  if (current === id || (current !== undefined && !primary)) return undefined
  const row = await findEntry(tx, 'markets', id)
  const allowed = !row?.hidden && (row as { kind?: unknown } | undefined)?.kind !== 'landing_site'
  if (!allowed && primary) {
    const field = hidden || columns.kind === undefined ? 'primary' : 'kind'
    throw new Refusal('validation_failed', { [field]: [{ code: 'choice' }] })
  }
  if (!allowed) return undefined
  if (current !== undefined) await setPrimary(tx, current, false)
  await setPrimary(tx, id, true)
  return { before: { primary_market: current ?? null }, after: { primary_market: id } }
}

function definedOf(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Returns the differing columns with their values before and after the change. */
function differing(row: EntryRow, columns: Columns) {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(columns)) {
    const present = (row as unknown as Record<string, unknown>)[name]
    if (JSON.stringify(present) === JSON.stringify(value)) continue
    before[name] = present
    after[name] = value
  }
  return { before, after }
}
