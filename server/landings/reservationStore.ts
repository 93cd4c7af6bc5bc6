import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import type { Grams } from '#shared/base/quantity.ts'
import { landingLimits } from '#shared/landings/rules.ts'
import { Where } from '../base/where.ts'
import type { BuyerReservationRow, ReservationRow } from './row.ts'

const columns = `r.id, r.landing_id, r.buyer_id, r.status, r.product_id, r.wanted_grams, r.kept_grams, r.held_grams, r.held_until,
  r.created_at`

/** The reservations of catches with the names of their buyers, in the order of time. */
export function listReservations(db: Sql, landingIds: readonly number[]): Promise<BuyerReservationRow[]> {
  return db.query<BuyerReservationRow>({
    name: 'reservations_of_landings',
    text: `select ${columns}, u.f_name, u.l_name from landing_reservations r join users u on u.id = r.buyer_id
           where r.landing_id = any($1) order by r.id limit $2`,
    values: [landingIds, landingIds.length * landingLimits.reservations],
  })
}

export async function findReservation(db: Sql, id: number): Promise<ReservationRow | undefined> {
  const [row] = await db.query<ReservationRow>({
    name: 'reservations_find',
    text: `select ${columns} from landing_reservations r where r.id = $1`,
    values: [id],
  })
  return row
}

