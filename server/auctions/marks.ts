import { hash } from 'node:crypto'
import { markLength, markText } from '#shared/auctions/record.ts'

/** Stands for a bidder in the public record of one auction; tells bidders apart and says nothing of who they are. */
export function markOf(salt: Buffer, bidder: number): string {
  return hash('sha256', markText(salt.toString('hex'), bidder)).slice(0, markLength)
}
