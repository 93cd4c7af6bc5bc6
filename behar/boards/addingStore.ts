import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { DemandStatus } from '#shared/behar/status.ts'
import { type Board, keyLife } from './store.ts'

/**
 * Locks the owner, which serializes the owner's adds. Returns the end of the period in which the owner may add (null:
 * there never was one) and whether the owner is barred. Returns undefined when the integration does not know the person.
 */
export async function lockOwner(
  tx: Sql,
  owner: number,
): Promise<{ readonly expiresAt: Date | null; readonly barred: boolean } | undefined> {
  const [row] = await tx.query<{ expiresAt: Date | null; barred: boolean }>({
    name: 'boards_hold_owner',
    text: `select s.expires_at as "expiresAt", m.barred from members m left join subscriptions s using (user_id)
           where m.user_id = $1 for no key update of m`,
    values: [owner],
  })
  return row
}

/** The entry that was added under a key, and the digest of its input. */
export interface Repeated {
  readonly id: number
  readonly digest: Buffer
}

/**
 * Finds the entry that was added under a key within the last day. If the entry is older, removes its key, so that the key can
 * be used again. The caller has locked the owner.
 */
export async function findRepeated(
  tx: Sql,
  board: Board,
  { owner, key, now }: { readonly owner: number; readonly key: string; readonly now: Date },
): Promise<Repeated | undefined> {
  await tx.query({
    name: `boards_free_key_${board}`,
    text: `update ${board} set repeat_key = null, repeat_digest = null
           where owner_id = $1 and repeat_key = $2 and created_at < $3::timestamptz - ${keyLife}`,
    values: [owner, key, now],
  })
  const [row] = await tx.query<Repeated>({
    name: `boards_repeated_${board}`,
    text: `select id, repeat_digest as digest from ${board} where owner_id = $1 and repeat_key = $2`,
    values: [owner, key],
  })
  return row
}

/** The fields of both boards; days are `YYYY-MM-DD`. */
interface NewGoods {
  readonly owner: number
  readonly fish: number
  readonly category: number
  readonly size: number
  /** In grams. */
  readonly quantity: number
  readonly notes: string
  readonly now: Date
  readonly repeat: { readonly key: string; readonly digest: Buffer } | undefined
}

export interface NewSupplyRow extends NewGoods {
  /** In halalas per kilogram. */
  readonly price: Halalas
  readonly origin: string
  readonly from: string
  readonly to: string | null
}

export interface NewDemandRow extends NewGoods {
  readonly status: Extract<DemandStatus, 'open' | 'matched'>
  /** In halalas per kilogram. */
  readonly target: Halalas | null
  readonly neededBy: string
}

type Kind = Pick<NewGoods, 'fish' | 'category' | 'size'>

/**
 * Locks a kind of goods until the transaction ends. Without this lock, a supply and a demand that are added concurrently would
 * not see each other. Lock order: the owner, the kinds, then rows of the boards.
 */
export function lockKind(tx: Sql, kind: Kind): Promise<void> {
  return lockKinds(tx, [kind])
}

/** Locks kinds in the order of their lock numbers, so that two changes cannot deadlock. */
export async function lockKinds(tx: Sql, kinds: readonly Kind[]): Promise<void> {
  await tx.query({
    name: 'boards_hold_kinds',
    text: `select pg_advisory_xact_lock(${kindLock}, number)
           from (select distinct hashtext(kind) as number from unnest($1::text[]) kind order by number) numbers`,
    values: [kinds.map(({ fish, category, size }) => `${fish} ${category} ${size}`)],
  })
}

const kindLock = 7_268

