import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle } from '#node/http.ts'
import { createAuction, getLotForm, listMyAuctions } from '#shared/auctions/selling.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Files } from '../base/files.ts'
import type { Settings } from '../base/settings.ts'
import { pageWithHearts } from '../products/hearts.ts'
import { lotForm, putUpForAuction } from './selling.ts'
import { listOwnAuctions, loadBids } from './sellingOwnStore.ts'
import { lotOf, ownAuctionOf } from './sellingPresent.ts'

export const auctionSellingHandlers = (deps: {
  readonly db: Database
  readonly files: Files
  readonly settings: Settings
}) => [
  handle(createAuction, ({ body }, context) => putUpForAuction(deps, selling(context), body)),

  handle(getLotForm, () => lotForm(deps.db, deps.settings)),

  handle(listMyAuctions, async ({ query }, context) => {
    const { caller, locale } = selling(context)
    const { page, counts } = await listOwnAuctions(deps.db, caller.id, query)
    const lots = page.data.map(lotOf)
    const wanted = lots.flatMap(({ row, best, award }) =>
      [best, award].flatMap((one) => (one ? { auction: row.id, number: one.number } : [])),
    )
    const bids = await loadBids(deps.db, wanted)
    const shown = { ...page, data: lots.map((lot) => ownAuctionOf(lot, bids, locale)) }
    return { products: await pageWithHearts(deps.db, caller, shown), counts }
  }),
]

/** The edge has let in only who sells. */
function selling(context: Context): Context & { readonly caller: Caller } {
  const { caller } = context
  if (!caller) throw new Refusal('unauthenticated')
  return { ...context, caller }
}
