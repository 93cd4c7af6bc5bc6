import type { Sql } from '#platform/database/db.ts'
import { sessionLimits } from '#shared/auctions/sessions/rules.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { PrayerSetting } from '#shared/catalog/clearTimes.ts'
import type { Place } from '#shared/catalog/prayers.ts'
import { type StateRow, stateColumns } from '../row.ts'

/** A session with the counts of its public lots that were not stopped. */
export interface SessionRow {
  readonly id: number
  readonly market_id: number
  readonly market_ar: string
  readonly market_en: string
  readonly starts_at: Date
  readonly gap_s: number
  /** The planned closing of the last lot; null without lots. */
  readonly last_end: Date | null
  readonly lots: number
  readonly lots_left: number
  readonly clear_of_prayers: boolean
  readonly clock: Date
}

const sessions = `
  select s.id, s.market_id, m.name_ar as market_ar, m.name_en as market_en, s.starts_at, s.gap_s, l.last_end,
    l.lots, l.lots_left, now() as clock,
    c.latitude is not null and c.longitude is not null and coalesce(y.clear, true) as clear_of_prayers
  from auction_sessions s join markets m on m.id = s.market_id join cities c on c.id = m.city_id
  left join market_prayers y on y.market_id = m.id
  cross join lateral (
    select max(a.ends_at) as last_end, count(*) as lots, count(*) filter (where a.ends_at > now()) as lots_left
    from auctions a join products p on p.id = a.product_id
    where a.session_id = s.id and a.voided_at is null and p.status <> 'hidden') l`

/**
 * The sessions that have not started or still have lots to close, the earliest first; if `marketId` is given, only those of
 * this market.
 */
export function listComing(db: Sql, marketId: number | null): Promise<SessionRow[]> {
  return db.query<SessionRow>({
    name: 'sessions_coming',
    text: `${sessions}
           where s.starts_at > now() - interval '2 days' and (s.starts_at > now() or l.last_end > now())
             and ($1::int is null or s.market_id = $1) and not m.hidden
           order by s.starts_at, s.id limit ${sessionLimits.listed}`,
    values: [marketId],
  })
}

/** The sessions of these markets that start after `since`, the latest start first. */
export function listSince(db: Sql, marketIds: readonly number[], since: Date): Promise<SessionRow[]> {
  return db.query<SessionRow>({
    name: 'sessions_since',
    text: `${sessions} where s.market_id = any($1) and s.starts_at > $2
           order by s.starts_at desc, s.id desc limit ${sessionLimits.listed}`,
    values: [marketIds, since],
  })
}

export async function findSession(db: Sql, id: number): Promise<SessionRow | undefined> {
  const [row] = await db.query<SessionRow>({
    name: 'sessions_find',
    text: `${sessions} where s.id = $1`,
    values: [id],
  })
  return row
}

/** A public lot of a session. */
export interface SessionLotRow extends StateRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly image: string
  readonly fish_code: string
  readonly lot_grams: Grams
  readonly f_name: string
  readonly l_name: string
}

/** The public lots of a session in their order, without stopped ones. */
export function listSessionLots(db: Sql, id: number): Promise<SessionLotRow[]> {
  return db.query<SessionLotRow>({
    name: 'sessions_lots',
    text: `select p.id, p.name_ar, p.name_en, i.path as image, f.code as fish_code, p.listed_grams as lot_grams, u.f_name, u.l_name,
             ${stateColumns}, now() as clock
           from auctions a join products p on p.id = a.product_id join images i on i.id = p.image_id
           join fish f on f.id = p.fish_id join users u on u.id = p.seller_id
           where a.session_id = $1 and a.voided_at is null and p.status <> 'hidden'
           order by a.session_position, p.id limit ${sessionLimits.lots}`,
    values: [id],
  })
}