/** Inserts a supply; returns its id. */
export async function insertSupply(tx: Sql, row: NewSupplyRow): Promise<number> {
  const { price, origin, from, to } = row
  const [written] = await tx.query<{ id: number }>({
    name: 'boards_insert_supply',
    text: `insert into supplies (owner_id, fish_type_id, category_id, size_id, quantity_grams, notes, created_at, repeat_key,
             repeat_digest, price_halalas, origin_country, available_from, available_to)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    values: [...valuesOf(row), price, origin, from, to],
  })
  return idOf(written)
}

/** Inserts a demand; returns its id. */
export async function insertDemand(tx: Sql, row: NewDemandRow): Promise<number> {
  const { status, target, neededBy } = row
  const [written] = await tx.query<{ id: number }>({
    name: 'boards_insert_demand',
    text: `insert into demands (owner_id, fish_type_id, category_id, size_id, quantity_grams, notes, created_at, repeat_key,
             repeat_digest, status, target_halalas, needed_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    values: [...valuesOf(row), status, target, neededBy],
  })
  return idOf(written)
}

type SupplyTerms = Pick<NewSupplyRow, 'owner' | 'fish' | 'category' | 'size' | 'price' | 'from'>

/**
 * Marks open demands of others as matched when the supply's price is within their target, the highest target first, up to a
 * limit; returns their ids. The caller has locked the kind.
 */
export async function matchDemands(tx: Sql, supply: SupplyTerms, today: string): Promise<number[]> {
  const { owner, fish, category, size, price, from } = supply
  const rows = await tx.query<{ id: number }>({
    name: 'boards_match_demands',
    text: `with met as (
             select id from (
               select d.id from demands d
               where d.fish_type_id = $1 and d.category_id = $2 and d.size_id = $3 and d.owner_id <> $4
                 and d.status in ('open', 'matched') and d.status = 'open' and d.needed_by >= $5::date
                 and d.needed_by >= $6::date and (d.target_halalas is null or d.target_halalas >= $7)
               order by d.target_halalas desc nulls first, d.id desc limit ${limits.behar.matchedAtOnce}) best
             order by id),
           held as (select d.id from demands d join met using (id) where d.status = 'open' order by d.id for no key update of d)
           update demands d set status = 'matched' from held where d.id = held.id and d.status = 'open' returning d.id`,
    values: [fish, category, size, owner, from, today, price],
  })
  return rows.map(({ id }) => id)
}

/** The ids of matched demands of others that a supply also meets within their target, the highest target first, up to a limit. */
export async function listMatchedDemands(tx: Sql, supply: SupplyTerms, today: string): Promise<number[]> {
  const { owner, fish, category, size, price, from } = supply
  const rows = await tx.query<{ id: number }>({
    name: 'boards_list_matched_demands',
    text: `select id from demands
           where fish_type_id = $1 and category_id = $2 and size_id = $3 and owner_id <> $4 and status = 'matched'
             and needed_by >= $5::date and needed_by >= $6::date and (target_halalas is null or target_halalas >= $7)
           order by target_halalas desc nulls first, id desc limit ${limits.behar.matchedAtOnce}`,
    values: [fish, category, size, owner, from, today, price],
  })
  return rows.map(({ id }) => id)
}

/** Whether another person's supply matches a demand, at a price of at most the demand's target price. */
export async function isMatched(
  tx: Sql,
  demand: Pick<NewDemandRow, 'owner' | 'fish' | 'category' | 'size' | 'target' | 'neededBy'>,
  today: string,
): Promise<boolean> {
  const { owner, fish, category, size, target, neededBy } = demand
  const found = await tx.query({
    name: 'boards_is_matched',
    text: `select from supplies s
           where s.status = 'available' and s.fish_type_id = $1 and s.category_id = $2 and s.size_id = $3 and s.owner_id <> $4
             and s.available_from <= $5::date and (s.available_to is null or s.available_to >= $6::date)
             and ($7::bigint is null or s.price_halalas <= $7)
           order by s.price_halalas, s.id desc limit 1`,
    values: [fish, category, size, owner, neededBy, today, target],
  })
  return found.length > 0
}

function valuesOf({ owner, fish, category, size, quantity, notes, now, repeat }: NewGoods): unknown[] {
  return [owner, fish, category, size, quantity, notes, now, repeat?.key ?? null, repeat?.digest ?? null]
}

function idOf(row: { readonly id: number } | undefined): number {
  if (!row) throw new RangeError('the insert returned no row')
  return row.id
}
