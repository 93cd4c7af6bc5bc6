/** The states of an auction (contract, Auctions, "States"). */
export const auctionStatuses = ['scheduled', 'open', 'ended', 'awarded', 'ordered', 'unsold', 'void'] as const
export type AuctionStatus = (typeof auctionStatuses)[number]

/** What the lists can be asked for; `ended` holds every state after the end. */
export const listedStatuses = ['open', 'scheduled', 'ended'] as const
export type ListedStatus = (typeof listedStatuses)[number]

/** The facts that a state is made of. Amounts in halalas. */
export interface AuctionFacts {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly bidsCount: number
  readonly current: number | null
  readonly reserve: number | null
  readonly autoAccept: boolean
  readonly acceptedAt: Date | null
  readonly voidedAt: Date | null
  readonly ordered: boolean
}

/** How long an owner may accept after the end, and a winner order after the award, in seconds. */
export interface AuctionWindows {
  readonly acceptS: number
  readonly awardS: number
}

/** The state at a moment, from the clock and the rows alone: right on every read, whether a worker ran or not. */
export function statusOf(facts: AuctionFacts, { acceptS, awardS }: AuctionWindows, now: Date): AuctionStatus {
  if (facts.voidedAt) return 'void'
  if (facts.ordered) return 'ordered'
  if (!facts.acceptedAt && now < facts.startsAt) return 'scheduled'
  if (!facts.acceptedAt && now < facts.endsAt) return 'open'
  const award = awardedAt(facts)
  const lapse = award && new Date(award.getTime() + awardS * 1_000)
  if (lapse && now < lapse) return 'awarded'
  // A lapsed award gives the owner a new window, from the lapse on.
  const from = lapse ?? facts.endsAt
  const open = facts.bidsCount > 0 && now.getTime() < from.getTime() + acceptS * 1_000
  return open ? 'ended' : 'unsold'
}

export function reserveMet({ current, reserve }: Pick<AuctionFacts, 'current' | 'reserve'>): boolean {
  return current !== null && (reserve === null || current >= reserve)
}

/** When the highest bid was accepted: by its owner, or by the end itself where that was agreed. */
function awardedAt(facts: AuctionFacts): Date | null {
  if (facts.acceptedAt) return facts.acceptedAt
  return facts.autoAccept && reserveMet(facts) ? facts.endsAt : null
}

/** The least that the next bid must reach, in halalas. */
export function nextMinimum(starting: number, current: number | null, increment: number): number {
  return current === null ? starting : current + increment
}
