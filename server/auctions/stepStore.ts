import type { Sql } from '#platform/database/db.ts'
import type { Leader } from '#shared/auctions/bidding.ts'
import type { Award, Exclusion } from '#shared/auctions/engine.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import { allStandings, excluded, rowColumns, type StateRow } from './row.ts'

/** A locked auction: the columns for the engine and for notifications. */
export interface StepRow extends StateRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly lot_grams: number
  /** The number of bidders with a valid offer in a tender. */
  readonly offers_count: number
  readonly due_at: Date | null
  readonly version: number
  readonly salt: Buffer
  /** Hash of the last link of the chain, as hex; null before the first. */
  readonly last_hash: string | null
}

/**
 * Locks the session of an auction that has not closed, then the auction's row, until the end of the transaction; undefined if
 * there is none.
 */
export async function lockAuction(tx: Sql, id: number): Promise<StepRow | undefined> {
  await tx.query({
    name: 'auctions_lock',
    text: `with session as materialized (${sessionOf})
           select from auctions where product_id = $1 and (select count(*) from session) >= 0 for update`,
    values: [id],
  })
  // A separate statement is used, because it sees the rows that were committed while the lock was awaited, and reads the
  // clock after that.
  const [row] = await tx.query<StepRow>({
    name: 'auctions_step',
    text: `select p.id, p.name_ar, p.name_en, p.listed_grams as lot_grams, a.offers_count, a.due_at, a.version, a.salt,
             encode(a.last_hash, 'hex') as last_hash, ${rowColumns},
             ${allStandings} as standings, date_trunc('milliseconds', clock_timestamp()) as clock
           from auctions a join products p on p.id = a.product_id where a.product_id = $1`,
    values: [id],
  })
  return row
}

/**
 * Locks the session of the auction `$1` if the auction has not closed. Each closing of a session depends on the earlier
 * closings.
 */
export const sessionOf = `select s.id from auction_sessions s
  where s.id = (select session_id from auctions where product_id = $1 and closed_at is null) for no key update`

/**
 * Locks the sessions of these auctions by id. A transaction that steps several auctions calls it first, so that it locks
 * sessions before auctions, as bids do.
 */
export async function lockSessionsOf(tx: Sql, auctionIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'auctions_lock_sessions',
    text: `select from auction_sessions where id in (
             select session_id from auctions where product_id = any($1) and closed_at is null)
           order by id for no key update`,
    values: [auctionIds],
  })
}

/** The changes of a step; times are whole milliseconds. */
export interface SteppedRow {
  readonly id: number
  /** Set if this step recorded the end. */
  readonly closedAt: number | null
  readonly orderedAt: number | null
  readonly voidedAt: number | null
  readonly dueAt: number | null
  /** The new version, and the version of each kind of event that this step sends. */
  readonly version: number
  readonly ended: number | null
  readonly awarded: number | null
  readonly excluded: number | null
  readonly voided: number | null
}

export async function saveStep(tx: Sql, row: SteppedRow): Promise<void> {
  const { id, closedAt, orderedAt, voidedAt, dueAt, version, ended, awarded, excluded, voided } = row
  await tx.query({
    name: 'auctions_save_step',
    text: `update auctions set
             ends_at = coalesce(to_timestamp($2::bigint / 1000.0), ends_at),
             closed_at = coalesce(to_timestamp($2::bigint / 1000.0), closed_at),
             ordered_at = to_timestamp($3::bigint / 1000.0), voided_at = to_timestamp($4::bigint / 1000.0),
             due_at = to_timestamp($5::bigint / 1000.0), version = $6, ended_version = coalesce($7, ended_version),
             awarded_version = coalesce($8, awarded_version), voided_version = coalesce($9, voided_version),
             excluded_version = coalesce($10, excluded_version)
           where product_id = $1`,
    values: [id, closedAt, orderedAt, voidedAt, dueAt, version, ended, awarded, voided, excluded],
  })
}

