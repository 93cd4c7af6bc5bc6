import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { acceptBid } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import { acceptBidOf } from './accepting.ts'
import { showTo } from './show.ts'

export const awardingHandlers = ({ db }: { readonly db: Database }) => [
  handle(acceptBid, async ({ params }, { locale, caller }) => {
    // The edge has turned away everybody else.
    if (!caller) throw new Refusal('unauthenticated')
    const auctionId = await db.transaction((tx) => acceptBidOf(tx, caller, params.id))
    return showTo(db, auctionId, { locale, reader: caller.id })
  }),
]
