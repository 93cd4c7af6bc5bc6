/** The kinds of search results, each with a list of its own. */
export const resultKinds = ['local', 'imported', 'special', 'auctions', 'requests'] as const
export type ResultKind = (typeof resultKinds)[number]
