import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { NewDemandRow, NewSupplyRow } from '../addingStore.ts'
import type { DemandColumns, SupplyColumns } from '../parts.ts'
import { keyLife } from '../store.ts'

interface Own {
  readonly id: number
  readonly owner: number
}

/** The fields of a supply by which demands match it. */
export type SupplyKind = Pick<NewSupplyRow, 'owner' | 'fish' | 'category' | 'size' | 'price' | 'from'>

export type OwnSupplyRow = SupplyColumns & SupplyKind & { readonly to: string | null }

const supplyColumnsOf = `status, quantity_grams as quantity, reserved_grams as reserved,
  promised_grams as promised, sold_grams as sold, owner_id as owner,
  fish_type_id as fish, category_id as category, size_id as size, price_halalas as price,
  to_char(available_from, 'YYYY-MM-DD') as from, to_char(available_to, 'YYYY-MM-DD') as to`

/** A person's own supply; undefined when it is missing or another person's. */
export async function findSupply(tx: Sql, { id, owner }: Own): Promise<OwnSupplyRow | undefined> {
  const [row] = await tx.query<OwnSupplyRow>({
    name: 'boards_find_own_supply',
    text: `select ${supplyColumnsOf} from supplies where id = $1 and owner_id = $2`,
    values: [id, owner],
  })
  return row
}

/** Locks a person's own supply until the transaction ends; the caller has locked its kind. */
export async function lockSupply(tx: Sql, { id, owner }: Own): Promise<OwnSupplyRow | undefined> {
  const [row] = await tx.query<OwnSupplyRow>({
    name: 'boards_hold_supply',
    text: `select ${supplyColumnsOf} from supplies where id = $1 and owner_id = $2 for no key update`,
    values: [id, owner],
  })
  return row
}

export type OwnDemandRow = DemandColumns & Pick<NewDemandRow, 'fish' | 'category' | 'size' | 'neededBy'>

const demandColumnsOf = `status, quantity_grams as quantity, fulfilled_grams as fulfilled, fish_type_id as fish,
  category_id as category, size_id as size, to_char(needed_by, 'YYYY-MM-DD') as "neededBy"`

export async function findDemand(tx: Sql, { id, owner }: Own): Promise<OwnDemandRow | undefined> {
  const [row] = await tx.query<OwnDemandRow>({
    name: 'boards_find_own_demand',
    text: `select ${demandColumnsOf} from demands where id = $1 and owner_id = $2`,
    values: [id, owner],
  })
  return row
}

export async function lockDemand(tx: Sql, { id, owner }: Own): Promise<OwnDemandRow | undefined> {
  const [row] = await tx.query<OwnDemandRow>({
    name: 'boards_hold_own_demand',
    text: `select ${demandColumnsOf} from demands where id = $1 and owner_id = $2 for no key update`,
    values: [id, owner],
  })
  return row
}

/** Writes the quantities and the state of a supply; the caller has locked it. */
export async function writeSupplyParts(tx: Sql, id: number, parts: SupplyColumns): Promise<void> {
  const { status, quantity, reserved, promised, sold } = parts
  await tx.query({
    name: 'boards_write_supply_parts',
    text: 'update supplies set status = $2, quantity_grams = $3, reserved_grams = $4, promised_grams = $5, sold_grams = $6 where id = $1',
    values: [id, status, quantity, reserved, promised, sold],
  })
}

export async function writeDemandParts(tx: Sql, id: number, parts: DemandColumns): Promise<void> {
  const { status, quantity, fulfilled } = parts
  await tx.query({
    name: 'boards_write_demand_parts',
    text: 'update demands set status = $2, quantity_grams = $3, fulfilled_grams = $4 where id = $1',
    values: [id, status, quantity, fulfilled],
  })
}

type Edited<Row> = Omit<Row, 'now' | 'repeat'>

