import type { Sql } from '#platform/database/db.ts'
import type { OfferEnd } from '#shared/auctions/record.ts'
import type { OpenedOffer } from '#shared/auctions/ways/sealed.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import { exportedRows } from '../../base/accountPart.ts'
import type { OwnOfferRow } from '../present.ts'

/**
 * The statements of sealed offers. Only they read the amounts and salts of offers, and only in three cases: the caller's own
 * offer, a tender whose end is reached, and offers that were opened (docs/security.md).
 */

/** SQL condition: the link `o` is the last one of its bidder, and it is an offer. */
const valid = `o.ended is null and not exists (select from sealed_offers l
    where l.auction_id = o.auction_id and l.bidder_id = o.bidder_id and l.number > o.number)`

const ms = (moment: string) => `floor(extract(epoch from ${moment}) * 1000)::bigint`

/** A person's own valid offer; null if there is none. */
export async function findOwnOffer(
  db: Sql,
  auctionId: number,
  bidderId: number,
): Promise<OwnOfferRow | null> {
  const [row] = await db.query<OwnOfferRow>({
    name: 'sealed_own',
    text: `select o.number, o.amount_halalas, o.at from sealed_offers o
           where o.auction_id = $1 and o.bidder_id = $2 and ${valid}`,
    values: [auctionId, bidderId],
  })
  return row ?? null
}

/** The people with a valid offer in an auction, by id. */
export async function listOffering(tx: Sql, auctionId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'sealed_offering',
    text: `select o.bidder_id as id from sealed_offers o where o.auction_id = $1 and ${valid} order by o.bidder_id`,
    values: [auctionId],
  })
  return rows.map(({ id }) => id)
}

/** The facts about a tender's chain that are needed to append a link of one bidder. */
export interface ChainRow {
  /** The number of links, and the hash of the last link as hex; null before the first link. */
  readonly links: number
  readonly last_hash: string | null
  /** The number of the bidder's own links, and whether the last of them is an offer. */
  readonly own: number
  readonly offers: boolean
}

/** Reads the state of a tender's chain. The caller has locked the auction. */
export async function findChain(tx: Sql, auctionId: number, bidderId: number): Promise<ChainRow> {
  const [row] = await tx.query<ChainRow>({
    name: 'sealed_chain',
    text: `select (select count(*)::int from sealed_offers where auction_id = $1) as links,
             (select encode(hash, 'hex') from sealed_offers where auction_id = $1 order by number desc limit 1) as last_hash,
             (select count(*)::int from sealed_offers where auction_id = $1 and bidder_id = $2) as own,
             exists (select from sealed_offers o where o.auction_id = $1 and o.bidder_id = $2 and ${valid}) as offers`,
    values: [auctionId, bidderId],
  })
  if (!row) throw new RangeError('a query without a table returned no row')
  return row
}

export interface LinkToWrite {
  readonly auctionId: number
  readonly number: number
  readonly bidder: number
  /** Null for a link that ends an offer. */
  readonly secret: { readonly amount: Halalas; readonly salt: string; readonly commitment: string } | null
  readonly ended: OfferEnd | null
  readonly at: number
  readonly hash: string
  /** The number of bidders with a valid offer after this link. */
  readonly count: number
}

/** Appends a link to the chain of a tender, and counts the bidders with a valid offer. */
export async function insertLink(tx: Sql, link: LinkToWrite): Promise<void> {
  await tx.query({
    name: 'sealed_insert',
    text: `with counted as (update auctions set offers_count = $10, version = version + 1, offers_version = version + 1
                            where product_id = $1)
           insert into sealed_offers (auction_id, number, bidder_id, amount_halalas, salt, commitment, ended, at, hash)
           values ($1, $2, $3, $4, decode($5, 'hex'), decode($6, 'hex'), $7, to_timestamp($8::bigint / 1000.0), decode($9, 'hex'))`,
    values: [
      link.auctionId,
      link.number,
      link.bidder,
      link.secret?.amount ?? null,
      link.secret?.salt ?? null,
      link.secret?.commitment ?? null,
      link.ended,
      link.at,
      link.hash,
      link.count,
    ],
  })
}

