import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { acceptBid } from '#shared/auctions/contract.ts'
import { showTo } from '../show.ts'
import { acceptBidOf } from './actions.ts'

export const awardingHandlers = ({ db }: { readonly db: Database }) => [
  handle(acceptBid, async ({ params }, { locale, caller }) => {
    const auctionId = await db.transaction((tx) => acceptBidOf(tx, caller, params.id))
    return showTo(db, auctionId, { locale, reader: caller.id })
  }),
]
