import { hash } from 'node:crypto'
import { markLength, markText } from '#shared/auctions/record.ts'

/**
 * The pseudonym of a bidder in the public record of one auction, which distinguishes bidders without identifying them.
 */
export function markOf(salt: Buffer, bidder: number): string {
  return hash('sha256', markText(salt.toString('hex'), bidder)).slice(0, markLength)
}