/** A locked session, with the facts that decide its closings. */
export interface HeldSession {
  readonly id: number
  readonly market_id: number
  readonly starts_at: Date
  readonly gap_s: number
  readonly soft_close_s: number
  readonly soft_cap_s: number
  readonly place: Place | null
  readonly prayers: PrayerSetting | null
  /** The database's clock when the session was locked. */
  readonly clock: Date
}

const place = `case when c.latitude is not null and c.longitude is not null
  then json_build_object('latitude', c.latitude, 'longitude', c.longitude) end`
const prayers = `case when y.market_id is not null
  then json_build_object('clear', y.clear, 'before_min', y.before_min, 'after_min', y.after_min) end`

/** Locks a session until the end of the transaction. The lock also protects the order and the closings of its lots. */
export async function lockSession(tx: Sql, id: number): Promise<HeldSession | undefined> {
  await tx.query({
    name: 'sessions_lock',
    text: 'select from auction_sessions where id = $1 for no key update',
    values: [id],
  })
  const [row] = await tx.query<HeldSession>({
    name: 'sessions_held',
    text: `select s.id, s.market_id, s.starts_at, s.gap_s, s.soft_close_s, s.soft_cap_s, ${place} as place, ${prayers} as prayers,
             date_trunc('milliseconds', clock_timestamp()) as clock
           from auction_sessions s join markets m on m.id = s.market_id join cities c on c.id = m.city_id
           left join market_prayers y on y.market_id = m.id where s.id = $1`,
    values: [id],
  })
  return row
}

/** A lot of a locked session; times in ms. */
export interface PlannedLotRow {
  readonly id: number
  readonly planned_ms: number
  readonly ends_ms: number
  readonly closed: boolean
}

/** The lots of a locked session in their order. Hidden lots are included, stopped lots are left out. */
export function listPlanned(tx: Sql, sessionId: number): Promise<PlannedLotRow[]> {
  return tx.query<PlannedLotRow>({
    name: 'sessions_planned',
    text: `select product_id as id, floor(extract(epoch from planned_ends_at) * 1000)::bigint as planned_ms,
             floor(extract(epoch from ends_at) * 1000)::bigint as ends_ms, closed_at is not null as closed
           from auctions where session_id = $1 and voided_at is null order by session_position, product_id`,
    values: [sessionId],
  })
}

/** A lot as announced in a session that has not begun; times in ms. */
export interface AnnouncedLot {
  readonly id: number
  readonly position: number
  readonly startsAt: number
  readonly endsAt: number
}

/**
 * Writes the place, the times and the soft close of lots without bids in a session. Returns the lots that changed; only these
 * get a new version.
 */
export async function announceLots(
  tx: Sql,
  { id, soft_close_s, soft_cap_s }: Pick<HeldSession, 'id' | 'soft_close_s' | 'soft_cap_s'>,
  lots: readonly AnnouncedLot[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'sessions_announce_lots',
    text: `update auctions a set session_id = $1, session_position = l.position, starts_at = l.starts, starts_after = null,
             first_ends_at = l.ends, planned_ends_at = l.ends, ends_at = l.ends, due_at = l.ends, soft_close_s = $2, soft_cap_s = $3,
             version = a.version + 1, extended_version = a.version + 1
           from (select id, position, to_timestamp(starts / 1000.0) as starts, to_timestamp(ends / 1000.0) as ends
                 from unnest($4::bigint[], $5::int[], $6::bigint[], $7::bigint[]) as t(id, position, starts, ends)) l
           where a.product_id = l.id and a.bids_count = 0 and a.closed_at is null and a.voided_at is null
             and (a.session_id, a.session_position, a.starts_at, a.ends_at, a.soft_close_s, a.soft_cap_s)
               is distinct from ($1, l.position, l.starts, l.ends, $2, $3)
           returning a.product_id as id`,
    values: [
      id,
      soft_close_s,
      soft_cap_s,
      lots.map((lot) => lot.id),
      lots.map(({ position }) => position),
      lots.map(({ startsAt }) => startsAt),
      lots.map(({ endsAt }) => endsAt),
    ],
  })
  return rows.map((row) => row.id)
}

