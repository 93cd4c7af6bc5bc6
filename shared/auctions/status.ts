/** The statuses of an auction (contract, Auctions, "States"); engine.ts decides which applies. */
export const auctionStatuses = ['scheduled', 'open', 'ended', 'awarded', 'ordered', 'unsold', 'void'] as const
export type AuctionStatus = (typeof auctionStatuses)[number]

/** The statuses of lists; `ended` holds every status after the end. */
export const listedStatuses = ['open', 'scheduled', 'ended'] as const
export type ListedStatus = (typeof listedStatuses)[number]

/** Why a bidder was excluded: they may no longer bid, the owner `rejected` their order, or they `abandoned` it. */
export const exclusionReasons = ['barred', 'rejected', 'abandoned'] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** The party through whom the order of an award failed: owner or buyer. */
export const orderFailures = ['rejected', 'abandoned'] as const satisfies readonly ExclusionReason[]
export type OrderFailure = (typeof orderFailures)[number]