/** The reservations of a buyer, newest first. */
export async function listReservationsOf(
  db: Sql,
  buyerId: number,
  query: Paging & { readonly landing_id?: number | undefined; readonly product_id?: number | undefined },
): Promise<Page<ReservationRow>> {
  const where = new Where()
    .and('r.buyer_id = $?', buyerId)
    .andIf(query.landing_id, 'r.landing_id = $?')
    .andIf(query.product_id, 'r.product_id = $?')
  const counting = db.query<{ count: number }>({
    text: `select count(*)::int as count from (select from landing_reservations r where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  const listing = db.query<ReservationRow>({
    text: `select ${columns} from landing_reservations r where ${where.text} order by r.id desc limit ${limit} offset ${offset}`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return paged(rows, counted?.count ?? 0, query)
}

/**
 * Counts what the rule for new reservations needs: the reservations of a catch and of a buyer. Lock the catch and the
 * buyer first.
 */
export async function countFor(
  tx: Sql,
  { landingId, buyerId }: { readonly landingId: number; readonly buyerId: number },
): Promise<{ readonly reservations: number; readonly hasOne: boolean; readonly ofBuyer: number }> {
  const [row] = await tx.query<{ reservations: number; hasOne: boolean; ofBuyer: number }>({
    name: 'reservations_count_for',
    text: `select
             (select count(*)::int from landing_reservations where landing_id = $1 and status = 'waiting') as reservations,
             exists (select from landing_reservations where landing_id = $1 and buyer_id = $2 and status = 'waiting') as "hasOne",
             (select count(*)::int from landing_reservations where buyer_id = $2 and status in ('waiting', 'held')) as "ofBuyer"`,
    values: [landingId, buyerId],
  })
  if (!row) throw new RangeError('the count of reservations returned no row')
  return row
}

/** Inserts a reservation of a locked catch and adds it to the reserved weight; returns its id. */
export async function insertReservation(
  tx: Sql,
  { landingId, buyerId, weight, at }: { landingId: number; buyerId: number; weight: Grams; at: Date },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'reservations_insert',
    text: `with reserved as (update landings set reserved_grams = reserved_grams + $3 where id = $1)
           insert into landing_reservations (landing_id, buyer_id, wanted_grams, created_at) values ($1, $2, $3, $4) returning id`,
    values: [landingId, buyerId, weight, at],
  })
  if (!row) throw new RangeError('the insert of a reservation returned no row')
  return row.id
}

/** The waiting reservations of a locked catch, in the order of time. */
export function listWaiting(tx: Sql, landingId: number): Promise<ReservationRow[]> {
  return tx.query<ReservationRow>({
    name: 'reservations_waiting',
    text: `select ${columns} from landing_reservations r where r.landing_id = $1 and r.status = 'waiting' order by r.id
           limit ${landingLimits.reservations}`,
    values: [landingId],
  })
}

/** Gives each waiting reservation its part of the landed weight; a reservation without a part is lost. */
export async function serveReservations(
  tx: Sql,
  {
    productId,
    served,
    until,
    at,
  }: {
    readonly productId: number
    readonly served: readonly { readonly id: number; readonly kept: Grams }[]
    readonly until: Date
    readonly at: Date
  },
): Promise<void> {
  await tx.query({
    name: 'reservations_serve',
    text: `update landing_reservations r set status = case when s.kept > 0 then 'held' else 'lost' end, product_id = $3,
             kept_grams = s.kept, held_grams = s.kept, held_until = case when s.kept > 0 then $4::timestamptz end,
             ended_at = case when s.kept = 0 then $5::timestamptz end
           from unnest($1::bigint[], $2::bigint[]) as s (id, kept) where r.id = s.id`,
    values: [served.map(({ id }) => id), served.map(({ kept }) => kept), productId, until, at],
  })
}

/** Ends the waiting reservations of a locked catch that will not land. */
export async function loseReservations(tx: Sql, landingId: number, at: Date): Promise<void> {
  await tx.query({
    name: 'reservations_lose',
    text: `update landing_reservations set status = 'lost', ended_at = $2 where landing_id = $1 and status = 'waiting'`,
    values: [landingId, at],
  })
}

/** Cancels a waiting reservation of a locked catch, which frees its part of the expected weight. */
export async function cancelWaiting(
  tx: Sql,
  { id, landingId, by, at }: { id: number; landingId: number; by: 'buyer' | 'seller'; at: Date },
): Promise<void> {
  await tx.query({
    name: 'reservations_cancel',
    text: `with cancelled as (
             update landing_reservations set status = 'cancelled', cancelled_by = $3, ended_at = $4
             where id = $1 and status = 'waiting' returning wanted_grams)
           update landings set reserved_grams = reserved_grams - c.wanted_grams from cancelled c where landings.id = $2`,
    values: [id, landingId, by, at],
  })
}

/** Ends a hold now, and returns its goods to the stock of their product. */
export async function freeHold(
  tx: Sql,
  { id, productId }: { readonly id: number; readonly productId: number },
): Promise<void> {
  await lockProducts(tx, [productId])
  await tx.query({
    name: 'reservations_end_hold',
    text: `update landing_reservations set held_until = clock_timestamp() where id = $1 and status = 'held'`,
    values: [id],
  })
  await freeHolds(tx, [productId])
}

/** Returns the goods of ended holds to the stock of these locked products. */
export async function freeHolds(tx: Sql, productIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'reservations_free',
    text: 'select release_landing_holds($1::bigint[])',
    values: [productIds],
  })
}

export async function lockProducts(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx.query({
    name: 'reservations_lock_products',
    text: 'select from products where id = any($1) order by id for no key update',
    values: [ids],
  })
}

/** Products with ended holds, ordered by the earliest end. */
export async function listEndedHolds(db: Sql, now: Date): Promise<number[]> {
  const rows = await db.query<{ product_id: number }>({
    name: 'reservations_ended',
    text: `select product_id from landing_reservations where status = 'held' and held_until <= $1 and product_id is not null
           group by product_id order by min(held_until) limit ${landingLimits.endedAtOnce}`,
    values: [now],
  })
  return rows.map(({ product_id }) => product_id)
}

/** The open reservations of a buyer. */
export function listOpenOf(db: Sql, buyerId: number): Promise<ReservationRow[]> {
  return db.query<ReservationRow>({
    name: 'reservations_open_of',
    text: `select ${columns} from landing_reservations r where r.buyer_id = $1 and r.status in ('waiting', 'held')
           order by r.landing_id limit ${limits.page.most}`,
    values: [buyerId],
  })
}

/** The weight of a product that is held for a buyer at a time. */
export async function findHeldFor(
  db: Sql,
  { productId, buyerId, now }: { readonly productId: number; readonly buyerId: number; readonly now: Date },
): Promise<Grams> {
  const [row] = await db.query<{ held: Grams }>({
    name: 'reservations_held_for',
    text: `select coalesce(sum(held_grams), 0)::bigint as held from landing_reservations
           where product_id = $1 and buyer_id = $2 and status = 'held' and held_until > $3`,
    values: [productId, buyerId, now],
  })
  return row?.held ?? (0 as Grams)
}
