import type { Sql } from '#platform/database/db.ts'
import type { RecordedBid, Terms } from '#shared/auctions/bidding.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import { canBid, userTypes } from '#shared/base/access/permissions.ts'
import type { Halalas } from '#shared/base/money.ts'

/** The columns of a locked auction that decide bids; times in milliseconds of the database's clock. */
export interface BiddingRow {
  readonly id: number
  readonly owner: number
  readonly hidden: boolean
  readonly over: boolean
  readonly way: AuctionWay
  readonly starting: Halalas
  readonly increment: Halalas
  readonly reserve: Halalas | null
  readonly auto_accept: boolean
  readonly starts_ms: number
  readonly first_ends_ms: number
  readonly ends_ms: number
  /** The planned closing in a session; null outside of one. */
  readonly planned_ms: number | null
  readonly session_id: number | null
  readonly soft_close_s: number
  readonly soft_cap_s: number
  readonly accept_s: number
  readonly award_s: number
  readonly current: Halalas | null
  readonly leader_id: number | null
  readonly max: Halalas | null
  readonly bids_count: number
  readonly version: number
  readonly salt: Buffer
  /** Hash of the last link of the chain. */
  readonly last_hash: string | null
  /** The database's clock when the row was locked, in milliseconds. */
  readonly clock: number
  /** `gone` are the bidders of the batch who are blocked or deleted, `barred` those whose account type may not bid. */
  readonly gone: readonly number[] | null
  readonly barred: readonly number[] | null
}

/**
 * Locks the bidders (against removal, a block or a change of type), then the sessions of the auctions, then the auctions, each in
 * the order of their ids, until the end of the transaction. Closings in a session depend on each other, so a session is locked
 * whole. An exclusion also locks the person first, so it finds every bid of the person. Each row's clock is read after its lock. Missing auctions are left out.
 */
export function holdBidding(
  tx: Sql,
  { auctions, bidders }: { readonly auctions: readonly number[]; readonly bidders: readonly number[] },
): Promise<BiddingRow[]> {
  return tx.query<BiddingRow>({
    name: 'bids_hold',
    text: `with people as materialized (
             select id, type from users where id = any($2) and not blocked and deleted_at is null order by id for share
           ), sessions as materialized (
             select id from auction_sessions where (select count(*) from people) >= 0
               and id in (select session_id from auctions where product_id = any($1) and closed_at is null)
             order by id for no key update
           ), held as materialized (
             select * from auctions where product_id = any($1) and (select count(*) from sessions) >= 0
             order by product_id for update
           )
           select p.id, p.seller_id as owner, p.status = 'hidden' as hidden,
             (a.closed_at is not null or a.voided_at is not null) as over, a.way,
             a.starting_halalas as starting, a.min_increment_halalas as increment, a.reserve_halalas as reserve,
             a.auto_accept, ${ms('a.starts_at')} as starts_ms, ${ms('a.first_ends_at')} as first_ends_ms,
             ${ms('a.ends_at')} as ends_ms, ${ms('a.planned_ends_at')} as planned_ms, a.session_id, a.soft_close_s, a.soft_cap_s, a.accept_s, a.award_s,
             a.current_halalas as current, a.leader_id, a.max_halalas as max, a.bids_count, a.version, a.salt,
             encode(a.last_hash, 'hex') as last_hash, ${ms('clock_timestamp()')} as clock,
             (select json_agg(w.id) from unnest($2::bigint[]) as w(id) where w.id not in (select id from people)) as gone,
             (select json_agg(id) from people where type <> all ($3)) as barred
           from held a join products p on p.id = a.product_id`,
    values: [list(auctions), list(bidders), list(biddingTypes)],
  })
}

const biddingTypes = userTypes.filter(canBid)

const ms = (moment: string) => `floor(extract(epoch from ${moment}) * 1000)::bigint`

/** The stored answer of a call with an idempotency key. */
export interface KnownAnswer {
  readonly user_id: number
  readonly key: string
  readonly digest: Buffer
  readonly answer: unknown
}

/**
 * Returns the stored answers of those keys that were used within the last 24 h. Runs after the auctions are locked, so that
 * it sees every committed bid on them.
 */
export function findAnswers(
  tx: Sql,
  keys: readonly { readonly bidder: number; readonly key: string }[],
): Promise<KnownAnswer[]> {
  return tx.query<KnownAnswer>({
    name: 'bids_find_answers',
    text: `select k.user_id, k.key, k.digest, k.answer
           from unnest($1::bigint[], $2::text[]) as w(user_id, key) join idempotency_keys k using (user_id, key)
           where k.at >= now() - interval '24 hours'`,
    values: [list(keys.map(({ bidder }) => bidder)), keys.map(({ key }) => key)],
  })
}

/** The changes that a batch makes to an auction. */
export interface BiddingChange {
  readonly id: number
  readonly current: Halalas
  readonly leader: number
  readonly max: Halalas
  readonly count: number
  /** The new end in milliseconds; null if the end did not move. */
  readonly endsAt: number | null
  readonly version: number
  /** The version of the bids; null if no bid was recorded. */
  readonly bidVersion: number | null
  /** The version of the end; null if the end did not move. */
  readonly extendedVersion: number | null
  readonly hash: string
}

export interface BidToWrite extends RecordedBid {
  readonly auctionId: number
  readonly hash: string
}

