import type { Halalas } from '../base/money.ts'
import type { RecordedBid, Terms } from './bidding.ts'
import type { ExclusionReason } from './status.ts'

/**
 * The record of an auction that nobody can change unseen: each bid has a number without gaps and a hash over the bid
 * before it, the first over the terms. Texts here, SHA-256 of their UTF-8 as lower-case hex where they are used.
 */

/** What the first bid's hash stands on. */
export function termsText(
  auctionId: number,
  terms: Pick<Terms, 'starting' | 'increment' | 'softCloseS' | 'softCapS' | 'startsAt' | 'firstEndsAt'>,
): string {
  const { starting, increment, softCloseS, softCapS, startsAt, firstEndsAt } = terms
  return [
    'samak-auction/1',
    auctionId,
    starting,
    increment,
    softCloseS,
    softCapS,
    startsAt,
    firstEndsAt,
  ].join('\n')
}

/** A bid of the chain: `mark` stands for its bidder. */
export type ChainedBid = Pick<RecordedBid, 'number' | 'automatic' | 'at'> & {
  readonly amount: Halalas
  readonly mark: string
}

/** What a bid's hash is made of. */
export function bidText(previous: string, { number, amount, mark, automatic, at }: ChainedBid): string {
  return ['samak-bid/1', previous, number, amount, mark, automatic ? 1 : 0, at].join('\n')
}

/** A bidder who left, as a link of the chain: `mark` stands for them. */
export interface ChainedExclusion {
  readonly after: number
  readonly mark: string
  readonly at: number
  readonly reason: ExclusionReason
}

/** What the link of an exclusion is made of; the hash of the next link stands on it. */
export function exclusionText(previous: string, { after, mark, at, reason }: ChainedExclusion): string {
  return [exclusionForms[reason], previous, after, mark, at].join('\n')
}

/** The first line of the text of a bidder who left, by why they did. */
export const exclusionForms: Readonly<Record<ExclusionReason, string>> = {
  barred: 'samak-exclusion/1',
  rejected: 'samak-rejection/1',
  abandoned: 'samak-abandonment/1',
}

/** What a bidder's mark is made of: its first 16 digits tell bidders apart and say nothing of who they are. */
export function markText(salt: string, bidder: number): string {
  return ['samak-bidder/1', salt, bidder].join('\n')
}

export const markLength = 16
