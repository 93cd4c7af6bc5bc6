/** The statuses of an auction (contract, Auctions, "States"); engine.ts decides which applies. */
export const auctionStatuses = ['scheduled', 'open', 'ended', 'awarded', 'ordered', 'unsold', 'void'] as const
export type AuctionStatus = (typeof auctionStatuses)[number]

/** The statuses by which lists filter; `ended` contains every status after the end. */
export const listedStatuses = ['open', 'scheduled', 'ended'] as const
export type ListedStatus = (typeof listedStatuses)[number]

/**
 * The reason why a bidder was excluded. `barred`: the bidder may no longer bid. `rejected`: the owner rejected the bidder's
 * order. `abandoned`: the bidder abandoned the order.
 */
export const exclusionReasons = ['barred', 'rejected', 'abandoned'] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** The party that caused the order of an award to fail: the owner (`rejected`) or the buyer (`abandoned`). */
export const orderFailures = ['rejected', 'abandoned'] as const satisfies readonly ExclusionReason[]
export type OrderFailure = (typeof orderFailures)[number]
