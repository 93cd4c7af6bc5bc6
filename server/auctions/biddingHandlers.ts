import { handle } from '#node/http.ts'
import { placeBid } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Bids } from './bidding.ts'

export const biddingHandlers = ({ bids }: { readonly bids: Bids }) => [
  handle(placeBid, ({ params, body }, { caller, repeat }) => {
    if (!caller) throw new Refusal('unauthenticated')
    const wish = { bidder: caller.id, money: body.money, max: body.max_money }
    return bids.place({ auctionId: params.id, wish, repeat })
  }),
]