/** Moves planned closings and ends to later times. Each moved end gets a version of its own, which streams report. */
export async function moveLots(
  tx: Sql,
  moves: readonly { readonly id: number; readonly plannedEnd: number; readonly endsAt: number }[],
): Promise<void> {
  await tx.query({
    name: 'sessions_move_lots',
    text: `update auctions a set planned_ends_at = m.planned, ends_at = m.ends, due_at = m.ends,
             version = a.version + (a.ends_at <> m.ends)::int,
             extended_version = case when a.ends_at <> m.ends then a.version + 1 else a.extended_version end
           from (select id, to_timestamp(planned / 1000.0) as planned, to_timestamp(ends / 1000.0) as ends
                 from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as t(id, planned, ends)) m
           where a.product_id = m.id and a.closed_at is null and a.voided_at is null`,
    values: [
      moves.map(({ id }) => id),
      moves.map(({ plannedEnd }) => plannedEnd),
      moves.map(({ endsAt }) => endsAt),
    ],
  })
}

/** A locked lot that may join a session. */
export interface JoiningRow {
  readonly seller_id: number
  readonly market_id: number
  readonly bids: number
  readonly over: boolean
  readonly session_id: number | null
  /** The way to sell the lot, as its code. */
  readonly way: string | null
}

/** The caller has locked the auction. */
export async function findJoining(tx: Sql, auctionId: number): Promise<JoiningRow | undefined> {
  const [row] = await tx.query<JoiningRow>({
    name: 'sessions_joining',
    text: `select p.seller_id, p.market_id, a.bids_count as bids, a.session_id, to_jsonb(a)->>'way' as way,
             a.voided_at is not null or a.closed_at is not null or a.ends_at <= clock_timestamp() as over
           from auctions a join products p on p.id = a.product_id where a.product_id = $1`,
    values: [auctionId],
  })
  return row
}

interface NewSession {
  readonly marketId: number
  readonly startsAt: Date
  readonly gapS: number
  readonly softCloseS: number
  readonly softCapS: number
  readonly by: number
  readonly now: Date
}

/** Returns the id; undefined if the market has a session with this start. */
export async function insertSession(tx: Sql, session: NewSession): Promise<number | undefined> {
  const { marketId, startsAt, gapS, softCloseS, softCapS, by, now } = session
  const [row] = await tx.query<{ id: number }>({
    name: 'sessions_insert',
    text: `insert into auction_sessions (market_id, starts_at, gap_s, soft_close_s, soft_cap_s, created_by, created_at)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (market_id, starts_at) do nothing returning id`,
    values: [marketId, startsAt, gapS, softCloseS, softCapS, by, now],
  })
  return row?.id
}

/** False if the market has another session with this start. */
export async function updateSession(
  tx: Sql,
  id: number,
  { startsAt, gapS, softCloseS }: Pick<NewSession, 'startsAt' | 'gapS' | 'softCloseS'>,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'sessions_update',
    text: `update auction_sessions s set starts_at = $2, gap_s = $3, soft_close_s = $4
           where id = $1 and not exists (
             select from auction_sessions o where o.market_id = s.market_id and o.starts_at = $2 and o.id <> s.id) returning id`,
    values: [id, startsAt, gapS, softCloseS],
  })
  return rows.length > 0
}

/** Announced sessions with room, for the form of a lot. */
export function listOpenForLots(
  db: Sql,
): Promise<{ id: number; market_id: number; starts_at: Date; lots: number }[]> {
  return db.query({
    name: 'sessions_open_for_lots',
    text: `select s.id, s.market_id, s.starts_at, count(a.product_id) as lots
           from auction_sessions s join markets m on m.id = s.market_id
           left join auctions a on a.session_id = s.id and a.voided_at is null
           where s.starts_at > now() and not m.hidden group by s.id
           having count(a.product_id) < ${sessionLimits.lots} order by s.starts_at, s.id limit ${sessionLimits.listed}`,
  })
}