/** Replaces the fields of a supply; the caller has locked it. */
export async function writeSupply(tx: Sql, id: number, supply: Edited<NewSupplyRow>): Promise<void> {
  const { fish, category, size, quantity, notes, price, origin, from, to } = supply
  await tx.query({
    name: 'boards_write_supply',
    text: `update supplies set fish_type_id = $2, category_id = $3, size_id = $4, quantity_grams = $5, notes = $6,
             price_halalas = $7, origin_country = $8, available_from = $9, available_to = $10 where id = $1`,
    values: [id, fish, category, size, quantity, notes, price, origin, from, to],
  })
}

/** Replaces the fields and the state of a demand; the caller has locked it. */
export async function writeDemand(tx: Sql, id: number, demand: Edited<NewDemandRow>): Promise<void> {
  const { fish, category, size, quantity, notes, status, target, neededBy } = demand
  await tx.query({
    name: 'boards_write_demand',
    text: `update demands set fish_type_id = $2, category_id = $3, size_id = $4, quantity_grams = $5, notes = $6,
             status = $7, target_halalas = $8, needed_by = $9 where id = $1`,
    values: [id, fish, category, size, quantity, notes, status, target, neededBy],
  })
}

/** Marks a supply as removed; the caller has locked it. */
export async function setSupplyRemoved(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'boards_remove_supply',
    text: "update supplies set status = 'removed', withheld_status = null where id = $1",
    values: [id],
  })
}

/**
 * Reopens matched demands that a supply met and that no available supply meets now, up to a limit; returns their number.
 * The caller has locked the kind and has changed the supply.
 */
export async function reopenDemands(tx: Sql, supply: SupplyKind, today: string): Promise<number> {
  const { owner, fish, category, size, price, from } = supply
  const rows = await tx.query({
    name: 'boards_reopen_demands',
    text: `with left_alone as (
             select d.id from demands d
             where d.status = 'matched' and d.fish_type_id = $1 and d.category_id = $2 and d.size_id = $3
               and d.owner_id <> $4 and d.needed_by >= $5::date and d.needed_by >= $6::date
               and (d.target_halalas is null or d.target_halalas >= $7)
               and not exists (
                 select from supplies s
                 where s.status = 'available' and s.fish_type_id = $1 and s.category_id = $2 and s.size_id = $3
                   and s.owner_id <> d.owner_id and s.available_from <= d.needed_by
                   and (s.available_to is null or s.available_to >= $6::date)
                   and (d.target_halalas is null or s.price_halalas <= d.target_halalas))
             order by d.id limit ${limits.behar.matchedAtOnce} for no key update)
           update demands d set status = 'open' from left_alone where d.id = left_alone.id returning 1`,
    values: [fish, category, size, owner, from, today, price],
  })
  return rows.length
}

export interface StepRow extends Own {
  readonly side: 'supply' | 'demand'
  readonly step: string
  /** In grams. */
  readonly quantity: number
  readonly now: Date
  readonly repeat: { readonly key: string; readonly digest: Buffer } | undefined
}

export async function insertStep(tx: Sql, row: StepRow): Promise<void> {
  const { id, owner, side, step, quantity, now, repeat } = row
  await tx.query({
    name: `boards_insert_step_${side}`,
    text: `insert into steps (owner_id, ${side}_id, step, quantity_grams, created_at, repeat_key, repeat_digest)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [owner, id, step, quantity, now, repeat?.key ?? null, repeat?.digest ?? null],
  })
}

/**
 * Finds the digest of the step that was made under a key within the last day. If the step is older, removes its key, so that
 * the key can be used again. The caller has locked the entry.
 */
export async function findStep(
  tx: Sql,
  { owner, key, now }: { readonly owner: number; readonly key: string; readonly now: Date },
): Promise<Buffer | undefined> {
  await tx.query({
    name: 'boards_free_step_key',
    text: `update steps set repeat_key = null, repeat_digest = null
           where owner_id = $1 and repeat_key = $2 and created_at < $3::timestamptz - ${keyLife}`,
    values: [owner, key, now],
  })
  const [row] = await tx.query<{ digest: Buffer }>({
    name: 'boards_repeated_step',
    text: 'select repeat_digest as digest from steps where owner_id = $1 and repeat_key = $2 and repeat_digest is not null',
    values: [owner, key],
  })
  return row?.digest
}
