import { hash } from 'node:crypto'
import type { Database, Sql } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import {
  type AuctionRecord,
  type RecordBid,
  type RecordExclusion,
  type RecordOffer,
  showRecord,
} from '#shared/auctions/contract.ts'
import { type Award, settle } from '#shared/auctions/engine.ts'
import { termsText } from '#shared/auctions/record.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { maskedPerson } from '#shared/base/text/masks.ts'
import { markOf } from '../marks.ts'
import { auctionOf } from '../present.ts'
import { type AuctionRow, stateOf } from '../row.ts'
import { findAuction } from '../store.ts'
import { listOffers, type OfferRow } from '../ways/offersStore.ts'
import { countBidders, type ExclusionRow, listExclusions, listRecord, type RecordRow } from './store.ts'

/** The public record of an auction, which is built from the auction's rows (contract 2, Auctions, auction/show/{id}/record). */
export const recordHandlers = ({ db }: { readonly db: Database }) => [
  handle(showRecord, ({ params, query }, { locale }) => recordOf(db, params.id, query.after ?? 0, locale)),
]

async function recordOf(db: Sql, id: number, after: number, locale: Locale): Promise<AuctionRecord> {
  const row = await findAuction(db, id)
  if (!row) throw new Refusal('not_found')
  // Bids that arrive between the two statements are left to the next read, so that the count and the bids agree.
  const upTo = row.bids_count
  const [bids, bidders, exclusions, offers] = await Promise.all([
    listRecord(db, id, { after, upTo }),
    countBidders(db, id, upTo),
    row.excluded_version > 0 ? listExclusions(db, id, upTo) : [],
    row.way === 'sealed' ? listOffers(db, id) : [],
  ])
  // If the offers are opened between the two statements, the opening is left to the next read too.
  const links =
    upTo === 0 ? offers.map((one) => ({ ...one, bid: null, amount_halalas: null, salt: null })) : offers
  const opened = new Map(links.map(({ bid, number }) => [bid, number]))
  const last = bids.at(-1)?.number ?? upTo
  return {
    ...headOf(row, locale),
    bidders,
    offers: links.map((one) => offerOf(one, row.salt)),
    bids: bids.map((bid) => ({ ...bidOf(bid, row.salt, locale), offer: opened.get(bid.number) ?? null })),
    exclusions: exclusions.map((one) => exclusionOf(one, row.salt, locale)),
    next: last < upTo ? last : null,
  }
}

/** The record without the links of the hash chain: the lot, the announced terms and the outcome. */
function headOf(
  row: AuctionRow,
  locale: Locale,
): Omit<AuctionRecord, 'bidders' | 'offers' | 'bids' | 'exclusions' | 'next'> {
  const shown = auctionOf(row, locale)
  const { state } = settle(stateOf(row), row.clock.getTime())
  const { id, name, image, quantity, market_id, market, status } = shown
  const { starting_price, min_increment, bids_count, starts_at, ends_at, way, fall, offers_count } = shown
  return {
    auction: {
      id,
      way,
      fall,
      offers_count,
      name,
      image,
      quantity,
      market_id,
      market,
      status,
      starting_price,
      min_increment,
      bids_count,
      starts_at,
      ends_at,
    },
    first_ends_at: row.first_ends_at.toISOString(),
    planned_ends_at: row.planned_ends_at?.toISOString() ?? null,
    soft_close_s: row.soft_close_s,
    soft_cap_s: row.soft_cap_s,
    terms_hash: hash('sha256', termsText(row.id, state.terms)),
    awards: state.awards.map(awardOf),
  }
}

function bidOf(row: RecordRow, salt: Buffer, locale: Locale): Omit<RecordBid, 'offer'> {
  return {
    number: row.number,
    amount: toRiyals(row.amount_halalas),
    bidder: maskedPerson(row, locale),
    mark: markOf(salt, row.bidder_id),
    automatic: row.automatic,
    at: row.at.toISOString(),
    hash: row.hash,
  }
}

function offerOf(row: OfferRow, salt: Buffer): RecordOffer {
  return {
    number: row.number,
    mark: markOf(salt, row.bidder_id),
    commitment: row.commitment,
    ended: row.ended,
    at: row.at.toISOString(),
    hash: row.hash,
    amount: row.amount_halalas === null ? null : toRiyals(row.amount_halalas),
    salt: row.salt,
  }
}

function exclusionOf(row: ExclusionRow, salt: Buffer, locale: Locale): RecordExclusion {
  return {
    after: row.after_number,
    bidder: maskedPerson(row, locale),
    mark: markOf(salt, row.bidder_id),
    reason: row.reason,
    at: row.at.toISOString(),
    hash: row.hash,
  }
}

function awardOf({ number, at, by, lapsedAt }: Award): AuctionRecord['awards'][number] {
  return {
    number,
    at: new Date(at).toISOString(),
    by,
    lapsed_at: lapsedAt === null ? null : new Date(lapsedAt).toISOString(),
  }
}
