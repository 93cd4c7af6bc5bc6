import type { Halalas } from '../base/money.ts'
import type { RecordedBid, Terms } from './bidding.ts'
import type { ExclusionReason } from './status.ts'

/**
 * The tamper-evident record of an auction. Bids have numbers without gaps. The hash of each bid covers the previous link; the
 * hash of the first bid covers the terms. This module builds the texts of the links. Callers hash the UTF-8 bytes of the texts
 * with SHA-256, as lower-case hex.
 */

/** The text of the first link. */
export function termsText(
  auctionId: number,
  terms: Pick<Terms, 'starting' | 'increment' | 'softCloseS' | 'softCapS' | 'startsAt' | 'firstEndsAt'> &
    Pick<Terms, 'way' | 'floor' | 'stepS'>,
): string {
  const { starting, increment, softCloseS, softCapS, startsAt, firstEndsAt } = terms
  if (terms.way === 'dutch') {
    const { floor, stepS } = terms
    return ['samak-dutch/1', auctionId, starting, floor, increment, stepS, startsAt, firstEndsAt].join('\n')
  }
  if (terms.way === 'sealed') {
    return ['samak-sealed/1', auctionId, starting, startsAt, firstEndsAt].join('\n')
  }
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

/** The secret part of a sealed offer: the commitment hides the amount as long as the salt is secret. */
export interface Sealed {
  readonly mark: string
  readonly amount: Halalas
  /** 32 random bytes, as hex. */
  readonly salt: string
}

/** The text of the commitment to a sealed offer. */
export function commitmentText(auctionId: number, { mark, amount, salt }: Sealed): string {
  return ['samak-commitment/1', auctionId, mark, amount, salt].join('\n')
}

/** A sealed offer, or its end before the opening, as a link of the chain. */
export interface ChainedOffer {
  readonly number: number
  readonly mark: string
  readonly at: number
  /** Null if the link ends the bidder's offer. */
  readonly commitment: string | null
  readonly ended: OfferEnd | null
}

/** The text that the hash of a sealed offer, or of its end, covers. */
export function offerText(previous: string, { number, mark, at, commitment, ended }: ChainedOffer): string {
  if (ended !== null) return [offerEndForms[ended], previous, number, mark, at].join('\n')
  return ['samak-offer/1', previous, number, mark, commitment, at].join('\n')
}

/** The ways in which a sealed offer ended before the opening. `barred`: the bidder may no longer bid. */
export const offerEnds = ['withdrawn', 'barred'] as const
export type OfferEnd = (typeof offerEnds)[number]

/** The first line of the text of a link that ends an offer. */
export const offerEndForms: Readonly<Record<OfferEnd, string>> = {
  withdrawn: 'samak-withdrawal/1',
  barred: 'samak-offer-exclusion/1',
}

/** The text that the hash of an opened offer's bid covers; `offer` is the number of the offer. */
export function openedText(
  previous: string,
  { number, offer, mark, amount, salt }: Sealed & { readonly number: number; readonly offer: number },
): string {
  return ['samak-opened/1', previous, number, offer, mark, amount, salt].join('\n')
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
