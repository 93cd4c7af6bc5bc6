import type { Halalas } from '../base/money.ts'
import type { RecordedBid, Terms } from './bidding.ts'
import type { ExclusionReason } from './status.ts'

/**
 * The tamper-evident record of an auction. Bids have numbers without gaps. The hash of each bid covers the previous link;
 * the hash of the first bid covers the terms. This module builds the texts; callers hash their UTF-8 with SHA-256 as
 * lower-case hex.
 */

/** The text of the first link. */
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

/** A bid of the chain; `mark` is its bidder's pseudonym. */
export type ChainedBid = Pick<RecordedBid, 'number' | 'automatic' | 'at'> & {
  readonly amount: Halalas
  readonly mark: string
}

/** The text that a bid's hash covers. */
export function bidText(previous: string, { number, amount, mark, automatic, at }: ChainedBid): string {
  return ['samak-bid/1', previous, number, amount, mark, automatic ? 1 : 0, at].join('\n')
}

/** An exclusion as a link of the chain; `mark` is the bidder's pseudonym. */
export interface ChainedExclusion {
  readonly after: number
  readonly mark: string
  readonly at: number
  readonly reason: ExclusionReason
}

/** The text that an exclusion's hash covers. */
export function exclusionText(previous: string, { after, mark, at, reason }: ChainedExclusion): string {
  return [exclusionForms[reason], previous, after, mark, at].join('\n')
}

/** The first line of an exclusion's text, by its reason. */
export const exclusionForms: Readonly<Record<ExclusionReason, string>> = {
  barred: 'samak-exclusion/1',
  rejected: 'samak-rejection/1',
  abandoned: 'samak-abandonment/1',
}

/** The text of a bidder's mark. The first 16 digits of its hash distinguish bidders without identifying them. */
export function markText(salt: string, bidder: number): string {
  return ['samak-bidder/1', salt, bidder].join('\n')
}

export const markLength = 16
