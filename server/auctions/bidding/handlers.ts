import { handle } from '#platform/http/http.ts'
import { placeBid } from '#shared/auctions/contract.ts'
import type { Bids } from './bids.ts'

export const biddingHandlers = ({ bids }: { readonly bids: Bids }) => [
  handle(placeBid, ({ params, body }, { caller, repeat }) => {
    const wish = { bidder: caller.id, money: body.money, max: body.max_money }
    return bids.place({ auctionId: params.id, wish, repeat })
  }),
]
