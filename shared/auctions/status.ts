/** The states of an auction (contract, Auctions, "States"); engine.ts says which one holds. */
export const auctionStatuses = ['scheduled', 'open', 'ended', 'awarded', 'ordered', 'unsold', 'void'] as const
export type AuctionStatus = (typeof auctionStatuses)[number]

/** What the lists can be asked for; `ended` holds every state after the end. */
export const listedStatuses = ['open', 'scheduled', 'ended'] as const
export type ListedStatus = (typeof listedStatuses)[number]
