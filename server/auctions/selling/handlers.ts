import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { createAuction, getLotForm, listMyAuctions } from '#shared/auctions/selling.ts'
import type { Files } from '../../base/files.ts'
import type { Settings } from '../../base/settings.ts'
import { pageWithFavorites } from '../../products/favorites.ts'
import { lotForm, putUpForAuction } from './actions.ts'
import { listOwnAuctions, loadBids } from './ownStore.ts'
import { lotOf, ownAuctionOf } from './present.ts'

export const auctionSellingHandlers = (deps: {
  readonly db: Database
  readonly files: Files
  readonly settings: Settings
}) => [
  handle(createAuction, ({ body }, context) => putUpForAuction(deps, context, body)),

  handle(getLotForm, () => lotForm(deps.db, deps.settings)),

  handle(listMyAuctions, async ({ query }, context) => {
    const { caller, locale } = context
    const { page, counts } = await listOwnAuctions(deps.db, caller.id, query)
    const lots = page.data.map(lotOf)
    const wanted = lots.flatMap(({ row, best, award }) =>
      [best, award].flatMap((one) => (one ? { auction: row.id, number: one.number } : [])),
    )
    const bids = await loadBids(deps.db, wanted)
    const shown = { ...page, data: lots.map((lot) => ownAuctionOf(lot, bids, locale)) }
    return { products: await pageWithFavorites(deps.db, caller, shown), counts }
  }),
]
