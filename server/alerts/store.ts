import type { Sql } from '#platform/database/db.ts'
import { type AlertKind, type AlertRate, mostAlerts, type Origin } from '#shared/alerts/rules.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Coast } from '#shared/catalog/coasts.ts'
import type { Channel } from '#shared/notifications/groups.ts'

export interface AlertRow {
  readonly id: number
  readonly kind: AlertKind
  readonly fish_id: number
  readonly fish_code: string
  readonly fish_ar: string
  readonly fish_en: string
  readonly market_id: number | null
  readonly market_ar: string | null
  readonly market_en: string | null
  readonly coast: Coast | null
  readonly origin: Origin | null
  readonly price_halalas: Halalas | null
  readonly channels: readonly Channel[]
  readonly often: AlertRate
  readonly created_at: Date
  readonly fired_at: Date | null
}

/** The terms of an alert that a person sets. */
export type AlertValues = Pick<
  AlertRow,
  'kind' | 'fish_id' | 'market_id' | 'coast' | 'origin' | 'price_halalas' | 'channels' | 'often'
>

/** The alerts of a person, newest first. */
export function listAlertsOf(db: Sql, userId: number): Promise<AlertRow[]> {
  return db.query<AlertRow>({
    name: 'alerts_of_person',
    text: `select ${columns} ${joins} where a.user_id = $1 order by a.id desc limit ${mostAlerts}`,
    values: [userId],
  })
}

/** One alert of a person; undefined for an alert of somebody else. */
export async function findAlertOf(db: Sql, userId: number, id: number): Promise<AlertRow | undefined> {
  const [row] = await db.query<AlertRow>({
    name: 'alerts_find',
    text: `select ${columns} ${joins} where a.id = $2 and a.user_id = $1`,
    values: [userId, id],
  })
  return row
}

/** The alert of a signed link. */
export async function findAlert(db: Sql, id: number): Promise<AlertRow | undefined> {
  const [row] = await db.query<AlertRow>({
    name: 'alerts_find_any',
    text: `select ${columns} ${joins} where a.id = $1`,
    values: [id],
  })
  return row
}

const columns = `a.id, a.kind, a.fish_id, f.code as fish_code, f.name_ar as fish_ar, f.name_en as fish_en, a.market_id,
  m.name_ar as market_ar, m.name_en as market_en, a.coast, a.origin, a.price_halalas, a.channels, a.often, a.created_at, a.fired_at`

const joins = 'from alerts a join fish f on f.id = a.fish_id left join markets m on m.id = a.market_id'

/** Serializes the changes of a person's alerts; false if the person was removed. */
export async function lockAlertsOf(tx: Sql, userId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'alerts_lock',
    text: 'select id from users where id = $1 and deleted_at is null for no key update',
    values: [userId],
  })
  return found.length > 0
}

/** Returns which of the chosen records of a form do not exist or are hidden. */
export async function findMissing(
  tx: Sql,
  fishId: number,
  marketId: number | null,
): Promise<{ readonly fish: boolean; readonly market: boolean }> {
  const [row] = await tx.query<{ fish: boolean; market: boolean }>({
    name: 'alerts_missing',
    text: `select not exists (select from fish where id = $1 and not hidden) as fish,
             $2::int is not null and not exists (select from markets where id = $2 and not hidden) as market`,
    values: [fishId, marketId],
  })
  return row ?? { fish: true, market: true }
}

/** The id of the person's alert of this kind, species, place and origin. */
export async function findSame(tx: Sql, userId: number, values: AlertValues): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'alerts_same',
    text: `select id from alerts where user_id = $1 and kind = $2 and fish_id = $3
             and market_id is not distinct from $4 and coast is not distinct from $5 and origin is not distinct from $6`,
    values: [userId, values.kind, values.fish_id, values.market_id, values.coast, values.origin],
  })
  return row?.id
}

/** Adds an alert in the lowest free slot; undefined if the person has the maximum number of alerts. */
export async function insertAlert(tx: Sql, userId: number, values: AlertValues): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'alerts_add',
    text: `insert into alerts (user_id, slot, kind, fish_id, market_id, coast, origin, price_halalas, channels, often)
           select $1, min(n), $2, $3, $4, $5, $6, $7, $8, $9
           from generate_series(1, ${mostAlerts}) n
           where n not in (select slot from alerts where user_id = $1)
           having count(*) > 0
           returning id`,
    values: [userId, ...listOf(values)],
  })
  return row?.id
}

export async function updateAlert(tx: Sql, id: number, values: AlertValues): Promise<void> {
  await tx.query({
    name: 'alerts_change',
    text: `update alerts set kind = $2, fish_id = $3, market_id = $4, coast = $5, origin = $6,
             price_halalas = $7, channels = $8, often = $9, fired_at = null where id = $1`,
    values: [id, ...listOf(values)],
  })
}

const listOf = ({ kind, fish_id, market_id, coast, ...rest }: AlertValues) => [
  ...[kind, fish_id, market_id, coast, rest.origin, rest.price_halalas, rest.channels, rest.often],
]

/** Deletes an alert of a person; false for an alert of somebody else. */
export async function deleteAlertOf(db: Sql, userId: number, id: number): Promise<boolean> {
  const deleted = await db.query({
    name: 'alerts_remove',
    text: 'delete from alerts where id = $2 and user_id = $1 returning id',
    values: [userId, id],
  })
  return deleted.length > 0
}

/** Deletes the alert of a signed link. */
export async function deleteAlert(db: Sql, id: number): Promise<void> {
  await db.query({ name: 'alerts_end', text: 'delete from alerts where id = $1', values: [id] })
}

export async function deleteAlertsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'alerts_remove_all',
    text: 'delete from alerts where user_id = $1',
    values: [userId],
  })
}
