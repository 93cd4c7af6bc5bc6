import { publishAfterCommit, type Sql } from '#platform/database/db.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Place } from '#shared/catalog/prayers.ts'
import { topicOf } from '../live/topic.ts'
import type { LotTimes } from './times.ts'

/** The terms that a seller may change while there is no bid. */
export interface LotTerms extends LotTimes {
  readonly increment: Halalas
  readonly reserve: Halalas | null
  readonly autoAccept: boolean
}

/** A new lot, with the settings that apply to it for its whole run (contract, section 9); times in seconds. */
interface NewLot extends LotTerms {
  readonly way: AuctionWay
  /** Set for a Dutch lot only. */
  readonly floor: Halalas | null
  readonly stepS: number | null
  readonly starting: Halalas
  readonly softCloseS: number
  readonly softCapS: number
  readonly acceptS: number
  readonly awardS: number
}

/** The current terms of a lot. */
export interface Lot extends LotTerms {
  readonly way: AuctionWay
  readonly bids: number
  /** Whether the lot has ended or was stopped. */
  readonly over: boolean
  /** The session that sets the times of the lot; null for none. */
  readonly sessionId: number | null
  /** The time of the database's clock. */
  readonly now: Date
  readonly place: Place | null
}

/** Whole milliseconds of the database's clock, the only clock of auctions. */
const clock = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint'
const place = `case when c.latitude is not null and c.longitude is not null
  then json_build_object('latitude', c.latitude, 'longitude', c.longitude) end`

/** The database's clock, and the coordinates of a city for its prayer times. */
export async function findClockIn(
  db: Sql,
  cityId: number,
): Promise<{ readonly now: Date; readonly place: Place | null }> {
  const [row] = await db.query<{ ms: number; place: Place | null }>({
    name: 'selling_clock',
    text: `select ${clock} as ms, ${place} as place from (values (1)) one left join cities c on c.id = $1::bigint`,
    values: [cityId],
  })
  return { now: new Date(row?.ms ?? Number.NaN), place: row?.place ?? null }
}

/** Every city with coordinates for prayer times, and the database's clock. */
export async function listPlaces(
  db: Sql,
): Promise<{ readonly places: ({ id: number } & Place)[]; readonly now: Date }> {
  const rows = await db.query<{ id: number; latitude: number; longitude: number; ms: number }>({
    name: 'selling_places',
    text: `select c.id, c.latitude, c.longitude, ${clock} as ms from cities c
           where c.latitude is not null and c.longitude is not null and not c.hidden order by c.id limit 1000`,
  })
  return {
    places: rows.map(({ ms, ...one }) => one),
    now: new Date(rows[0]?.ms ?? Number.NaN),
  }
}

/** Adds the auction of a new product. */
export async function insertLot(tx: Sql, id: number, lot: NewLot): Promise<void> {
  await tx.query({
    name: 'selling_insert',
    text: `insert into auctions (product_id, starting_halalas, min_increment_halalas, reserve_halalas, auto_accept, starts_at,
             starts_after, first_ends_at, ends_at, due_at, soft_close_s, soft_cap_s, accept_s, award_s, way, floor_halalas, step_s)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      id,
      lot.starting,
      lot.increment,
      lot.reserve,
      lot.autoAccept,
      lot.startsAt,
      lot.startsAfter,
      lot.endsAt,
      lot.softCloseS,
      lot.softCapS,
      lot.acceptS,
      lot.awardS,
      lot.way,
      lot.floor,
      lot.stepS,
    ],
  })
}

/** The terms of a lot and the coordinates of a city for its prayer times. The decisive check calls it after `holdListing`. */
export async function findLot(db: Sql, id: number, cityId: number): Promise<Lot | undefined> {
  const [row] = await db.query<Omit<Lot, 'now'> & { ms: number }>({
    name: 'selling_find',
    text: `select a.min_increment_halalas as increment, a.reserve_halalas as reserve, a.auto_accept as "autoAccept",
             a.starts_at as "startsAt", a.starts_after as "startsAfter", a.ends_at as "endsAt", greatest(a.bids_count, a.offers_count) as bids, a.way, a.session_id as "sessionId",
             a.voided_at is not null or a.closed_at is not null or a.ends_at <= clock_timestamp() as over,
             ${clock} as ms, ${place} as place
           from auctions a left join cities c on c.id = $2::bigint where a.product_id = $1`,
    values: [id, cityId],
  })
  if (!row) return undefined
  const { ms, ...lot } = row
  return { ...lot, now: new Date(ms) }
}

/** Changes the terms of an auction without bids. Publishes a new end to the streams. */
export async function updateLot(tx: Sql, id: number, lot: LotTerms): Promise<void> {
  const [moved] = await tx.query<{ moved: boolean }>({
    name: 'selling_update',
    text: `update auctions a set min_increment_halalas = $2, reserve_halalas = $3, auto_accept = $4, starts_at = $5,
             starts_after = $6, first_ends_at = $7, ends_at = $7, due_at = $7,
             version = a.version + (a.ends_at <> $7)::int,
             extended_version = case when a.ends_at <> $7 then a.version + 1 else a.extended_version end
           from auctions before where before.product_id = a.product_id and a.product_id = $1 and a.bids_count = 0
           returning before.ends_at <> a.ends_at as moved`,
    values: [id, lot.increment, lot.reserve, lot.autoAccept, lot.startsAt, lot.startsAfter, lot.endsAt],
  })
  if (moved?.moved) publishAfterCommit(tx, [topicOf(id)])
}