/** A valid offer with its secret; `at` in milliseconds. */
export interface SecretRow {
  readonly number: number
  readonly bidder: number
  readonly amount: Halalas
  readonly at: number
  readonly salt: string
}

/** Lists the valid offers of a tender that has ended by the database's clock; an open tender has none. The caller has locked the auction. */
export function listDueOffers(tx: Sql, auctionId: number): Promise<SecretRow[]> {
  return tx.query<SecretRow>({
    name: 'sealed_due',
    text: `select o.number, o.bidder_id as bidder, o.amount_halalas as amount, ${ms('o.at')} as at, encode(o.salt, 'hex') as salt
           from sealed_offers o join auctions a on a.product_id = o.auction_id
           where o.auction_id = $1 and a.ends_at <= clock_timestamp() and ${valid} order by o.number`,
    values: [auctionId],
  })
}

/** Inserts the opened offers as bids with their hashes, the lowest first. */
export async function insertOpened(
  tx: Sql,
  auctionId: number,
  bids: readonly (OpenedOffer & { readonly hash: string })[],
): Promise<void> {
  await tx.query({
    name: 'sealed_open',
    text: `with opened as (
             insert into bids (auction_id, number, bidder_id, amount_halalas, automatic, at, hash)
             select $1, number, bidder, amount, false, to_timestamp(at / 1000.0), decode(hash, 'hex')
             from jsonb_to_recordset($2) as made(number int, bidder bigint, amount bigint, at bigint, hash text) order by number
           )
           update auctions a set bids_count = last.number, current_halalas = last.amount, max_halalas = last.amount,
             leader_id = last.bidder, last_hash = decode(last.hash, 'hex'), offers_count = 0
           from jsonb_to_recordset($2) as last(number int, bidder bigint, amount bigint, hash text)
           where a.product_id = $1 and last.number = $3`,
    values: [auctionId, JSON.stringify(bids), bids.length],
  })
}

/** A link of the public record. Amount and salt are null unless the offer was opened. */
export interface OfferRow {
  readonly number: number
  readonly bidder_id: number
  readonly ended: OfferEnd | null
  readonly commitment: string | null
  readonly at: Date
  readonly hash: string
  readonly amount_halalas: Halalas | null
  readonly salt: string | null
  /** The number of the bid that opens this offer. */
  readonly bid: number | null
}

/** The links of a tender, in order. */
export function listOffers(db: Sql, auctionId: number): Promise<OfferRow[]> {
  return db.query<OfferRow>({
    name: 'sealed_record',
    text: `select o.number, o.bidder_id, o.ended, encode(o.commitment, 'hex') as commitment, o.at, encode(o.hash, 'hex') as hash,
             b.number as bid, case when b.number is not null then o.amount_halalas end as amount_halalas,
             case when b.number is not null then encode(o.salt, 'hex') end as salt
           from sealed_offers o
           left join bids b on b.auction_id = o.auction_id and b.bidder_id = o.bidder_id and ${valid}
           where o.auction_id = $1 order by o.number limit ${limits.auction.mostBids}`,
    values: [auctionId],
  })
}

/** An entry of a person's account export: a sealed offer, or the end of one. */
export interface ExportedOfferRow {
  readonly auction_id: number
  readonly number: number
  readonly amount_halalas: Halalas | null
  readonly ended: OfferEnd | null
  readonly at: Date
}

/** All sealed offers of a person, newest first. */
export function listOffersOf(db: Sql, userId: number): Promise<ExportedOfferRow[]> {
  return db.query<ExportedOfferRow>({
    name: 'sealed_of_person',
    text: `select auction_id, number, amount_halalas, ended, at from sealed_offers
           where bidder_id = $1 order by at desc, auction_id, number desc limit ${exportedRows}`,
    values: [userId],
  })
}
