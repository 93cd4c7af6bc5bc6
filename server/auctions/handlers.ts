import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { listAuctions, showAuction } from '#shared/auctions/contract.ts'
import type { AuctionWindows } from '#shared/auctions/status.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { pageWithHearts, withHearts } from '../products/hearts.ts'
import type { Search } from '../products/search.ts'
import { auctionOf, bidsOf } from './present.ts'
import { findAuction, findHighestOf, listAuctionsOf, listBids } from './store.ts'

export const auctionHandlers = (db: Database, windows: AuctionWindows, search: Search) => [
  handle(listAuctions, async ({ query }, { locale, caller }) => {
    const found = await listAuctionsOf(db, query, locale, windows, await search.filter(query.s))
    return pageWithHearts(db, caller, found)
  }),

  handle(showAuction, async ({ params }, { locale, caller }) => {
    const row = await findAuction(db, params.id)
    if (!row) throw new Refusal('not_found')
    const shownAs = auctionOf(row, locale, windows)
    const [bids, highest, [auction = shownAs]] = await Promise.all([
      listBids(db, row.id),
      caller ? findHighestOf(db, row.id, caller.id) : null,
      withHearts(db, caller, [shownAs]),
    ])
    const shown = bidsOf(bids, row, auction.status, { locale, reader: caller?.id })
    const award = shown.find(({ state }) => state === 'accepted')
    return {
      ...auction,
      details: locale === 'ar' ? row.details_ar : row.details_en,
      server_time: row.clock.toISOString(),
      bids: shown,
      is_owner: caller?.id === row.seller_id,
      my_highest: highest === null ? null : toRiyals(halalas(highest)),
      my_max: null,
      awarded_bid: award ? { id: award.id, amount: award.amount, bidder: award.bidder } : null,
    }
  }),
]
