import { createHash } from 'node:crypto'
import { markOf } from '#server/auctions/marks.ts'
import { bidText, termsText } from '#shared/auctions/record.ts'
import { halalas } from '#shared/base/money.ts'
import { type MadeAuction, type MadeBid, softClose, softCloseCap } from './auctions.ts'
import type { Market } from './market.ts'
import type { MadeProduct } from './products.ts'
import { numbered } from './rows.ts'
import type { Rows } from './store.ts'

/** Rows of auctions, their bids and awards; bids are numbered by their moment over all auctions. */
export function auctionRows(
  auctions: Market['auctions'],
  products: ReadonlyMap<MadeProduct, number>,
  orderedAt: (product: Market['auctions'][number]['product']) => Date | undefined,
): { auctions: Rows; bids: Rows; awards: Rows } {
  const all = auctions.flatMap((auction) => {
    const id = products.get(auction.product) ?? 0
    return chained(auction, id).map((bid) => ({ id, ...bid }))
  })
  const lastHash = new Map(all.map(({ id, hash }) => [id, asBytes(hash)]))
  const bidIds = numbered(all.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
  const idOf = ({ product }: MadeAuction) => products.get(product) ?? 0
  return {
    auctions: auctions.map((auction) => {
      const last = auction.bids.at(-1)
      const over = auction.acceptedAt ?? (auction.fate === 'ended' ? auction.endsAt : undefined)
      const ordered = orderedAt(auction.product)
      const settled = auction.voidedAt || ordered
      const due = auction.acceptedAt ? new Date(auction.acceptedAt.getTime() + day) : auction.endsAt
      return {
        product_id: idOf(auction),
        starting_halalas: auction.starting,
        min_increment_halalas: auction.minIncrement,
        reserve_halalas: auction.reserve ?? null,
        auto_accept: auction.autoAccept,
        starts_at: auction.startsAt,
        first_ends_at: auction.firstEndsAt,
        ends_at: auction.endsAt,
        soft_close_s: softClose / 1_000,
        soft_cap_s: softCloseCap / 1_000,
        ...{ accept_s: day / 1_000, award_s: day / 1_000 },
        salt: asBytes(saltOf(idOf(auction))),
        current_halalas: last?.amount ?? null,
        max_halalas: last?.amount ?? null,
        leader_id: last?.bidder.id ?? null,
        last_hash: lastHash.get(idOf(auction)) ?? null,
        bids_count: auction.bids.length,
        closed_at: over && !auction.voidedAt ? auction.endsAt : null,
        ordered_at: ordered ?? null,
        voided_at: auction.voidedAt ?? null,
        due_at: settled ? null : due,
        ...{ version: auction.bids.length, bid_version: auction.bids.length },
        ...{ extended_version: 0, ended_version: 0, awarded_version: 0, voided_version: 0 },
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
    awards: auctions.flatMap((auction) => {
      const last = auction.bids.at(-1)
      if (!auction.acceptedAt || !last) return []
      return {
        ...{ auction_id: idOf(auction), number: 1, bid_number: last.number, bidder_id: last.bidder.id },
        ...{
          amount_halalas: last.amount,
          at: auction.acceptedAt,
          by_owner: !auction.autoAccept,
          lapsed_at: null,
        },
      }
    }),
  }
}

/** The bids with the hashes that their record shows. */
function chained(auction: MadeAuction, id: number): (MadeBid & { readonly hash: string })[] {
  const salt = Buffer.from(saltOf(id), 'hex')
  let previous = sha256(
    termsText(id, {
      starting: halalas(auction.starting),
      increment: halalas(auction.minIncrement),
      softCloseS: softClose / 1_000,
      softCapS: softCloseCap / 1_000,
      startsAt: auction.startsAt.getTime(),
      firstEndsAt: auction.firstEndsAt.getTime(),
    }),
  )
  return auction.bids.map((bid) => {
    const { number, automatic } = bid
    const mark = markOf(salt, bid.bidder.id)
    previous = sha256(
      bidText(previous, { number, automatic, mark, amount: halalas(bid.amount), at: bid.at.getTime() }),
    )
    return { ...bid, hash: previous }
  })
}

/** The same at every building. */
const saltOf = (id: number) => sha256(`samak-demo-salt ${id}`).slice(0, 32)

const asBytes = (hex: string) => `\\x${hex}`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const day = 24 * 3_600_000