/** Appends an exclusion to the hash chain of an auction, and sets the new leader. */
export async function saveExclusion(
  tx: Sql,
  id: number,
  { bidder, after, at, reason }: Exclusion,
  { leader, hash }: { readonly leader: Leader | null; readonly hash: string },
): Promise<void> {
  await tx.query({
    name: 'auctions_save_exclusion',
    text: `with recorded as (
             insert into exclusions (auction_id, number, bidder_id, after_number, at, hash, reason)
             values ($1, (select count(*) + 1 from exclusions where auction_id = $1), $2, $3,
               to_timestamp($4::bigint / 1000.0), decode($5, 'hex'), $9))
           update auctions set leader_id = $6, current_halalas = $7, max_halalas = $8, last_hash = decode($5, 'hex')
           where product_id = $1`,
    values: [
      id,
      bidder,
      after,
      at,
      hash,
      leader?.bidder ?? null,
      leader?.amount ?? null,
      leader?.max ?? null,
      reason,
    ],
  })
}

/** Undecided auctions, by id, in which a person has a bid that is not excluded, or has made a sealed offer. */
export async function listBidOn(tx: Sql, bidderId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'auctions_bid_on',
    text: `select a.product_id as id from auctions a
           where a.ordered_at is null and a.voided_at is null and (exists (
             select from bids b where b.bidder_id = $1 and b.auction_id = a.product_id and not ${excluded})
             or a.closed_at is null and exists (
               select from sealed_offers o where o.bidder_id = $1 and o.auction_id = a.product_id and o.ended is null))
           order by a.product_id`,
    values: [bidderId],
  })
  return rows.map(({ id }) => id)
}

/** Locks the owner and every bidder of an auction, by id, against a concurrent block, removal or change of type. */
export async function lockSides(tx: Sql, auctionId: number): Promise<void> {
  await tx.query({
    name: 'auctions_lock_sides',
    text: `select from users where id in (select bidder_id from bids where auction_id = $1
             union all select seller_id from products where id = $1) order by id for share`,
    values: [auctionId],
  })
}

/** Whether the owner of an auction may sell. */
export async function ownerSells(tx: Sql, auctionId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'auctions_owner_sells',
    text: `select from products p join users u on u.id = p.seller_id
           where p.id = $1 and not u.blocked and u.deleted_at is null`,
    values: [auctionId],
  })
  return rows.length > 0
}

/** Bidders of an auction, by id, who are not excluded and may no longer bid. */
export async function listBarred(
  tx: Sql,
  auctionId: number,
  bidding: readonly UserType[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'auctions_barred',
    text: `select id from users u where (blocked or deleted_at is not null or type <> all($2)) and exists (
             select from bids b where b.auction_id = $1 and b.bidder_id = u.id and not ${excluded})
           order by id`,
    values: [auctionId, bidding],
  })
  return rows.map(({ id }) => id)
}

/** Auctions of a seller, by id, that are neither ordered nor void. */
export async function listUndecided(tx: Sql, sellerId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'auctions_undecided',
    text: `select p.id from products p join auctions a on a.product_id = p.id
           where p.seller_id = $1 and p.sale_type = 'auction' and a.ordered_at is null and a.voided_at is null order by p.id`,
    values: [sellerId],
  })
  return rows.map(({ id }) => id)
}

/** Writes the awards of an auction, oldest first: inserts new awards and marks a lapsed award. */
export async function saveAwards(tx: Sql, id: number, awards: readonly Award[]): Promise<void> {
  if (awards.length === 0) return
  const rows = awards.map(({ bidder, amount, number, at, by, lapsedAt }, place) => ({
    place: place + 1,
    number,
    bidder,
    amount,
    at,
    by_owner: by === 'owner',
    lapsed: lapsedAt,
  }))
  await tx.query({
    name: 'auctions_save_awards',
    text: `insert into awards (auction_id, number, bid_number, bidder_id, amount_halalas, at, by_owner, lapsed_at)
           select $1, place, number, bidder, amount, to_timestamp(at / 1000.0), by_owner, to_timestamp(lapsed / 1000.0)
           from jsonb_to_recordset($2) as made(place int, number int, bidder bigint, amount bigint, at bigint,
             by_owner boolean, lapsed bigint)
           order by place
           on conflict (auction_id, number) do update set lapsed_at = excluded.lapsed_at
             where awards.lapsed_at is distinct from excluded.lapsed_at`,
    values: [id, JSON.stringify(rows)],
  })
}