export interface AnswerToKeep {
  readonly bidder: number
  readonly key: string
  readonly digest: Buffer
  /** The answer as JSON. */
  readonly answer: string
}

/**
 * Writes the result of a batch in one statement: auctions, bids (in this order) and answers. Fails if one of the keys
 * was used meanwhile; the retry then finds its answer.
 */
export async function writeBidding(
  tx: Sql,
  changes: readonly BiddingChange[],
  bids: readonly BidToWrite[],
  answers: readonly AnswerToKeep[],
): Promise<void> {
  await tx.query({
    name: 'bids_write',
    text: `with changed as (
             update auctions a set
               current_halalas = c.current, leader_id = c.leader, max_halalas = c.max, bids_count = c.count,
               ends_at = coalesce(to_timestamp(c.ends / 1000.0), a.ends_at),
               due_at = coalesce(to_timestamp(c.ends / 1000.0), a.due_at),
               version = c.version, bid_version = coalesce(c.bid_version, a.bid_version),
               extended_version = coalesce(c.extended_version, a.extended_version), last_hash = decode(c.hash, 'hex')
             from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::int[], $6::bigint[], $7::int[],
               $8::int[], $9::int[], $10::text[])
               as c(id, current, leader, max, count, ends, version, bid_version, extended_version, hash)
             where a.product_id = c.id
           ), recorded as (
             insert into bids (auction_id, number, bidder_id, amount_halalas, automatic, at, hash)
             select auction_id, number, bidder_id, amount, automatic, to_timestamp(at / 1000.0), decode(hash, 'hex')
             from unnest($11::bigint[], $12::int[], $13::bigint[], $14::bigint[], $15::boolean[], $16::bigint[], $17::text[])
               with ordinality as b(auction_id, number, bidder_id, amount, automatic, at, hash, place)
             order by place
           ), stored as (
             insert into idempotency_keys as known (user_id, key, digest, answer)
             select user_id, key, decode(digest, 'hex'), answer::json
             from unnest($18::bigint[], $19::text[], $20::text[], $21::text[]) as k(user_id, key, digest, answer)
             order by user_id, key
             on conflict (user_id, key) do update set digest = excluded.digest, answer = excluded.answer, at = now()
               where known.at < now() - interval '24 hours'
             returning 1
           )
           -- If a key was not free, this divides by zero, so that the statement and the transaction fail.
           select 1 / (count(*) = cardinality($18::bigint[]))::int as stored from stored`,
    values: [
      list(changes.map(({ id }) => id)),
      list(changes.map(({ current }) => current)),
      list(changes.map(({ leader }) => leader)),
      list(changes.map(({ max }) => max)),
      list(changes.map(({ count }) => count)),
      list(changes.map(({ endsAt }) => endsAt)),
      list(changes.map(({ version }) => version)),
      list(changes.map(({ bidVersion }) => bidVersion)),
      list(changes.map(({ extendedVersion }) => extendedVersion)),
      list(changes.map(({ hash }) => hash)),
      list(bids.map(({ auctionId }) => auctionId)),
      list(bids.map(({ number }) => number)),
      list(bids.map(({ bidder }) => bidder)),
      list(bids.map(({ amount }) => amount)),
      list(bids.map(({ automatic }) => automatic)),
      list(bids.map(({ at }) => at)),
      list(bids.map(({ hash }) => hash)),
      list(answers.map(({ bidder }) => bidder)),
      answers.map(({ key }) => key),
      list(answers.map(({ digest }) => digest.toString('hex'))),
      answers.map(({ answer }) => answer),
    ],
  })
}

/** A PostgreSQL array literal of values that need no quotes: whole numbers, booleans, hexadecimal digits. */
function list(values: readonly (number | boolean | string | null)[]): string {
  return `{${values.map((value) => value ?? 'null').join(',')}}`
}

/** The facts about an auction with new bids that its notifications contain. */
export interface BidNewsRow {
  readonly id: number
  readonly owner: number
  readonly name_ar: string
  readonly name_en: string
  readonly lot_grams: number
  readonly current: Halalas
  readonly bids_count: number
  readonly leader_id: number
  readonly f_name: string
  readonly l_name: string
}

/** The state of these auctions, with the names of their leaders. */
export function listBidNews(sql: Sql, auctions: readonly number[]): Promise<BidNewsRow[]> {
  return sql.query<BidNewsRow>({
    name: 'bids_list_news',
    text: `select p.id, p.seller_id as owner, p.name_ar, p.name_en, p.listed_grams as lot_grams,
             a.current_halalas as current, a.bids_count, a.leader_id, u.f_name, u.l_name
           from auctions a join products p on p.id = a.product_id join users u on u.id = a.leader_id
           where a.product_id = any($1) order by p.id`,
    values: [list(auctions)],
  })
}

/** The announced terms of a locked auction. */
export function termsOf(row: BiddingRow): Terms {
  return {
    owner: row.owner,
    starting: row.starting,
    increment: row.increment,
    reserve: row.reserve,
    autoAccept: row.auto_accept,
    startsAt: row.starts_ms,
    firstEndsAt: row.first_ends_ms,
    softCloseS: row.soft_close_s,
    softCapS: row.soft_cap_s,
    acceptS: row.accept_s,
    awardS: row.award_s,
  }
}
