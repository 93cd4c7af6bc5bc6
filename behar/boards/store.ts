import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { DemandStatus } from '#shared/behar/status.ts'
import type { DemandRow, SupplyRow } from './lists/rows.ts'
import type { Counterpart } from './lists/scanStore.ts'
import { demandRows, supplyRows } from './rowStore.ts'

export type Board = 'supplies' | 'demands'

/** The time for which an idempotency key is valid (contract, section 1, "retries"). */
export const keyLife = "interval '24 hours'"

/** Loads supplies for presentation, in the order of `ids`. */
export function loadSupplies(db: Sql, ids: readonly number[], today: string): Promise<SupplyRow[]> {
  return db.query<SupplyRow>({
    name: 'boards_load_supplies',
    text: `${supplyRows('$1::bigint[]', '$2::date')} order by asked.place`,
    values: [ids, today],
  })
}

/** Loads demands for presentation, in the order of `ids`. */
export function loadDemands(db: Sql, ids: readonly number[], today: string): Promise<DemandRow[]> {
  return db.query<DemandRow>({
    name: 'boards_load_demands',
    text: `${demandRows('$1::bigint[]', '$2::date')} order by asked.place`,
    values: [ids, today],
  })
}

/** The reader's own demand as the counterpart of supplies; undefined when it is missing or another person's. */
export async function findOwnDemand(
  db: Sql,
  { id, owner, today }: OwnEntry,
): Promise<Counterpart | undefined> {
  const [row] = await db.query<Counterpart>({
    name: 'boards_own_demand',
    text: `select owner_id as owner, fish_type_id as fish, category_id as category, size_id as size,
             status in ('open', 'matched') and needed_by >= $3::date as waits,
             to_char(needed_by, 'YYYY-MM-DD') as day
           from demands where id = $1 and owner_id = $2`,
    values: [id, owner, today],
  })
  return row
}

interface OwnEntry {
  readonly id: number
  readonly owner: number
  /** A day in Riyadh, `YYYY-MM-DD`. */
  readonly today: string
}

/** The reader's own supply as the counterpart of demands; undefined when it is missing or another person's. */
export async function findOwnSupply(
  db: Sql,
  { id, owner, today }: OwnEntry,
): Promise<Counterpart | undefined> {
  const [row] = await db.query<Counterpart>({
    name: 'boards_own_supply',
    text: `select owner_id as owner, fish_type_id as fish, category_id as category, size_id as size,
             status = 'available' and (available_to is null or available_to >= $3::date) as waits,
             to_char(available_from, 'YYYY-MM-DD') as day
           from supplies where id = $1 and owner_id = $2`,
    values: [id, owner, today],
  })
  return row
}

/** Locks a person's own demand until the transaction ends. */
export async function lockOwnDemand(
  tx: Sql,
  { id, owner }: { readonly id: number; readonly owner: number },
): Promise<{ readonly status: DemandStatus; readonly neededBy: string } | undefined> {
  const [row] = await tx.query<{ status: DemandStatus; neededBy: string }>({
    name: 'boards_hold_demand',
    text: `select coalesce(withheld_status, status) as status, to_char(needed_by, 'YYYY-MM-DD') as "neededBy" from demands
           where id = $1 and owner_id = $2 for no key update`,
    values: [id, owner],
  })
  return row
}

/** Marks a demand as removed; the caller has locked it. */
export async function setRemoved(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'boards_remove_demand',
    text: "update demands set status = 'removed', withheld_status = null where id = $1",
    values: [id],
  })
}

/** Marks some entries whose day is over as expired; skips locked rows. Returns their number. */
export async function expireSome(db: Sql, board: Board, today: string): Promise<number> {
  const { waits, day } =
    board === 'supplies'
      ? { waits: "'available', 'reserved'", day: 'available_to' }
      : { waits: "'open', 'matched'", day: 'needed_by' }
  const [row] = await db.query<{ expired: number }>({
    name: `boards_expire_${board}`,
    text: `with due as (select id from ${board} where status in (${waits}) and ${day} < $1::date
                        order by ${day} limit ${limits.behar.expiredAtOnce} for no key update skip locked),
           done as (update ${board} r set status = 'expired' from due where r.id = due.id returning 1)
           select count(*)::int as expired from done`,
    values: [today],
  })
  return row?.expired ?? 0
}

/** Deletes some idempotency keys that are older than a day; returns their number. */
export async function forgetKeys(
  db: Sql,
  board: Board | 'steps' | 'deal_messages',
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ forgotten: number }>({
    name: `boards_forget_keys_${board}`,
    text: `with old as (select id from ${board} where repeat_key is not null and created_at < $1::timestamptz - ${keyLife}
                        order by created_at limit ${limits.behar.expiredAtOnce} for no key update skip locked),
           done as (update ${board} r set repeat_key = null, repeat_digest = null from old where r.id = old.id returning 1)
           select count(*)::int as forgotten from done`,
    values: [now],
  })
  return row?.forgotten ?? 0
}
