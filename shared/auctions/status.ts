/** The states of an auction (contract, Auctions, "States"); engine.ts says which one holds. */
export const auctionStatuses = ['scheduled', 'open', 'ended', 'awarded', 'ordered', 'unsold', 'void'] as const
export type AuctionStatus = (typeof auctionStatuses)[number]

/** What the lists can be asked for; `ended` holds every state after the end. */
export const listedStatuses = ['open', 'scheduled', 'ended'] as const
export type ListedStatus = (typeof listedStatuses)[number]

/**
 * Why a bidder left an auction: they may not bid any more, or the order of their award failed: the owner `rejected` it, or
 * they `abandoned` it.
 */
export const exclusionReasons = ['barred', 'rejected', 'abandoned'] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** Through whom the order of an award failed: its owner, or its buyer. */
export const orderFailures = ['rejected', 'abandoned'] as const satisfies readonly ExclusionReason[]
export type OrderFailure = (typeof orderFailures)[number]
