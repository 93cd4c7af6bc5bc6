import { createHash } from 'node:crypto'
import { markOf } from '#server/auctions/marks.ts'
import { bidText, commitmentText, offerText, openedText, termsText } from '#shared/auctions/record.ts'
import { halalas } from '#shared/base/money.ts'
import type { MadeProduct } from '../products/products.ts'
import { numbered } from '../rows.ts'
import type { Rows } from '../store.ts'
import type { Market } from '../trade/market.ts'
import { type MadeAuction, type MadeBid, orderWithin, termsOf } from './auctions.ts'
import { validOffers } from './ways.ts'

/** Rows of auctions, their bids, awards and sealed offers. A later bid has a higher id, also across auctions. */
export function auctionRows(
  auctions: Market['auctions'],
  products: ReadonlyMap<MadeProduct, number>,
  orderedAt: (product: Market['auctions'][number]['product']) => Date | undefined,
): { auctions: Rows; bids: Rows; awards: Rows; sealed_offers: Rows } {
  const idOf = ({ product }: MadeAuction) => products.get(product) ?? 0
  const all = auctions.flatMap((auction) => {
    const id = idOf(auction)
    return chained(auction, id).map((bid) => ({ id, ...bid }))
  })
  const lastHash = new Map(all.map(({ id, hash }) => [id, asBytes(hash)]))
  const bidIds = numbered(all.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
  return {
    auctions: auctions.map((auction) => {
      const id = idOf(auction)
      return {
        ...announced(auction, id),
        last_hash: lastHash.get(id) ?? null,
        ...presentState(auction, orderedAt(auction.product)),
      }
    }),
    bids: [...bidIds].map(([bid, id]) => ({
      id,
      auction_id: bid.id,
      number: bid.number,
      bidder_id: bid.bidder.id,
      amount_halalas: bid.amount,
      automatic: bid.automatic,
      at: bid.at,
      hash: asBytes(bid.hash),
    })),
    awards: auctions.flatMap((auction) => awardRows(auction, idOf(auction))),
    sealed_offers: auctions.flatMap((auction) => {
      const id = idOf(auction)
      return offersOf(auction, id).map(({ number, bidder, amount, at, ...offer }) => ({
        auction_id: id,
        number,
        bidder_id: bidder.id,
        amount_halalas: amount,
        salt: amount === null ? null : asBytes(offer.salt),
        commitment: offer.commitment && asBytes(offer.commitment),
        ended: amount === null ? 'withdrawn' : null,
        at,
        hash: asBytes(offer.hash),
      }))
    }),
  }
}

/** Columns that are fixed when the auction is announced. */
function announced(auction: MadeAuction, id: number) {
  const terms = termsOf(auction)
  return {
    product_id: id,
    starting_halalas: terms.starting,
    min_increment_halalas: terms.increment,
    reserve_halalas: terms.reserve,
    auto_accept: terms.autoAccept,
    starts_at: auction.startsAt,
    first_ends_at: auction.firstEndsAt,
    soft_close_s: terms.softCloseS,
    soft_cap_s: terms.softCapS,
    accept_s: terms.acceptS,
    award_s: terms.awardS,
    way: terms.way,
    floor_halalas: auction.floor ?? null,
    step_s: auction.stepS ?? null,
    offers_count: auction.bids.length > 0 ? 0 : validOffers(auction.offers ?? []).length,
    salt: asBytes(saltOf(id)),
  }
}

/** Columns of the current state. Each event that a stream sends, such as the end or the award, increases the version. */
function presentState({ fate, bids, endsAt, acceptedAt, voidedAt }: MadeAuction, ordered: Date | undefined) {
  const last = bids.at(-1)
  const over = fate !== 'scheduled' && fate !== 'open'
  const lapses = acceptedAt && new Date(acceptedAt.getTime() + orderWithin)
  let version = bids.length
  const next = (happened: boolean) => (happened ? ++version : 0)
  const versions = {
    bid_version: bids.length,
    extended_version: 0,
    ended_version: next(over),
    awarded_version: next(acceptedAt !== undefined),
    voided_version: next(voidedAt !== undefined),
  }
  return {
    ends_at: endsAt,
    current_halalas: last?.amount ?? null,
    max_halalas: last?.amount ?? null,
    leader_id: last?.bidder.id ?? null,
    bids_count: bids.length,
    closed_at: over ? endsAt : null,
    ordered_at: ordered ?? null,
    voided_at: voidedAt ?? null,
    due_at: over ? (fate === 'awarded' && lapses) || null : endsAt,
    ...versions,
    version,
  }
}

function awardRows({ bids, acceptedAt, autoAccept }: MadeAuction, id: number): Rows {
  const last = bids.at(-1)
  if (!acceptedAt || !last) return []
  return [
    {
      auction_id: id,
      number: 1,
      bid_number: last.number,
      bidder_id: last.bidder.id,
      amount_halalas: last.amount,
      at: acceptedAt,
      by_owner: !autoAccept,
      lapsed_at: null,
    },
  ]
}

/** The bids with the hashes of their public record. */
function chained(auction: MadeAuction, id: number): (MadeBid & { readonly hash: string })[] {
  const salt = Buffer.from(saltOf(id), 'hex')
  const offers = offersOf(auction, id)
  let previous = offers.at(-1)?.hash ?? sha256(termsText(id, termsOf(auction)))
  return auction.bids.map((bid) => {
    const { number, automatic } = bid
    const mark = markOf(salt, bid.bidder.id)
    const offer = offers.findLast(({ bidder }) => bidder === bid.bidder)
    if (offer) {
      const amount = halalas(bid.amount)
      previous = sha256(openedText(previous, { number, offer: offer.number, mark, amount, salt: offer.salt }))
      return { ...bid, hash: previous }
    }
    previous = sha256(
      bidText(previous, { number, automatic, mark, amount: halalas(bid.amount), at: bid.at.getTime() }),
    )
    return { ...bid, hash: previous }
  })
}

/** The sealed offers with their commitments and the hashes of their public record. */
function offersOf(auction: MadeAuction, id: number) {
  let previous = sha256(termsText(id, termsOf(auction)))
  return (auction.offers ?? []).map((offer) => {
    const { number, bidder, amount, at } = offer
    const mark = markOf(Buffer.from(saltOf(id), 'hex'), bidder.id)
    const salt = sha256(`samak-demo-offer ${id} ${number}`)
    const commitment = amount && sha256(commitmentText(id, { mark, amount: halalas(amount), salt }))
    const ended = amount === null ? 'withdrawn' : null
    previous = sha256(
      offerText(previous, { number, mark, at: at.getTime(), commitment: commitment || null, ended }),
    )
    return { ...offer, salt, commitment: commitment || null, hash: previous }
  })
}

/** The salt is deterministic, so that every build gives the same hashes. */
const saltOf = (id: number) => sha256(`samak-demo-salt ${id}`).slice(0, 32)

const asBytes = (hex: string) => `\\x${hex}`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
