import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { NewDemandRow, NewSupplyRow } from './addingStore.ts'
import type { Board } from './store.ts'

/** Whether any process has checked all members within this many seconds. */
export async function isCheckedWithin(db: Sql, seconds: number): Promise<boolean> {
  const rows = await db.query({
    name: 'boards_checked_within',
    text: 'select from trader_checks where asked_at > clock_timestamp() - make_interval(secs => $1)',
    values: [seconds],
  })
  return rows.length > 0
}

/** A batch of members in the order of their ids, after the id `after`. */
export async function listMembers(db: Sql, after: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'boards_members',
    text: `select user_id as id from members where user_id > $1 order by user_id limit ${limits.behar.tradersAtOnce}`,
    values: [after],
  })
  return rows.map(({ id }) => id)
}

/**
 * Claims the right to write the result of a check that began at this time; false when a later check is already written.
 */
export async function takeCheck(tx: Sql, requestedAt: Date): Promise<boolean> {
  const rows = await tx.query({
    name: 'boards_take_check',
    text: 'update trader_checks set asked_at = $1 where asked_at < $1 returning 1',
    values: [requestedAt],
  })
  return rows.length > 0
}

/** Updates which of the checked members are barred. */
export async function setBarred(
  tx: Sql,
  { ids, entering }: { readonly ids: readonly number[]; readonly entering: readonly number[] },
): Promise<void> {
  await tx.query({
    name: 'boards_set_barred',
    text: `update members m set barred = not m.barred
           from (select user_id from members where user_id = any($1::bigint[])
                   and barred = (user_id = any($2::bigint[])) order by user_id for no key update) held
           where m.user_id = held.user_id`,
    values: [ids, entering],
  })
}

/** Withholds all entries of barred members on a board; returns their number. */
export async function withholdAll(tx: Sql, board: Board): Promise<number> {
  const rows = await tx.query({
    name: `boards_withhold_${board}`,
    text: `update ${board} e set withheld_status = e.status, status = 'removed'
           from (select b.id from members m join ${board} b on b.owner_id = m.user_id
                 where m.barred and b.status <> 'removed' order by b.id for no key update of b) held
           where e.id = held.id returning 1`,
  })
  return rows.length
}

/** The fields by which a restored entry is matched; `status` is its state before it was withheld. */
type Withheld<Row> = Pick<Row, Extract<keyof Row, 'owner' | 'fish' | 'category' | 'size'>> & {
  readonly id: number
  readonly status: string
}
export type WithheldSupply = Withheld<NewSupplyRow> & Pick<NewSupplyRow, 'price' | 'from'>
export type WithheldDemand = Withheld<NewDemandRow> & Pick<NewDemandRow, 'target' | 'neededBy'>

const withheld =
  'id, owner_id as owner, withheld_status as status, fish_type_id as fish, category_id as category, size_id as size'
const returning = `where withheld_status is not null
  and exists (select from members m where m.user_id = owner_id and not m.barred) order by owner_id, id
  limit ${limits.behar.expiredAtOnce}`

/** A batch of withheld supplies whose owners may enter again. */
export function listReturningSupplies(db: Sql): Promise<WithheldSupply[]> {
  return db.query<WithheldSupply>({
    name: 'boards_returning_supplies',
    text: `select ${withheld}, price_halalas as price, to_char(available_from, 'YYYY-MM-DD') as from
           from supplies ${returning}`,
  })
}

/** A batch of withheld demands whose owners may enter again. */
export function listReturningDemands(db: Sql): Promise<WithheldDemand[]> {
  return db.query<WithheldDemand>({
    name: 'boards_returning_demands',
    text: `select ${withheld}, target_halalas as target, to_char(needed_by, 'YYYY-MM-DD') as "neededBy"
           from demands ${returning}`,
  })
}

/** Locks a member who may enter; returns false if the member is barred. */
export async function lockEntering(tx: Sql, owner: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'boards_hold_entering',
    text: 'select from members where user_id = $1 and not barred for no key update',
    values: [owner],
  })
  return rows.length > 0
}

/** Restores a withheld entry; false when it is restored already or its owner has removed it. */
export async function restore(
  tx: Sql,
  board: Board,
  { id, status }: { readonly id: number; readonly status: string },
): Promise<boolean> {
  const rows = await tx.query({
    name: `boards_put_back_${board}`,
    text: `update ${board} set status = $2, withheld_status = null where id = $1 and withheld_status is not null returning 1`,
    values: [id, status],
  })
  return rows.length > 0
}
