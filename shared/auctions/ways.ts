/**
 * The ways to sell a lot. `english`: bids rise. `dutch`: the price falls by the clock, and the first press buys. `sealed`:
 * offers are secret until the end, and the highest wins.
 */
export const auctionWays = ['english', 'dutch', 'sealed'] as const
export type AuctionWay = (typeof auctionWays)[number]
